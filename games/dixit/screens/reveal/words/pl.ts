import { plural } from '@figment/i18n'
import type { Words } from './en.ts'

const COUNTED = ['nikt', 'jedna osoba', 'dwie osoby', 'trzy osoby', 'cztery osoby', 'pięć osób', 'sześć osób', 'siedem osób']
/** „z siedmiu” */
const OF = ['zera', 'jednej', 'dwóch', 'trzech', 'czterech', 'pięciu', 'sześciu', 'siedmiu']
const VOTES = ['zero', 'jeden', 'dwa', 'trzy', 'cztery', 'pięć', 'sześć', 'siedem']

export const words: Words = {
  allIn: 'Wszystkie głosy oddane…',
  someFound: (found, all) =>
    `${plural('pl', found, { one: 'Zgadła', few: 'Zgadły', many: 'Zgadło', other: 'Zgadło' })} ${COUNTED[found] ?? found} z ${OF[all] ?? all}: dobre skojarzenie.`,
  everyoneFound: 'Zgadli wszyscy: za łatwe.',
  nobodyFound: 'Nikt nie zgadł: zbyt zagadkowe.',
  cardOf: (name) => `Karta: ${name}`,
  yourCard: 'Twoja karta',
  whose: 'A czyje są pozostałe?',
  forVotes: (count) => `za ${VOTES[count] ?? count} ${plural('pl', count, { one: 'głos', few: 'głosy', many: 'głosów', other: 'głosu' })}`,
  noVotes: 'bez głosów',
  eachFound: 'dla każdego za trafienie',
  oneFound: 'za trafienie',
  othersGet: 'dla wszystkich pozostałych',
  nextTells: 'Teraz opowiada:',
  forYou: 'dla ciebie',
  nothing: 'Tym razem nic',
  why: {
    foundIt: 'za odgadnięcie',
    splitTable: 'za dobre skojarzenie',
    everybodyFoundIt: 'bo zgadli wszyscy',
    nobodyFoundIt: 'bo nikt nie zgadł',
    votesForCard: 'za głosy na twoją kartę',
  },
  nextYou: 'Dalej: teraz opowiadasz ty',
  next: (name) => `Dalej: teraz opowiada ${name}`,
  goal: (target) => `gramy do ${target}`,
  hasStory: (name) => `${name} ma historię!`,
  tells: 'opowiada',
  sings: 'śpiewa',
  mimes: 'pokazuje',
  heard: {
    allIn: 'Wszystkie głosy oddane',
    card: (number, name) => `Karta ${number}, daje ją ${name}.`,
    youGet: (points, why) => `Dla ciebie ${points}: ${why}.`,
    youHave: (points) => `Razem masz ${points}.`,
  },
}
