import type { Words } from './en.ts'

export const words: Words = {
  warmingUp: 'Wszyscy pokazują to samo, każdy trochę mocniej niż poprzednik. Dzięki temu wiecie, jak tu wygląda 3 na 10.',
  acting:
    'Odgrywaj to, co masz na karcie, tak mocno, jak mówi liczba. Krzycz, tańcz, ruszaj kukiełką, ale nie zdradzaj liczby. Kto jest z tobą na równi? Dotknij go.',
  offering: 'Nie widać nikogo do pary? Odrzuć kartę: nowa kosztuje tylko czas. Kolor i zadanie nie mają znaczenia, liczy się liczba.',
  together:
    'Patrzcie na siebie. Równe albo sąsiednie liczby to para. Gdy powiecie to samo, karty się odkryją: dobrze, to gracie dalej, źle, to koniec.',
  wild: 'Na co już się napatrzyliście? To odejdzie, przyjdzie nowe, a ty dobierzesz kartę.',
  tie: 'Ci, którzy remisują, odgrywają dwie rzeczy naraz na całe 10. Pozostali je wybierają, a potem głosują.',
  watching: 'Widzisz to, co wszyscy: zadania, kukiełki i każdy pojedynek, ale niczyich liczb. „?” u góry otwiera zasady.',
}
