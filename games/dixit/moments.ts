import type { Logged, State } from '@figment/game-kit'
import { type DixitMoment, type Ending, momentsOfRounds, type ToldRound } from './open/moments.ts'
import { evolve } from './rules/effects/evolve.ts'
import type { Dixit, Event } from './types.ts'

/** What is worth showing again, from how a game began and its log; nothing before it is over. */
export function momentsOf(begun: State<Dixit>, log: readonly Logged<Event>[], isBot: Ending['isBot'] = () => false): DixitMoment[] {
  if (!log.some(({ event }) => event.type === 'gameEnded')) return []
  let state = begun
  let [beganAt, toldAt] = [Number.NaN, Number.NaN]
  const rounds: ToldRound[] = []
  for (const { entry, at, event } of log) {
    state = evolve(state, event)
    if (event.type === 'roundBegun') beganAt = at
    if (event.type === 'clueTold') toldAt = at
    const told = state.open.told.at(-1)
    if (event.type !== 'roundScored' || !told) continue
    const took = toldAt - beganAt
    rounds.push({ told, entry, at, clueAfterMs: Number.isNaN(took) ? null : took })
  }
  const { scores, winners } = state.open
  return momentsOfRounds(rounds, { scores, winners, isBot })
}
