# Słowa wokół nauki: objaśnienia, przewodnik, wskazówki, skrót tury, opowieść o grze.

explain-rules = Reguły
