import { channels } from '../colour/colour.ts'
import { lerp } from '../interpolate.ts'
import { drawn } from '../pixels/canvas.ts'
import type { ReflectionNode } from '../scene/node.ts'
import { iconSprite } from '../sprites/icon.ts'
import { relight } from '../stage/relight.ts'
import type { Staging } from './staging.ts'

/** Room at both sides for the ripples. */
const margin = 20

/** Upside down in rippling water; it may be another thing than stands there. */
export async function standReflection({ stage }: Staging, node: ReflectionNode): Promise<void> {
  const { palette, unit } = stage
  const { mix = 0.32, lift = 1, fade = 0.5, ripple = 1, opacity = 0.9 } = node
  const sprite = await iconSprite(node.name, 600)
  const scale = (node.height * stage.height) / sprite.height
  const spriteWidth = Math.ceil(sprite.width * scale)
  const depth = Math.ceil(node.height * stage.height)
  const width = spriteWidth + margin * 2
  const height = depth + 4
  const pixels = drawn(width, height, (pen) => {
    pen.translate(spriteWidth / 2 + margin, 0)
    pen.scale(scale, -scale)
    pen.translate(-sprite.width / 2, -sprite.height)
    sprite.draw(pen, stage)
  })
  const left = Math.round(node.x * stage.width - spriteWidth / 2 - margin)
  const top = Math.round(node.y * stage.height)
  relight({ pixels, width, height, left, top }, stage, { round: 0.5, rim: 0.2 })
  const rippled = new Uint8ClampedArray(pixels.length)
  for (let y = 0; y < height; y++) {
    const shift = Math.round(Math.sin(y * 0.22 + Math.sin(y * 0.07) * 3) * (2 + y * 0.02) * unit * ripple)
    for (let x = 0; x < width; x++) {
      const fromX = x + shift
      if (fromX < 0 || fromX >= width) continue
      const to = (y * width + x) * 4
      const from = (y * width + fromX) * 4
      for (const c of channels) rippled[to + c] = lerp(pixels[from + c] ?? 0, palette.waterDeep[c] * 255, mix) * lift
      rippled[to + 3] = (pixels[from + 3] ?? 0) * lerp(0.95, fade, y / depth)
    }
  }
  stage.blit({ pixels: rippled, width, height, left, top }, { detail: 0.6, angle: 0, anglePull: 0.7, opacity, name: 'reflection' })
}
