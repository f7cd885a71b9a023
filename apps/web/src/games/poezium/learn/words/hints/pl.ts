import type { Words } from './en.ts'

export const pl: Words = {
  claiming:
    'Ktoś w tajemnicy wybiera historię i podpowiada ją wersem, a reszta dokłada wersy i zgaduje. Pasuje któryś z twoich wersów do obrazka? Naciśnij przycisk.',
  telling:
    'Wybierz obrazek i wers, który na niego naprowadza, wprost albo z daleka. Obrazka nikt nie zobaczy; jeśli ktoś go odgadnie, punkty dostaniecie oboje.',
  listening: 'Ktoś wybiera jeden z tych obrazków i wers, który na niego naprowadza. Twoja rzecz odkryć, który to.',
  guessing:
    'Dołóż wers, jakby z pytaniem „czy to tak?”, a dowiesz się, czy pasuje. Albo zgaduj: trafienie daje punkt za każdy twój żeton na wersach, pudło zabiera jeden.',
  marking:
    'Uczciwie, ale hojnie: wers pasuje, jeśli mówi o twoim obrazku w całości lub po części, wprost lub w przenośni. I ani słowa więcej.',
  waiting: 'Ustalają, która historia jest twoja. Dopóki następna osoba nie zagra, możesz jeszcze poprawić ocenę.',
  ending: 'Masz najmniej punktów, więc ostatnie słowo należy do ciebie. Wybierz jedno z dwóch zakończeń: przyniesie punkt.',
  reading: 'Podpowiedź, wersy, które pasują, i zakończenie: oto wiersz. Posłuchaj go, wyślij komuś i idź dalej, kiedy wybrzmi.',
  rival: 'Aleksander Siergiejewicz kładzie wierzchni wers z talii, nie patrząc. Jeśli chybisz, historia i 3 punkty są jego.',
  watching: 'Widzisz to co wszyscy: historie i wiersz. Zgaduj razem z nimi; „?” u góry otwiera zasady.',
}
