import sharp from 'sharp'
import type { DeckCard } from './decks/deck.ts'
import { type CardRecord, type Destination, paintCard } from './paint-card.ts'

export interface Order {
  card: DeckCard
  to: Destination
}

export type Answer = CardRecord | { name: string; error: string }

// the other worker has the other core
sharp.concurrency(1)

async function answer({ card, to }: Order): Promise<Answer> {
  try {
    return await paintCard(card, to)
  } catch (error) {
    return { name: card.name, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

process.on('message', (order: Order) => {
  void answer(order).then((answered) => process.send?.(answered))
})
// nobody waits for the picture any more
process.on('disconnect', () => process.exit())
