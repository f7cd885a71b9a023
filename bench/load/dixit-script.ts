import type { Dixit } from '@figment/games/dixit/types.ts'
import type { TableMove } from '@figment/table'

export interface ScriptedMove {
  readonly seat: number
  readonly move: TableMove
}

/** People who play on without a pause: the first of those awaited does what comes next. */
export function nextMove(open: Dixit['open'] | null, heldBy: (seat: number) => Dixit['held']): ScriptedMove {
  if (open === null) return { seat: 0, move: { type: 'startGame' } }
  if (open.phase === 'over') return { seat: 0, move: { type: 'closeGame' } }
  const seat = open.awaited[0] ?? 0
  return { seat, move: { type: 'play', move: doing(open, heldBy(seat), seat) } }
}

function doing(open: Dixit['open'], held: Dixit['held'], seat: number): Dixit['move'] {
  switch (open.phase) {
    case 'claiming':
      return { type: 'claimStory' }
    case 'telling':
      return { type: 'tellClue', card: held.hand[0] ?? '', clue: 'somewhere a bell' }
    case 'giving':
      return { type: 'giveCards', cards: held.hand.slice(0, open.toGive) }
    case 'voting': {
      // everybody has another favourite in every round
      const wished = (seat + open.round) % open.laid.length
      const isOwn = held.given.includes(open.laid[wished] ?? '')
      return { type: 'vote', number: (isOwn ? (wished + 1) % open.laid.length : wished) + 1 }
    }
    case 'scoring':
    case 'over':
      return { type: 'goOn' }
  }
}
