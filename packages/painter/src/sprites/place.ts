import { brightness, mix } from '../colour/colour.ts'
import { clamp } from '../interpolate.ts'
import { drawn } from '../pixels/canvas.ts'
import { type ByteBlock, fogBlock } from '../stage/block.ts'
import { type Relighting, relight } from '../stage/relight.ts'
import type { Stage } from '../stage/stage.ts'
import { castShadow } from './cast-shadow.ts'
import type { Sprite } from './sprite.ts'

export interface Placement {
  /** Where the anchor of the sprite stands, in pixels of the stage. */
  x: number
  y: number
  height: number
  rotation?: number
  flip?: boolean
  /** In shares of the sprite; its feet unless told. */
  anchorX?: number
  anchorY?: number
  fog?: number
  detail?: number
  /** Strength of the shadow it stands in. */
  shadow?: number
  /** Strength of the long shadow it throws. */
  cast?: number
  keep?: number
  /** Below this line it fades away, as into water. */
  clipY?: number | undefined
  /** The least difference in brightness from what is behind it. */
  guard?: number
  lit?: Relighting
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
  left: number
  top: number
}

/** Stands a sprite on the stage: shadow, relight, fog, contrast guard, then the pixels themselves. */
export function place(stage: Stage, sprite: Sprite, placement: Placement): Box {
  const { x, y, rotation = 0, flip = false, anchorX = 0.5, anchorY = 1, fog = 0 } = placement
  const { detail = 0.75, shadow = 0, cast = 0, keep = 0, clipY, guard = 0, lit } = placement
  const scale = placement.height / sprite.height
  const width = sprite.width * scale
  const height = sprite.height * scale
  const offsetX = (0.5 - anchorX) * width
  const offsetY = (0.5 - anchorY) * height
  const cos = Math.cos(rotation)
  const sin = Math.sin(rotation)
  const centreX = x + offsetX * cos - offsetY * sin
  const centreY = y + offsetX * sin + offsetY * cos
  const blockWidth = Math.ceil(Math.abs(width * cos) + Math.abs(height * sin)) + 10
  const blockHeight = Math.ceil(Math.abs(width * sin) + Math.abs(height * cos)) + 10
  const pixels = drawn(blockWidth, blockHeight, (pen) => {
    pen.translate(blockWidth / 2, blockHeight / 2)
    pen.rotate(rotation)
    pen.scale(flip ? -scale : scale, scale)
    pen.translate(-sprite.width / 2, -sprite.height / 2)
    sprite.draw(pen, stage)
  })
  const left = Math.round(centreX - blockWidth / 2)
  const top = Math.round(centreY - blockHeight / 2)
  const block = { pixels, width: blockWidth, height: blockHeight, left, top }
  if (clipY !== undefined) fadeBelow(block, clipY)
  if (shadow) stage.shade({ x, y: y - height * 0.01, radiusX: width * 0.55, radiusY: Math.max(6, width * 0.13), strength: shadow })
  if (cast) castShadow(stage, block, { groundY: y, strength: cast })
  relight(block, stage, { occlusion: shadow ? 0.3 : 0, ...lit })
  if (fog) fogBlock(block, fog, stage.palette.fog)
  const box = { x: centreX, y: centreY, width, height, left: centreX - width / 2, top: centreY - height / 2 }
  if (guard) guardContrast(stage, block, box, guard)
  let full = 0
  for (let q = 3; q < pixels.length; q += 4) if ((pixels[q] ?? 0) > 102) full++
  stage.objects.push({ name: sprite.name, full })
  const object = stage.objects.length - 1
  stage.blit(block, { detail, anglePull: 0.02, name: sprite.name, depth: 0.4, keep, object })
  return box
}

function fadeBelow({ pixels, width, height, top }: ByteBlock, clipY: number): void {
  for (let y = Math.max(0, (clipY - top) | 0); y < height; y++)
    for (let x = 0; x < width; x++) {
      const alpha = (y * width + x) * 4 + 3
      pixels[alpha] = (pixels[alpha] ?? 0) * clamp(1 - (y + top - clipY) / 6)
    }
}

/** Lights or darkens what is behind a sprite of nearly the same brightness. */
function guardContrast(stage: Stage, block: ByteBlock, box: Box, least: number): void {
  const { pixels, width, height, left, top } = block
  let own = 0
  let behind = 0
  let count = 0
  for (let y = 0; y < height; y += 2)
    for (let x = 0; x < width; x += 2) {
      const q = (y * width + x) * 4
      const stageX = x + left
      const stageY = y + top
      const isOff = stageX < 0 || stageY < 0 || stageX >= stage.width || stageY >= stage.height
      if ((pixels[q + 3] ?? 0) < 128 || isOff) continue
      own += brightness(pixels[q] ?? 0, pixels[q + 1] ?? 0, pixels[q + 2] ?? 0) / 255
      const j = (stageY * stage.width + stageX) * 3
      behind += brightness(stage.rgb[j] ?? 0, stage.rgb[j + 1] ?? 0, stage.rgb[j + 2] ?? 0)
      count++
    }
  if (!count) return
  own /= count
  behind /= count
  const difference = Math.abs(behind - own)
  if (difference >= least) return
  const strength = clamp((least - difference) / least) * 0.75 + 0.1
  const size = Math.max(box.width, box.height)
  const isDark = own < 0.46
  if (isDark) {
    const halo = mix(stage.palette.fog, stage.palette.light, 0.45)
    stage.glow({ x: box.x, y: box.y, radius: size * 0.95, colour: halo, strength, falloff: 1.6 })
  } else stage.shade({ x: box.x, y: box.y, radiusX: size * 1.05, radiusY: size * 1.05, strength: strength * 0.6 })
}
