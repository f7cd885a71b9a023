import { plural } from '@figment/i18n'
import type { Words } from './en.ts'

export const words: Words = {
  captions: {
    half: 'Zgadła połowa stołu',
    lone: (finder) => `Widzi tylko ${finder}`,
    decoy: (owner) => `Wszyscy biorą kartę, którą daje ${owner}`,
    decoyBut: (owner, except) => `Wszyscy oprócz jednej osoby (${except}) biorą kartę, którą daje ${owner}`,
    nobody: 'Nikt nie zgadł. Spójrzcie teraz.',
    quick: (seconds) =>
      `Skojarzenie w ${seconds} ${plural('pl', seconds, { one: 'sekundę', few: 'sekundy', many: 'sekund', other: 'sekundy' })}`,
    sung: (teller) => `Śpiewa ${teller}`,
    mimed: (teller) => `Pokazuje ${teller}`,
    comeback: (name, points) =>
      `${name}: ${points} ${plural('pl', points, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' })} w dwie rundy`,
    tie: 'Zwycięzców nie da się rozdzielić',
    close: 'Zdecydował jeden punkt',
    there: (name, round) => `${name}, runda ${round}`,
  },
  mine: 'Twoje najlepsze skojarzenie',
  found: (found, all) => `Zgadło: ${found} z ${all}`,
  round: (number) => `Runda ${number}`,
}
