import { channels, type Rgb } from '../colour/colour.ts'
import { clamp, smoothstep } from '../interpolate.ts'
import type { Palette } from '../palettes/palette.ts'
import { drawn, type Pen } from '../pixels/canvas.ts'
import { Noise } from '../random/noise.ts'
import { Rng } from '../random/rng.ts'
import { type Block, fogBlock } from './block.ts'
import type { Dab } from './dab.ts'
import type { Light } from './light.ts'
import { type Relighting, relight } from './relight.ts'

/** Places and sizes in the code are thought of on a stage this wide. */
const designWidth = 800

export interface StageObject {
  name: string
  /** Pixels it would cover if nothing stood in front of it. */
  full: number
}

export interface Layer {
  name: string
  depth: number
  rgba: Float32Array
}

interface Strokes {
  name?: string
  depth?: number
  detail?: number
  angle?: number
  anglePull?: number
  keep?: number
}

interface Blit extends Strokes {
  opacity?: number
  object?: number
}

interface Drawing extends Blit {
  relight?: Relighting
  fog?: number
}

interface Glow {
  x: number
  y: number
  radius: number
  colour: Rgb
  strength?: number
  falloff?: number
}

/** The composed picture before painting, with what the brush must know: direction, detail, and how much to keep. */
export class Stage {
  readonly width: number
  readonly height: number
  readonly palette: Palette
  readonly light: Light
  readonly rng: Rng
  readonly noise: Noise
  readonly mottle: Noise
  /** One pixel of the design, in pixels of this stage. */
  readonly unit: number
  readonly rgb: Float32Array
  readonly angle: Float32Array
  readonly anglePull: Float32Array
  readonly detail: Float32Array
  readonly keep: Float32Array
  readonly objectIds: Uint16Array
  readonly objects: StageObject[] = [{ name: '', full: 0 }]
  /** Thin things the brush would swallow; drawn when the painting is dry. */
  readonly afterPainting: ((pen: Pen) => void)[] = []
  readonly layers: Layer[] = []
  readonly #recordsLayers: boolean

  constructor(options: { width: number; height: number; palette: Palette; light: Light; seed: string; recordsLayers: boolean }) {
    const { width, height, palette, light, seed, recordsLayers } = options
    const area = width * height
    this.width = width
    this.height = height
    this.palette = palette
    this.light = light
    this.rng = new Rng(`${seed}:stage`)
    this.noise = new Noise(`${seed}:noise`)
    this.mottle = new Noise(`${seed}:noise2`)
    this.unit = width / designWidth
    this.rgb = new Float32Array(area * 3)
    this.angle = new Float32Array(area)
    this.anglePull = new Float32Array(area).fill(0.2)
    this.detail = new Float32Array(area)
    this.keep = new Float32Array(area)
    this.objectIds = new Uint16Array(area)
    this.#recordsLayers = recordsLayers
  }

  /** Runs a program for every pixel; it lays a dab and answers with its opacity. */
  fill(program: (x: number, y: number, dab: Dab) => number, { fromY = 0, name = 'fill', depth = 1 } = {}): void {
    const { width, height, rgb, angle, anglePull, detail } = this
    const dab: Dab = { red: 0, green: 0, blue: 0, angle: 0, anglePull: 0.2, detail: 0 }
    const record = this.#recordsLayers ? new Float32Array(width * height * 4) : null
    for (let y = Math.max(0, Math.floor(fromY)); y < height; y++)
      for (let x = 0; x < width; x++) {
        dab.angle = 0
        dab.anglePull = 0.2
        dab.detail = 0
        const alpha = program(x, y, dab)
        // not `alpha <= 0`: a program may answer NaN where it has nothing to say
        if (!(alpha > 0)) continue
        const i = y * width + x
        const j = i * 3
        const a = alpha > 1 ? 1 : alpha
        const r = rgb[j] ?? 0
        const g = rgb[j + 1] ?? 0
        const b = rgb[j + 2] ?? 0
        rgb[j] = r + (dab.red - r) * a
        rgb[j + 1] = g + (dab.green - g) * a
        rgb[j + 2] = b + (dab.blue - b) * a
        if (a > 0.5) {
          angle[i] = dab.angle
          anglePull[i] = dab.anglePull
          detail[i] = dab.detail
        }
        if (record) {
          record[i * 4] = dab.red
          record[i * 4 + 1] = dab.green
          record[i * 4 + 2] = dab.blue
          record[i * 4 + 3] = a
        }
      }
    if (record) this.record({ name, depth, rgba: record })
  }

  /** Lays a block of pixels over the stage. */
  blit({ pixels, width: blockWidth, height: blockHeight, left, top }: Block, options: Blit = {}): void {
    const { detail = 0.6, angle, anglePull = 0.1, opacity = 1, name = 'sprite', depth = 0.5, keep = 0, object = 0 } = options
    const { width, height, rgb } = this
    const offsetX = Math.round(left)
    const offsetY = Math.round(top)
    const scale = pixels instanceof Float32Array ? 1 : 1 / 255
    const record = this.#recordsLayers ? new Float32Array(width * height * 4) : null
    for (let y = Math.max(0, -offsetY); y < blockHeight && y + offsetY < height; y++)
      for (let x = Math.max(0, -offsetX); x < blockWidth && x + offsetX < width; x++) {
        const q = (y * blockWidth + x) * 4
        const a = (pixels[q + 3] ?? 0) * scale * opacity
        if (a <= 0.003) continue
        const i = (y + offsetY) * width + x + offsetX
        for (const c of channels) {
          const under = rgb[i * 3 + c] ?? 0
          rgb[i * 3 + c] = under + ((pixels[q + c] ?? 0) * scale - under) * a
        }
        if (a > 0.4) {
          this.detail[i] = Math.max(detail, (this.detail[i] ?? 0) * 0.3)
          if (angle !== undefined) this.angle[i] = angle
          this.anglePull[i] = anglePull
          this.keep[i] = Math.max(keep, (this.keep[i] ?? 0) * 0.5)
          if (depth < 0.8 || object) this.objectIds[i] = object
        }
        if (record) {
          for (const c of channels) record[i * 4 + c] = (pixels[q + c] ?? 0) * scale
          record[i * 4 + 3] = a
        }
      }
    if (record) this.record({ name, depth, rgba: record })
  }

  /** Draws with a pen on a sheet as large as the stage, then lays the sheet down. */
  draw(paint: (pen: Pen) => void, options: Drawing = {}): void {
    const block = { pixels: drawn(this.width, this.height, paint), width: this.width, height: this.height, left: 0, top: 0 }
    if (options.relight) relight(block, this, options.relight)
    if (options.fog) fogBlock(block, options.fog, this.palette.fog)
    this.blit(block, options)
  }

  record(layer: Layer): void {
    if (this.#recordsLayers) this.layers.push(layer)
  }

  glow({ x, y, radius, colour, strength = 1, falloff = 2 }: Glow): void {
    const fromX = Math.max(0, Math.floor(x - radius))
    const toX = Math.min(this.width, Math.ceil(x + radius))
    const fromY = Math.max(0, Math.floor(y - radius))
    const toY = Math.min(this.height, Math.ceil(y + radius))
    for (let j = fromY; j < toY; j++)
      for (let i = fromX; i < toX; i++) {
        const distance = Math.hypot(i - x, j - y) / radius
        if (distance < 1) this.#screen((j * this.width + i) * 3, colour, strength * Math.pow(1 - distance, falloff))
      }
  }

  beam(beam: { x: number; y: number; angle: number; spread: number; length: number; colour: Rgb; strength: number }): void {
    const { x, y, angle, spread, length, colour, strength } = beam
    for (let j = 0; j < this.height; j++)
      for (let i = 0; i < this.width; i++) {
        const dx = i - x
        const dy = j - y
        const distance = Math.hypot(dx, dy)
        if (distance > length || distance < 1) continue
        const turn = Math.atan2(dy, dx) - angle
        const across = Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn))) / spread
        if (across >= 1) continue
        const alpha = strength * (1 - across * across) * Math.pow(1 - distance / length, 0.8) * smoothstep(0, 20, distance)
        this.#screen((j * this.width + i) * 3, colour, alpha)
      }
  }

  /** A soft shadow on the ground, or a darkening behind something pale. */
  shade({ x, y, radiusX, radiusY, strength }: { x: number; y: number; radiusX: number; radiusY: number; strength: number }): void {
    const { width, height, rgb } = this
    const colour = this.palette.shadow
    for (let j = Math.max(0, Math.floor(y - radiusY)); j < Math.min(height, y + radiusY); j++)
      for (let i = Math.max(0, Math.floor(x - radiusX)); i < Math.min(width, x + radiusX); i++) {
        const distance = ((i - x) / radiusX) ** 2 + ((j - y) / radiusY) ** 2
        if (distance >= 1) continue
        const alpha = strength * (1 - distance) * (1 - distance)
        const q = (j * width + i) * 3
        for (const c of channels) {
          const under = rgb[q + c] ?? 0
          rgb[q + c] = under + (colour[c] * 0.8 - under) * alpha
        }
      }
  }

  /** Adds light without ever passing white. */
  #screen(q: number, colour: Rgb, alpha: number): void {
    const { rgb } = this
    rgb[q] = 1 - (1 - clamp(rgb[q] ?? 0)) * (1 - colour[0] * alpha)
    rgb[q + 1] = 1 - (1 - clamp(rgb[q + 1] ?? 0)) * (1 - colour[1] * alpha)
    rgb[q + 2] = 1 - (1 - clamp(rgb[q + 2] ?? 0)) * (1 - colour[2] * alpha)
  }
}
