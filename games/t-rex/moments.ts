import type { Logged, Seat, State } from '@figment/game-kit'
import { type MissedOffer, momentsOfGame, type Told, type ToldDuel, type TRexMoment } from './open/moments.ts'
import { evolve } from './rules/effects/evolve.ts'
import type { Event, TRex } from './types.ts'

export type { Say, TRexMoment } from './open/moments.ts'

/** From how a game began and its log; nothing before it is over. */
export function momentsOf(begun: State<TRex>, log: readonly Logged<Event>[], isBot: Told['isBot'] = () => false): TRexMoment[] {
  const end = log.find(({ event }) => event.type === 'gameEnded')
  if (!end) return []
  let state = begun
  const duels: ToldDuel[] = []
  const missed: MissedOffer[] = []
  const numberOf = (seat: Seat) => state.held[seat]?.card?.number ?? null
  for (const { entry, at, event } of log) {
    if (event.type === 'offerDeclined') {
      const offer = state.open.offers.find(({ id }) => id === event.offer)
      if (offer && numberOf(offer.from) !== null && numberOf(offer.from) === numberOf(offer.to))
        missed.push({ entry, at, seats: [offer.from, offer.to] })
    }
    if (event.type === 'compared') {
      const [one, other] = event.duel.sides
      const offer = state.open.offers.find(({ from, to }) => from === one.seat && to === other.seat)
      duels.push({ duel: event.duel, entry, afterMs: offer ? event.duel.at - offer.at : null })
    }
    state = evolve(state, event)
  }
  return momentsOfGame({ duels, missed, open: state.open, ended: end.entry, isBot })
}
