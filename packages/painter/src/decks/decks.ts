import type { FinishName } from '../finishes/finish.ts'
import { cardNamed, type DeckCard } from './deck.ts'
import { dreams } from './dreams.ts'
import { stories } from './stories.ts'

const inFinish = (finish: FinishName, names: readonly string[]): DeckCard[] => names.map((name) => cardNamed(name, finish))

export const decks = {
  dreams: () => inFinish('oil', [...dreams.first, ...dreams.second]),
  stories: () => inFinish('watercolour', stories),
} satisfies Record<string, () => DeckCard[]>

export type DeckName = keyof typeof decks

export const isDeckName = (name: string): name is DeckName => Object.hasOwn(decks, name)
