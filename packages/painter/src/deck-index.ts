import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { cardId } from '../../../content/pictures/src/card-id.ts'
import type { DeckCard } from './decks/deck.ts'
import { dreams } from './decks/dreams.ts'
import { stories } from './decks/stories.ts'

const bands = 3

/** What the game needs to know of a deck without its pictures: which cards there are, and the colours to show while one is on its way. */
export async function writeDeckIndex(cards: readonly DeckCard[], folder: string): Promise<void> {
  const colours: Record<string, string> = {}
  for (const id of sortedIds(cards.map(({ name }) => name))) colours[id] = await coloursOf(join(folder, `${id}-240.avif`))
  await writeJson(join(folder, 'colours.json'), colours)
  await writeJson(join(folder, '../src/decks.json'), deckIds())
}

/** Sorted, so that the order says nothing. */
export const deckIds = () => ({
  dreams: { first: sortedIds(dreams.first), second: sortedIds(dreams.second) },
  stories: sortedIds(stories),
})

const sortedIds = (names: readonly string[]): string[] => names.map(cardId).sort()

/** The colours from top to bottom, six digits each. */
async function coloursOf(file: string): Promise<string> {
  const pixels = await sharp(await readFile(file))
    .resize(1, bands, { fit: 'fill', kernel: 'linear' })
    .removeAlpha()
    .raw()
    .toBuffer()
  return pixels.toString('hex')
}

const writeJson = (file: string, content: object) => writeFile(file, `${JSON.stringify(content, null, 2)}\n`)
