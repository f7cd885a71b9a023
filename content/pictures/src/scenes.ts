import dreams from '../dreams/scenes.json' with { type: 'json' }
import stories from '../stories/scenes.json' with { type: 'json' }
import { type Card, cardId } from './card-id.ts'
import type { Shown } from './scene/shown.ts'

type ByName = Readonly<Record<string, Shown>>

const byCard = (scenes: unknown): Readonly<Record<Card, Shown>> =>
  Object.fromEntries(
    Object.entries(scenes as ByName)
      .map(([name, shown]) => [cardId(name), shown] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )

/** What every picture shows. The files are checked by a test, not at every start. */
export const SCENES = { dreams: byCard(dreams), stories: byCard(stories) }
export type Deck = keyof typeof SCENES
