import { type Chance, type Made, refused } from '@figment/game-kit'
import type { Present, TableDecision } from './decision.ts'
import { earlierState } from './earlier.ts'
import { evolve, type TableState } from './evolve.ts'
import { afterGame, asSeated } from './game-in-play.ts'
import { gameState } from './game-state.ts'
import { nickname } from './looks.ts'
import type { PersonId, TableEvent, Thing } from './types.ts'
import { pieceInPlay, pieceOfEarlier } from './without-thing.ts'

export interface Found {
  /** Who made it; null: that is not known, or it was a bot. */
  readonly person: PersonId | null
  readonly made: Made
}

/** What everybody at the table can see of it; null: nothing, or not any more. */
export function findThing(state: TableState, thing: Thing): Found | null {
  const { people, seats, chat } = state.open
  switch (thing.kind) {
    case 'line': {
      const line = chat.lines.find(({ number }) => number === thing.number)
      return line && line.text !== '' ? { person: line.person, made: { text: line.text } } : null
    }
    case 'name': {
      const name = Object.hasOwn(people, thing.person) ? (people[thing.person]?.name ?? '') : ''
      return name === '' ? null : { person: thing.person, made: { text: name } }
    }
    case 'made': {
      const piece = pieceInPlay(state, thing)
      const earlier = pieceOfEarlier(state, thing)
      const found =
        piece?.takeOff.find(gameState(state), piece.piece) ?? earlier?.takeOff.find(earlierState(earlier.earlier), earlier.piece) ?? null
      const players = earlier?.earlier.cover.seats ?? seats
      return found ? { person: players.find(({ seat }) => seat === found.seat)?.person ?? null, made: found.made } : null
    }
  }
}

interface TakingOff {
  readonly chance: Chance
  readonly present: Present
  /** Also what is on no screen any more, but still in the log. */
  readonly evenIfGone?: boolean
}

/** Off all screens; and what the rules of the game say to it. */
export function takeOff(state: TableState, thing: Thing, { chance, present, evenIfGone = false }: TakingOff): TableDecision {
  const found = findThing(state, thing)
  if (!found) return evenIfGone && !isToCome(state, thing) ? [{ type: 'takenOff', thing, isBlanked: false }] : refused('noSuchThing')
  const piece = pieceInPlay(state, thing)
  const known = piece ?? pieceOfEarlier(state, thing)
  const off: TableEvent = {
    type: 'takenOff',
    thing: known && thing.kind === 'made' ? { ...thing, piece: known.piece } : thing,
    isBlanked: false,
  }
  const next = evolve(state, off)
  if (thing.kind === 'name') return [off, ...anotherName(state, thing.person, present)]
  const { play } = state.open
  if (!piece || !play) return [off]
  return [off, ...afterGame(next, play.game, piece.takeOff.follow(gameState(state), piece.piece, asSeated(state.open, chance, present)))]
}

/** Somebody without a name cannot be spoken to: until they choose another, they have one of ours. */
function anotherName({ open }: TableState, person: PersonId, present: Present): TableEvent[] {
  const known = open.people[person]
  if (!known) return []
  const { colour, shape } = open.seats.find((seat) => seat.person === person && !seat.isOut) ?? known
  return [{ type: 'looksChanged', person, profile: { name: nickname(open, { present, except: person }), colour, shape } }]
}

/** What is not there yet cannot be taken off ahead of time. */
const isToCome = ({ open, hidden }: TableState, thing: Thing): boolean => {
  switch (thing.kind) {
    case 'line':
      return thing.number > (open.chat.lines.at(-1)?.number ?? 0)
    case 'name':
      return !(Number(thing.person.slice(1)) <= hidden.persons)
    case 'made':
      return thing.game >= open.games
  }
}
