import { entry } from '@figment/catalog'
import { parse, type TakeOff, type GameTypes } from '@figment/game-kit'
import type { TableState } from './evolve.ts'
import { gameState, withGame } from './game-state.ts'
import type { Choice, Thing } from './types.ts'

/** How the game in play takes something off, and which of its pieces is meant; null: it is of another game, or of none. */
export function pieceInPlay({ open }: TableState, thing: Thing): { readonly takeOff: TakeOff<GameTypes>; readonly piece: unknown } | null {
  if (thing.kind !== 'made' || !open.play || thing.game !== open.games) return null
  const { takeOff } = entry(open.play.game)
  if (!takeOff) return null
  const parsed = parse(takeOff.piece, thing.piece)
  return parsed.ok ? { takeOff, piece: parsed.value } : null
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
      if (!found || !open.play) return state
      const { takeOff, piece } = found
      const game = gameState(state)
      const trace = takeOff.trace(game, piece)
      const next = withGame(state, open.play.game, takeOff.without(game, piece))
      return { ...next, open: { ...next.open, choice: nextChoice(open.choice, { game: open.play.game, trace }) } }
    }
  }
}

/** What was written into the options is not to come again in the next game. */
function nextChoice(choice: Choice, { game, trace }: { readonly game: string; readonly trace: unknown }): Choice {
  const { takeOff } = entry(choice.game)
  if (choice.game !== game || trace === null || !takeOff?.nextOptions) return choice
  return { ...choice, options: takeOff.nextOptions(choice.options, trace) } as Choice
}
