import { entry } from '@figment/catalog'
import type { GameTypes, State } from '@figment/game-kit'
import type { TableState } from './evolve.ts'
import { gameState } from './game-state.ts'
import type { EarlierCover, EarlierGame, PersonId } from './types.ts'

/** A game that is closed leaves what its people made, if it keeps anything. */
export function withGameKept(state: TableState): TableState {
  const { play, games, seats } = state.open
  const kept = play && entry(play.game).keep?.(gameState(state))
  if (!play || !kept) return state
  const players = seats.map(({ seat, person, name, colour, shape, isBot }) => ({ seat, person, name, colour, shape, isBot }))
  return withEarlier(state, { number: games, cover: { game: play.game, open: kept.open, seats: players }, hidden: kept.hidden })
}

/** The earlier game as its own rules see it. */
export const earlierState = ({ cover, hidden }: EarlierGame): State<GameTypes> => ({ open: cover.open, held: {}, hidden })

export function withEarlierState(state: TableState, earlier: EarlierGame, { open, hidden }: State<GameTypes>): TableState {
  return withEarlier(state, { ...earlier, cover: { ...earlier.cover, open }, hidden })
}

/** Whoever calls themselves otherwise does so there too: a name that was taken off is gone everywhere. */
export function renamedEarlier(state: TableState, person: PersonId, name: string): TableState {
  const { earlier } = state.hidden
  const isOther = earlier?.cover.seats.some((seat) => seat.person === person && seat.name !== name)
  if (!earlier || !isOther) return state
  const seats = earlier.cover.seats.map((seat) => (seat.person === person ? { ...seat, name } : seat))
  return withEarlier(state, { ...earlier, cover: { ...earlier.cover, seats } })
}

/** All are told that there is one, and under which mark its cover is fetched. */
function withEarlier(state: TableState, earlier: EarlierGame): TableState {
  const { number, cover } = earlier
  return {
    ...state,
    open: { ...state.open, earlier: { number, game: cover.game, mark: markOf(cover) } },
    hidden: { ...state.hidden, earlier },
  }
}

const MARKS = 999_999_999

/** Another number for another text (FNV-1a): what a browser kept of an older cover is not shown again. */
function markOf(cover: EarlierCover): number {
  let mark = 2_166_136_261
  for (const letter of JSON.stringify(cover)) mark = Math.imul(mark ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  return (mark >>> 0) % MARKS
}
