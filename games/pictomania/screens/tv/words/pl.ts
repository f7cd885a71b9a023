import { plural } from '@figment/i18n'
import type { Words } from './en.ts'

export const words: Words = {
  fast: 'Szybka gra',
  clear: {
    title: 'Wszystkie słowa jasne?',
    hint: 'Niejasne słowo? Wymieńcie kartę w telefonie.',
    asked: (name, letter) => `${name} prosi o inną kartę ${letter}`,
    isNew: 'nowa',
    reads: 'czyta',
    ready: 'gotowe',
    players: 'Komu wszystko jest jasne',
  },
  drawing: {
    title: 'Rysuj, patrz, zgaduj!',
    secondsLeft: (count) =>
      `Jeszcze ${count} ${plural('pl', count, { one: 'sekunda', few: 'sekundy', many: 'sekund', other: 'sekundy' })}!`,
    secondsNote: 'Kto nie zdąży, kończy bez żetonu.',
    heardTen: 'Dziesięć sekund',
    heardThree: 'Trzy',
    lastToken: 'Ostatni żeton! Z nim kończy się runda.',
    tokens: 'Czarne żetony',
    free: 'jeszcze na stole',
    done: (name) => `${name}: gotowe`,
    drawings: 'Rysunki',
    endedBy: (name) => `${name} bierze ostatni żeton. Ołówki na stół!`,
    somethingElse: (name) => `${name} rysuje coś innego`,
  },
  reveal: {
    place: (at, of) => `rysunek ${at} z ${of}`,
    starsLeft: 'Zostały gwiazdki:',
    middle: 'Na środku',
    middleEmpty: 'Tu trafią pudła.',
    oddSoFar: 'na razie czarna owca',
    odd: 'czarna owca',
    noOdd: 'Nie ma czarnej owcy',
    mistake: (name) => `${name} rysuje coś innego!`,
    shouldBe: 'Miało być',
    goesBack: 'typ wraca',
    allStarsStay: 'Wszystkie gwiazdki zostają:',
    nobodyWrong: 'Nikt nie spudłował.',
    ownGuesses: 'Własne typy się liczą. Zdarza się najlepszym.',
  },
  points: {
    title: (round) => `Punkty rundy ${round}`,
    best: 'najlepiej',
    odd: 'czarna owca',
    total: 'razem',
    readyForMore: 'gotowe',
    reasons: {
      rightGuesses: (count) =>
        `${count} ${plural('pl', count, { one: 'trafienie', few: 'trafienia', many: 'trafień', other: 'trafienia' })}`,
      blackToken: () => 'żeton',
      blackForNothing: () => 'żeton: nikt nie poznał',
      blackGivenBack: () => 'żeton oddany',
      blackOfOddOneOut: () => 'żeton na minus',
      ownTokens: (count) => (count === 1 ? 'została gwiazdka' : 'zostały gwiazdki'),
      ownTokensOfWrongDrawing: () => 'zostały wszystkie gwiazdki',
      allStarsTaken: () => 'wszystkie gwiazdki zdobyte',
    },
  },
}
