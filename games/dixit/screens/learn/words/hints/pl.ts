import { plural } from '@figment/i18n'
import type { Words } from './en.ts'

const points = (count: number) => `${count} ${plural('pl', count, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' })}`

export const words: Words = {
  claiming:
    'Narrator podaje skojarzenie do swojej karty, a reszta szuka jej wśród podobnych. Któraś z twoich kart coś ci przypomina? Naciśnij przycisk: zaczyna najszybszy.',
  telling:
    'Wybierz kartę i napisz, z czym ci się kojarzy. Do tej „Wieloryb” byłoby za proste, „Wtorek” zbyt mgliste, a „Długa smycz” w sam raz.',
  listening: 'Narrator po cichu wybiera kartę i wymyśla do niej skojarzenie. Potem dołożysz własną kartę, która też do niego pasuje.',
  givingOne:
    'Daj kartę, którą można wziąć za kartę narratora: wszystkie zostaną potasowane, a stół będzie zgadywać. Każdy głos na twoją kartę to punkt dla ciebie.',
  givingTwo:
    'Gracie we trójkę, więc daj dwie karty. Niech ktoś weźmie je za kartę narratora: wszystkie zostaną potasowane, a każdy głos na którąś z twoich to punkt dla ciebie.',
  waitingForCards:
    'Pozostali dokładają do twojej karty swoje. Potem wszystkie zostaną potasowane i wyłożone, a oni będą zgadywać, która jest twoja.',
  voting: (count) =>
    `Jedna z tych kart należy do narratora, reszta ma cię zmylić. Za odgadnięcie dostaniesz ${points(count)}, a jeśli zgadną wszyscy, to 2; na swoją głosować nie można.`,
  waitingForVotes: (count) =>
    `Szukają twojej karty: ani słowa, ani spojrzenia. Zgadnie ktoś, ale nie wszyscy: masz ${points(count)}. Zgadną wszyscy albo nikt: nic.`,
  someFound: (count) =>
    `Ktoś zgadł, a ktoś nie, więc narrator i ci, którzy zgadli, dostają po ${points(count)}. Każdy głos na inną kartę to 1 punkt dla tego, kto ją dał.`,
  everybodyFound:
    'Zgadli wszyscy: za proste. Narrator nie dostaje nic, reszta po 2 punkty. Najlepsze skojarzenie rozumie ktoś, ale nie każdy.',
  nobodyFound: 'Nikt nie zgadł: narrator nie dostaje nic, reszta po 2 punkty. I jeszcze 1 punkt za każdy głos dla tego, czyja to karta.',
  watching:
    'Widzisz wszystko, co leży na stole, ale nie karty w rękach. Zgaduj razem z nimi: jedna z wyłożonych kart będzie narratora. Zasady są pod znakiem „?” u góry.',
}
