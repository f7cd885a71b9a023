import type { FinishName } from '../finishes/finish.ts'
import type { Scene } from '../scene/scene.ts'
import { chosenScene } from './chosen.ts'
import { directedScenes } from './directed.ts'

/** A card to be painted. */
export interface DeckCard {
  name: string
  scene: Scene
  finish: FinishName
  mirrored: boolean
}

/** By its name: a scene written by hand, or a generated one that was kept. */
export function cardNamed(name: string, finish: FinishName): DeckCard {
  const directed = directedScenes.get(name)
  if (directed) return { name, scene: { seed: name, ...directed }, finish, mirrored: false }
  const chosen = chosenScene(name)
  if (chosen) return { name, finish, ...chosen }
  throw new RangeError(`there is no card called "${name}"`)
}
