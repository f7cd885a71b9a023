import type { Reaction, ReactionMessage } from '@figment/protocol'
import type { Refusal, TableMove } from '@figment/table/types'
import { createContext, useContext } from 'react'
import type { View } from './connection/view.ts'

export interface TableInHand {
  readonly view: View
  /** A move at the table. Shows a refusal by itself, and also returns it; null: done. */
  move(move: TableMove): Promise<Refusal | null>
  /** A move of the game in play; refusals that are to stay unsaid are only returned. */
  play(move: { readonly type: string }, how?: { readonly unsaid?: readonly string[] }): Promise<Refusal | null>
  /** A laugh across the table: everybody sees it for a moment. */
  react(reaction: Reaction): void
  onReaction(listener: (reaction: ReactionMessage) => void): () => void
  /** Says a refusal in the reader's language. */
  say(refused: Refusal): void
}

export const TableContext = createContext<TableInHand | null>(null)

export function useTable(): TableInHand {
  const table = useContext(TableContext)
  if (!table) throw new Error('there is no table outside of a TableContext')
  return table
}
