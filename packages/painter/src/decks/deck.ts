import { directedCard } from '../directed/directed.ts'
import type { FinishName } from '../finishes/finish.ts'
import type { GeneratedScene } from '../grammar/generated-scene.ts'
import type { Scene } from '../scene/scene.ts'

/** A card to be painted. */
export interface DeckCard {
  id: string
  scene: Scene | GeneratedScene
  finish: FinishName
  /** Every other generated card is turned round, for heroes like to stand on the same side. */
  mirrored: boolean
}

export const isGenerated = (scene: Scene | GeneratedScene): scene is GeneratedScene => 'device' in scene

export function directed(cardId: string): Omit<DeckCard, 'id'> {
  const { id, ...scene } = directedCard(cardId)
  return { scene: { seed: id, ...scene }, finish: 'oil', mirrored: false }
}
