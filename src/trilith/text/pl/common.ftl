## To, czego potrzebuje każda gra. Gry mogą odwoływać się do tych tekstów.

player = Gracz { $n }
nobody = nikt
opponent = Przeciwnik

# Dlaczego coś jest niemożliwe, gdy nie rozstrzyga o tym żadna reguła gry.
engine-not-your-turn = To nie twoja kolej; teraz: { $seats }.
engine-not-asked = To nie jest odpowiedź na obecne pytanie.
engine-game-over = Gra jest skończona.
engine-short-of = Potrzeba: { $need } × { $good }; masz: { $have }.
