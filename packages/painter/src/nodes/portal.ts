import { mix, white } from '../colour/colour.ts'
import { palettes } from '../palettes/palettes.ts'
import { drawn } from '../pixels/canvas.ts'
import { colourOf } from '../scene/colour-of.ts'
import type { PortalNode } from '../scene/node.ts'
import type { Box } from '../sprites/place.ts'
import type { Stage } from '../stage/stage.ts'
import { flipped, type Outline, outlines } from './outline.ts'
import { drawGlass, drawPortalFrame } from './portal-rim.ts'
import type { Staging } from './staging.ts'

/** Where a portal is on the stage, in pixels. */
export interface Opening {
  outline: Outline
  scale: number
  left: number
  top: number
  width: number
  height: number
}

/** Another world, seen through a shape: composed by itself, then cut out and laid in. */
export async function standPortal({ stage, compose }: Staging, node: PortalNode): Promise<Box> {
  const { palette } = stage
  const opening = openingOf(stage, node)
  const { left, top, width, height } = opening
  const { shadow = true, glass = false, frameWidth = 0, muntins = false } = node
  if (shadow) stage.shade({ x: left + width / 2, y: top + height, radiusX: width * 0.6, radiusY: width * 0.13, strength: 0.6 })
  if (node.backGlow) {
    const colour = palettes[node.inner.palette].light
    const radius = height * node.backGlow
    stage.glow({ x: left + width / 2, y: top + height / 2, radius, colour, strength: 0.55, falloff: 1.6 })
  }
  const size = { width: Math.ceil(width), height: Math.ceil(height) }
  const inner = await compose({ ...node.inner, seed: `${stage.rng.state}in` }, size)
  layIn(stage, inner, opening, node.shape)
  const rim = node.rim === undefined ? mix(palette.light, white, 0.2) : colourOf(palette, node.rim)
  if (glass) drawGlass(stage, opening, { shape: node.shape, rim })
  else if (frameWidth) drawPortalFrame(stage, opening, { rim, frameWidth, muntins })
  return { x: left + width / 2, y: top + height / 2, width, height, left, top }
}

function openingOf(stage: Stage, node: PortalNode): Opening {
  const outline = node.flip ? flipped(outlines[node.shape]) : outlines[node.shape]
  const height = node.height * stage.height
  const scale = height / outline.height
  const width = outline.width * scale
  const left = Math.round(node.x * stage.width - width / 2)
  const top = Math.round(node.y * stage.height - height)
  return { outline, scale, left, top, width, height }
}

/** Lays a composed world into an opening of the stage. */
export function layIn(stage: Stage, inner: Stage, { outline, scale, left, top }: Opening, name: string): void {
  const { width, height } = inner
  const mask = drawn(width, height, (pen) => {
    pen.scale(scale, scale)
    pen.fillStyle = '#fff'
    outline.path(pen)
    pen.fill()
  })
  const pixels = new Float32Array(width * height * 4)
  let full = 0
  for (let i = 0; i < width * height; i++) {
    pixels[i * 4] = inner.rgb[i * 3] ?? 0
    pixels[i * 4 + 1] = inner.rgb[i * 3 + 1] ?? 0
    pixels[i * 4 + 2] = inner.rgb[i * 3 + 2] ?? 0
    pixels[i * 4 + 3] = (mask[i * 4 + 3] ?? 0) / 255
    if ((pixels[i * 4 + 3] ?? 0) > 0.4) full++
  }
  stage.objects.push({ name, full })
  const object = stage.objects.length - 1
  stage.blit({ pixels, width, height, left, top }, { detail: 0.75, name, depth: 0.4, keep: 0.15, object })
  copyStrokes(stage, inner, mask, { left, top })
  stage.afterPainting.push((pen) => {
    pen.save()
    pen.translate(left, top)
    pen.save()
    pen.scale(scale, scale)
    outline.path(pen)
    pen.restore()
    pen.clip()
    for (const draw of inner.afterPainting) draw(pen)
    pen.restore()
  })
}

/** The brush goes inside as it would have gone there, only finer. */
function copyStrokes(stage: Stage, inner: Stage, mask: Uint8ClampedArray, { left, top }: { left: number; top: number }): void {
  for (let y = 0; y < inner.height; y++)
    for (let x = 0; x < inner.width; x++) {
      const stageX = x + left
      const stageY = y + top
      const from = y * inner.width + x
      const isOff = stageX < 0 || stageY < 0 || stageX >= stage.width || stageY >= stage.height
      if (isOff || (mask[from * 4 + 3] ?? 0) < 128) continue
      const to = stageY * stage.width + stageX
      stage.angle[to] = inner.angle[from] ?? 0
      stage.anglePull[to] = inner.anglePull[from] ?? 0
      stage.detail[to] = Math.max(0.55, inner.detail[from] ?? 0)
    }
}
