import { plural } from '@figment/i18n'
import type { Words } from './en.ts'

const cards = (count: number) => `${count} ${plural('pl', count, { one: 'karta', few: 'karty', many: 'kart', other: 'karty' })}`

export const words: Words = {
  language: 'Język słów',
  languageNote: 'Słowa na stole są w jednym języku, a przyciski każdy ma w swoim.',
  decks: 'Trudność',
  mixes: { rising: 'Od łatwych do trudnych', easy: 'Same łatwe', hard: 'Same trudne', own: 'Runda po rundzie' },
  round: (round) => `Runda ${round}`,
  variant: 'Tempo',
  variants: { usual: 'Zwykłe', fast: 'Szybkie' },
  variantNotes: {
    usual: 'Czarnych żetonów starczy dla wszystkich; runda trwa, aż wszyscy skończą.',
    fast: 'Czarnych żetonów jest o jeden mniej niż graczy: kto bierze ostatni, kończy rundę za wszystkich.',
  },
  firstRound: 'Pierwsza runda',
  firstRounds: { full: 'Jak każda', training: 'Na próbę' },
  firstRoundNotes: {
    full: 'Kto myli się najczęściej, już w pierwszej rundzie jest czarną owcą.',
    training: 'Na pierwszą grę: w pierwszej rundzie czarne żetony zawsze są na plus, a czarnych owiec nie ma.',
  },
  timers: 'Czas na rundę',
  timing: { off: 'Bez pośpiechu', relaxed: 'Spokojnie', brisk: 'Żwawo' },
  timerNotes: {
    off: 'Runda trwa, aż wszyscy skończą.',
    relaxed: 'Cztery minuty na rysowanie i zgadywanie.',
    brisk: 'Dwie minuty na rysowanie i zgadywanie.',
  },
  own: {
    title: 'Własne słowa',
    invitation: 'Wasze żarty, wasze miasto, wasza praca: przynieś na wieczór własne karty.',
    unfinished: 'Twoja niedokończona lista wciąż tu jest.',
    removed: 'Znów gracie naszymi taliami. Lista się zachowała, gdyby miała się jeszcze przydać.',
    chosen: (count, rounds) =>
      rounds === 4
        ? `Dziś zamiast naszych talii ${count} ${plural('pl', count, { one: 'własna karta', few: 'własne karty', many: 'własnych kart', other: 'własnej karty' })}.`
        : `${rounds === 1 ? 'Pierwsza runda' : `Pierwsze ${rounds} rundy`} z twoimi kartami, dalej nasze talie.`,
    brought: (count) => `${cards(count)} od gospodarza`,
    paste: 'Przynieś listę',
    change: 'Popraw listę',
    remove: 'Usuń',
    how: 'Wiersz: temat, dwukropek, siedem słów po przecinku.',
    example: 'Kuchnia: garnek, patelnia, chochla, trzepaczka, tarka, sitko, toster',
    label: 'Twoja lista',
    limits: (fewest, most) => `Od ${fewest} do ${most} kart: każde trzy to runda.`,
    toMend: (count) => `Do poprawy: ${count} ${plural('pl', count, { one: 'wiersz', few: 'wiersze', many: 'wierszy', other: 'wiersza' })}.`,
    missing: (count) => `Brakuje jeszcze ${count}.`,
    ready: 'Można grać!',
    bots: 'Słów spoza naszych talii boty nie znają i rozkładają ręce.',
    play: (count) => (count === 0 ? 'Zagraj' : `Zagraj: ${cards(count)}`),
    note: (letters) =>
      `Trzy karty to runda, czwarta jest zapasowa. Gdzie nie ma twoich słów, tam są nasze talie. Słowo ma do ${letters} liter; tematu z dwukropkiem może nie być.`,
    tabs: { list: 'Lista', cards: 'Karty' },
    line: (line, theme, count, of) =>
      count === 0
        ? `Karta ${line}, pusta`
        : [
            `Karta ${line}`,
            theme,
            `${count} ${plural('pl', count, { one: 'słowo', few: 'słowa', many: 'słów', other: 'słowa' })}`,
            count < of && `brakuje ${of - count}`,
          ]
            .filter(Boolean)
            .join(', '),
    moreWord: 'jeszcze słowo',
    moreCard: 'Jeszcze karta',
    ourDeck: (round) => `Runda ${round}: nasza`,
    pasteList: 'Wklej listę',
    pasteThere: 'Ta przeglądarka pozwala wkleić tylko do samej listy: kursor już tam jest.',
    troubleBefore: 'Do poprzedniego wiersza z błędem',
    troubleAfter: 'Do następnego wiersza z błędem',
    troubles: {
      tooManyCards: (most, over) => `Najwyżej ${cards(most)}: usuń ${over}.`,
      tooLarge: 'Ta lista jest za długa, żeby ją wysłać: skróć ją, proszę.',
      notSevenWords: (line, count) =>
        count === 1
          ? `Wiersz ${line}: tylko 1 słowo. Postaw przecinki między siedmioma słowami.`
          : `Wiersz ${line}: ${count} ${plural('pl', count, { one: 'słowo', few: 'słowa', many: 'słów', other: 'słowa' })}, a na karcie jest siedem.`,
      themeTooLong: (line, most) => `Wiersz ${line}: temat ma więcej niż ${most} znaków.`,
      strangeTheme: (line) => `Wiersz ${line}: w temacie są znaki, których nie da się pokazać.`,
      emptyWord: (line, number) => `Wiersz ${line}: słowo ${number} jest puste.`,
      wordTooLong: (line, word, most) => `Wiersz ${line}: „${word}” ma więcej niż ${most} znaków.`,
      strangeWord: (line, word) => `Wiersz ${line}: w „${word}” są znaki, których nie da się pokazać.`,
      twiceInLine: (line, word) => `Wiersz ${line}: „${word}” stoi tam dwa razy.`,
      alsoInLine: (line, word, before) => `Wiersz ${line}: „${word}” jest już w wierszu ${before}.`,
    },
  },
}
