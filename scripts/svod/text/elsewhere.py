"""Words of other games and of shops: what the rules of this game have no word for.

Such words beside a name of ours show that the question is asked of another game («паралич» in D&D).
"""

from __future__ import annotations

_OTHER_GAMES = """
dnd днд подземелья pathfinder патфайндер warhammer вархаммер hearthstone хартстоун хс mtg мтг мтж pokemon
покемон покемоны покемонов gloomhaven глумхэвен catan катан колонизаторы carcassonne каркассон munchkin
манчкин манчкина tokyo токио uno уно poker покер покера chess шахматы шахматах monopoly монополия
dominion доминион arkham аркхем аркхэм yugioh югио gwent гвинт dota дота keyforge zombicide зомбицид
descent splendor yahtzee ятзи яцзы unmatched bang бэнг свинтус дурак bridge бридж backgammon нарды
scrabble эрудит lorcana лоркана netrunner talisman талисман wingspan terraforming агрикола agricola
codenames кодовые dixit диксит спасбросок спасброски мана mana counterspell флеш blackjack
"""
_SHOPS = """
цена цены купить заказать доставка скидка магазин предзаказ кикстартер скачать приложение андроид
айфон price buy shipping discount shop preorder kickstarter download app android iphone refund warranty
"""

ELSEWHERE = frozenset((_OTHER_GAMES + _SHOPS).split())
"""The words, folded."""
