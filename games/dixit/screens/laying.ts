import type { Card } from '../types.ts'
import { layFaceDown } from '@figment/ui/motion.ts'
import { sound } from '@figment/ui/sound.ts'

/** Cards leave the hand and slide face down to the table; where they were is noted before the table answers and the scene changes. */
export function aboutToLay(cards: readonly Card[]): () => void {
  const from = cards.flatMap((card) => document.querySelector(`.tray [data-card="${card}"]`)?.getBoundingClientRect() ?? [])
  return () => {
    sound('card')
    for (const place of from) layFaceDown(place)
  }
}
