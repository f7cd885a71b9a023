import { type Chance, dueIn, leaders, type Seat } from '@figment/game-kit'
import { SECONDS } from '../open/tables.ts'
import type { Event, Open, PageName, Rosette } from '../types.ts'
import type { PictomaniaState } from './effects/state.ts'

/** The most points win. Then everybody may say which drawing is the loveliest, if there is any. */
export function endGame(open: Open, chance: Chance): Event {
  const thereIsSomethingToSee = Object.values(open.booklet).some((pages) => Object.values(pages).some(({ letters }) => letters > 0))
  const due = thereIsSomethingToSee ? dueIn(SECONDS.voting, open.options.timers, open.seats, chance) : null
  return { type: 'gameEnded', winners: leaders(open), due }
}

/** Bots have no heart to give, and nobody waits for those who are away. */
export function closeVoteIfAllVoted({ open, hidden }: PictomaniaState, chance: Chance): readonly Event[] {
  const isSomebodyStillLooking = open.seats.some((seat) => chance.who(seat) === 'here' && !hidden.hearts[seat])
  return isSomebodyStillLooking ? [] : [closeVote(hidden.hearts)]
}

/** Every drawing with the most hearts has a rosette. */
export function closeVote(hearts: Readonly<Record<Seat, PageName>>): Event {
  const counted = new Map<string, Rosette>()
  for (const { drawing, round } of Object.values(hearts)) {
    const before = counted.get(`${drawing}/${round}`)
    counted.set(`${drawing}/${round}`, { drawing, round, hearts: (before?.hearts ?? 0) + 1 })
  }
  const most = Math.max(...[...counted.values()].map((rosette) => rosette.hearts))
  const rosettes = [...counted.values()].filter((rosette) => rosette.hearts === most)
  // in an order that does not tell who voted for which
  return { type: 'voteClosed', rosettes: rosettes.toSorted((one, other) => one.drawing - other.drawing || one.round - other.round) }
}
