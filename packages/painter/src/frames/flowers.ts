import { iconSprite } from '../sprites/icon.ts'
import { place } from '../sprites/place.ts'
import type { Stage } from '../stage/stage.ts'
import { grass } from './grass.ts'

export async function flowers(stage: Stage): Promise<void> {
  const rng = stage.rng.fork('flw')
  const kind = rng.pick(['tulip', 'sunflower', 'hibiscus', 'mushroom', 'rose', 'hyacinth', 'fallen-leaf', 'lotus'])
  const sprite = await iconSprite(kind, 500)
  for (const [x, y, share, rot] of [
    [-0.02, 1.05, 0.24, 0.25],
    [0.12, 1.06, 0.15, -0.1],
    [1.02, 1.04, 0.22, -0.25],
    [0.88, 1.07, 0.14, 0.15],
  ] as const) {
    if (rng.chance(0.15)) continue
    place(stage, sprite, {
      x: x * stage.width,
      y: y * stage.height,
      height: share * stage.height * rng.between(0.85, 1.15),
      rotation: rot + rng.between(-0.1, 0.1),
      flip: rng.chance(0.5),
      detail: 0.4,
      lit: { round: 0.6, silhouette: 0.28, pull: 0.4 },
    })
  }
  grass(stage)
}
