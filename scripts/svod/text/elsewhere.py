"""Words of other games and of shops: what the rules of this game have no word for.

Beside a name of ours such a word shows that the question is asked of another game («паралич» in D&D), or of
a seller. The list is general: by kind, the best known card, board, dice and computer games, each with the one
or two words of its title that a question about this game would hardly use, in both alphabets and as players
shorten them (a title of common words alone, such as Root or Risk, gives none); then the words of buying, of
delivery and of apps. Words that a question about these rules may need (buy, возврат) are left out, and one
that the base knows after all counts as known.
"""

from svod.text.stems import stem

_CARD_GAMES = """
mtg мтг мтж hearthstone хартстоун хс pokemon покемон yugioh lorcana лоркана netrunner нетраннер keyforge
кейфордж gwent гвинт runeterra рунтерра munchkin манчкин dominion доминион uno уно бэнг свинтус skyjo скайджо
"""
_ADVENTURES = """
dnd днд dungeons подземелья pathfinder патфайндер gloomhaven глумхэвен глумхейвен frosthaven фростхэвен
arkham аркхем аркхэм eldritch элдрич descent десент zombicide зомбицид talisman талисман heroquest
nemesis немезида warhammer вархаммер
"""
_BOARD_GAMES = """
catan катан колонизаторы carcassonne каркассон tokyo токио azul азул pandemic пандемия everdell эверделл
wingspan terraforming терраформирование agricola агрикола scythe splendor dixit диксит имаджинариум codenames
cluedo клуэдо monopoly монополия unmatched анматчед patchwork пэчворк cascadia каскадия
"""
_CLASSIC_GAMES = """
poker покер blackjack блэкджек chess шахматы checkers backgammon нарды преферанс scrabble эрудит yahtzee ятзи
яцзы domino домино mahjong маджонг
"""
_VIDEO_GAMES = "dota дота minecraft майнкрафт fortnite фортнайт genshin геншин"
_BUYING = """
price стоимость заказать заказ предзаказ preorder магазин shop скидка discount доставка shipping delivery
кикстартер kickstarter гарантия warranty ozon озон amazon амазон авито
"""
_APPS = "app приложение android андроид iphone айфон ios download скачать steam стим"

ELSEWHERE = frozenset(
    stem(word)
    for group in (_CARD_GAMES, _ADVENTURES, _BOARD_GAMES, _CLASSIC_GAMES, _VIDEO_GAMES, _BUYING, _APPS)
    for word in group.split()
)
"""The stems of the words."""
