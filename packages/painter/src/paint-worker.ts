import sharp from 'sharp'
import type { DeckCard } from './decks/deck.ts'
import { paintCard } from './paint-card.ts'

export interface Order {
  card: DeckCard
  file: string
}

export type Answer = { id: string; doubts: readonly string[] } | { id: string; error: string }

// the other worker has the other core
sharp.concurrency(1)

async function answer({ card, file }: Order): Promise<Answer> {
  try {
    return await paintCard(card, file)
  } catch (error) {
    return { id: card.id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

process.on('message', (order: Order) => {
  void answer(order).then((answered) => process.send?.(answered))
})
