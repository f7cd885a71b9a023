import dreams from '../dreams/scenes.json' with { type: 'json' }
import stories from '../stories/scenes.json' with { type: 'json' }
import { type Card, cardId } from './card-id.ts'
import { readShown, type Shown } from './scene/shown.ts'

const byCard = (scenes: object): Readonly<Record<Card, Shown>> =>
  Object.fromEntries(
    Object.entries(scenes)
      .map(([name, written]) => [cardId(name), read(name, written)] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )

function read(name: string, written: unknown): Shown {
  try {
    return readShown(written)
  } catch (error) {
    throw new Error(`The scene of ${name} does not say what its picture shows.`, { cause: error })
  }
}

let knownDreams: Readonly<Record<Card, Shown>> | undefined
let knownStories: Readonly<Record<Card, Shown>> | undefined

/** What every picture shows. Read when it is first asked for: a server without bots never does. */
export const SCENES = {
  get dreams() {
    return (knownDreams ??= byCard(dreams))
  },
  get stories() {
    return (knownStories ??= byCard(stories))
  },
}
export type Deck = keyof typeof SCENES
