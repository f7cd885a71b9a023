import { entry } from '@figment/catalog'
import { parse, type TakeOff, type GameTypes } from '@figment/game-kit'
import { earlierState, withEarlierState } from './earlier.ts'
import type { TableState } from './evolve.ts'
import { gameState, withGame } from './game-state.ts'
import type { Choice, EarlierGame, Thing } from './types.ts'

/** How the game in play takes something off, and which of its pieces is meant; null: it is of another game, or of none. */
export function pieceInPlay({ open }: TableState, thing: Thing): { readonly takeOff: TakeOff<GameTypes>; readonly piece: unknown } | null {
  if (thing.kind !== 'made' || !open.play || thing.game !== open.games) return null
  const { takeOff } = entry(open.play.game)
  if (!takeOff) return null
  const parsed = parse(takeOff.piece, thing.piece)
  return parsed.ok ? { takeOff, piece: parsed.value } : null
}

/** The same for a game that is over, as long as what was made in it can be looked at. */
export function pieceOfEarlier({ hidden }: TableState, thing: Thing): PieceOfEarlier | null {
  const { earlier } = hidden
  if (thing.kind !== 'made' || thing.game !== earlier?.number) return null
  const { takeOff } = entry(earlier.cover.game)
  const parsed = takeOff && parse(takeOff.piece, thing.piece)
  return takeOff && parsed?.ok ? { takeOff, piece: parsed.value, earlier } : null
}

interface PieceOfEarlier {
  readonly takeOff: TakeOff<GameTypes>
  readonly piece: unknown
  readonly earlier: EarlierGame
}

/** The table as everybody sees it without this thing. */
export function withoutThing(state: TableState, thing: Thing): TableState {
  const { open } = state
  switch (thing.kind) {
    case 'line': {
      const lines = open.chat.lines.map((line) => (line.number === thing.number ? { ...line, text: '' } : line))
      return { ...state, open: { ...open, chat: { ...open.chat, lines } } }
    }
    case 'name':
      // another one is told right after it
      return state
    case 'made': {
      const found = pieceInPlay(state, thing)
      if (!found || !open.play) return withoutPieceOfEarlier(state, thing)
      const { takeOff, piece } = found
      const game = gameState(state)
      const trace = takeOff.trace(game, piece)
      const next = withGame(state, open.play.game, takeOff.without(game, piece))
      return { ...next, open: { ...next.open, choice: nextChoice(open.choice, { game: open.play.game, trace }) } }
    }
  }
}

function withoutPieceOfEarlier(state: TableState, thing: Thing): TableState {
  const found = pieceOfEarlier(state, thing)
  if (!found) return state
  const { takeOff, piece, earlier } = found
  const game = earlierState(earlier)
  const trace = takeOff.trace(game, piece)
  const next = withEarlierState(state, earlier, takeOff.without(game, piece))
  return { ...next, open: { ...next.open, choice: nextChoice(next.open.choice, { game: earlier.cover.game, trace }) } }
}

/** What was written into the options is not to come again in the next game. */
function nextChoice(choice: Choice, { game, trace }: { readonly game: string; readonly trace: unknown }): Choice {
  const { takeOff } = entry(choice.game)
  if (choice.game !== game || trace === null || !takeOff?.nextOptions) return choice
  return { ...choice, options: takeOff.nextOptions(choice.options, trace) } as Choice
}
