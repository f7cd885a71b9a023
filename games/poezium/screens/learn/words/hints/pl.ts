import type { Words } from './en.ts'

export const words: Words = {
  claiming:
    'Jedna osoba w tajemnicy wybiera historię i podpowiada ją wersem, a reszta dokłada wersy i zgaduje. Twój wers do czegoś pasuje? Naciśnij przycisk.',
  telling:
    'Wybierz historię i wers, który ją podpowie, wprost albo z daleka. Twojej historii nikt nie zobaczy, a jeśli ktoś ją odgadnie, ty też dostaniesz punkty.',
  listening: 'Ktoś w tajemnicy wybiera jedną z tych historii i wers, który ją podpowie. Potem twoja kolej, by odgadnąć którą.',
  guessing: 'Dołóż wers, a dowiesz się, czy pasuje. Albo zgaduj: trafienie daje punkt za każdy twój żeton na wersach, pudło zabiera jeden.',
  marking:
    'Uczciwie, ale hojnie: wers pasuje, jeśli mówi o twojej historii w całości lub po części, wprost lub w przenośni. I ani słowa więcej.',
  waiting: 'Inni ustalają, która historia jest twoja. Dopóki następna osoba nie zagra, możesz jeszcze poprawić ocenę.',
  ending: 'Masz najmniej punktów, więc ostatnie słowo należy do ciebie. Wybierz jedno z dwóch zakończeń: przyniesie punkt.',
  reading: 'Podpowiedź, wersy, które pasują, i zakończenie: oto wiersz. Posłuchaj go, wyślij znajomym i idź dalej, kiedy wybrzmi.',
  rival: 'Mistrz Ildefons kładzie wierzchni wers z talii, nie patrząc. Jeśli chybisz, historia i 3 punkty są jego.',
  watching: 'Widzisz to, co wszyscy: historie i wiersz. Zgaduj razem z nimi; „?” u góry otwiera zasady.',
}
