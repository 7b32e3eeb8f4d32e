"""Words that hold sentences together and tell little of what a sentence is about.

Left out are those on which a rule hangs: не, до, после, если, без, not, before, after, if, without.
"""

from __future__ import annotations

_RU = """
а б бы был была были было быть в вам вас ведь весь во вообще вот все всего всем всех вы г где да даже для
его ее ей ему есть еще ж же за здесь и из или им ими их к как какая какие какой каком какую ко когда
который которые кто ли либо лишь мне много мог могу может можем могут можно мой мол мы на над надо нам
нас наш него нее ней нем ним них но ну о об один он она они оно от очень по под пока потом почему при про
просто раз разве с сам сама себе себя сейчас так такая также такие такой там тебя тем теперь то тогда
того тоже той только том тот ту тут ты у уж уже хочет хочу хотя чего чей чем что чтобы чтоб эта эти это
этого этой этом этот эту я должен должна должны нужно привет всем ребят ребята парни народ подскажите
пожалуйста спасибо скажите вопрос говорит говорят говорю вчера сегодня меня играем играю друг сосед типа
короче значит считается считаются делать сделать буду будем будет будут нибудь ок окей сорри извините
здравствуйте добрый доброго день дня вечер коллеги срочно мол опять кстати наверное вроде блин кажется
получается думаю думаем думали знает знаете объясните помогите играл играла играли сидим
"""
_EN = """
a about all also am an and any are as at be been being but by can could did do does doing done for from
get gets got had has have having he her here him his how i in into is it it's its just let like made make
makes may me might my no of on one or our out over own said says she should so some such than that that's
the their them there these they this those to too up us use used was we were what when where which while
who why will with would yes you your hey guys hi hello please thanks question someone anybody nobody
everybody anyone folks actually really still already ever very much many we i'm i've we're you're he's she's
there's they're ok okay sorry thx pls btw today yesterday tonight weird wonder wondering think thought know
"""

FUNCTION_WORDS = frozenset((_RU + _EN).split())
"""The words, folded."""
