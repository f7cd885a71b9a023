import type { Triple } from '../colour/colour.ts'
import { rgbToLab } from '../colour/oklab.ts'
import { clamp } from '../interpolate.ts'
import type { Picture } from '../pixels/picture.ts'
import type { Stage } from '../stage/stage.ts'
import { type ObjectReport, reportObjects } from './objects.ts'

/** What can be measured about a card. It sorts candidates; it does not judge them. */
export interface Quality {
  contrast: number
  mean: number
  chroma: number
  hueSpread: number
  clutter: number
  /** Different things one can tell from what is around them. */
  readable: number
  heroArea: number
  heroDifference: number
  objects: ObjectReport[]
  /** A tiny picture in OKLab, to tell cards apart. */
  thumbnail: number[]
}

/** The picture in OKLab, a plane for each axis. */
export interface LabPlanes {
  width: number
  height: number
  lightness: Float32Array
  a: Float32Array
  b: Float32Array
}

export function quality(picture: Picture, stage: Stage): Quality {
  const planes = labPlanes(picture)
  const { lightness, a, b } = planes
  const area = lightness.length
  const sorted = Float32Array.from(lightness).sort()
  const percentile = (share: number) => sorted[Math.floor(share * (area - 1))] ?? 0
  let chroma = 0
  for (let i = 0; i < area; i++) chroma += Math.hypot(a[i] ?? 0, b[i] ?? 0)
  const objects = reportObjects(planes, stage)
  const readable = new Set(objects.filter(({ isReadable }) => isReadable).map(({ name }) => name)).size
  const hero = objects.reduce<ObjectReport | null>((largest, object) => (object.area > (largest?.area ?? 0) ? object : largest), null)
  return {
    contrast: rounded(percentile(0.95) - percentile(0.05)),
    mean: rounded(lightness.reduce((sum, value) => sum + value, 0) / area),
    chroma: rounded(chroma / area),
    hueSpread: rounded(hueSpread(planes)),
    clutter: rounded(clutter(planes)),
    readable,
    heroArea: hero?.area ?? 0,
    heroDifference: hero?.difference ?? 0,
    objects,
    thumbnail: thumbnail(planes),
  }
}

const rounded = (value: number): number => Number(value.toFixed(3))

function labPlanes({ width, height, data }: Picture): LabPlanes {
  const area = width * height
  const planes = { width, height, lightness: new Float32Array(area), a: new Float32Array(area), b: new Float32Array(area) }
  const lab: Triple = [0, 0, 0]
  for (let i = 0; i < area; i++) {
    rgbToLab(clamp(data[i * 3] ?? 0), clamp(data[i * 3 + 1] ?? 0), clamp(data[i * 3 + 2] ?? 0), lab)
    planes.lightness[i] = lab[0]
    planes.a[i] = lab[1]
    planes.b[i] = lab[2]
  }
  return planes
}

/** 0 if there is one hue, towards 1 if they pull all ways. */
function hueSpread({ a, b }: LabPlanes): number {
  let sumA = 0
  let sumB = 0
  let chroma = 0
  for (let i = 0; i < a.length; i += 7) {
    const x = a[i] ?? 0
    const y = b[i] ?? 0
    sumA += x
    sumB += y
    chroma += Math.hypot(x, y)
  }
  return 1 - Math.hypot(sumA, sumB) / (chroma || 1)
}

/** The share of the picture that is edges. */
function clutter({ width, height, lightness }: LabPlanes): number {
  let edges = 0
  for (let y = 2; y < height - 2; y += 2)
    for (let x = 2; x < width - 2; x += 2) {
      const i = y * width + x
      const across = Math.abs((lightness[i + 2] ?? 0) - (lightness[i - 2] ?? 0))
      const down = Math.abs((lightness[i + 2 * width] ?? 0) - (lightness[i - 2 * width] ?? 0))
      if (across + down > 0.12) edges++
    }
  return edges / ((width / 2) * (height / 2))
}

const columns = 8
const rows = 12

function thumbnail({ width, height, lightness, a, b }: LabPlanes): number[] {
  const values: number[] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      let sumL = 0
      let sumA = 0
      let sumB = 0
      let count = 0
      for (let y = Math.floor((row * height) / rows); y < ((row + 1) * height) / rows; y += 4)
        for (let x = Math.floor((column * width) / columns); x < ((column + 1) * width) / columns; x += 4) {
          const i = y * width + x
          sumL += lightness[i] ?? 0
          sumA += a[i] ?? 0
          sumB += b[i] ?? 0
          count++
        }
      values.push(sumL / count, (sumA / count) * 2, (sumB / count) * 2)
    }
  return values
}

export type Doubt = 'flat' | 'tooDark' | 'tooPale' | 'fewReadable' | 'heroTooSmall' | 'heroNotSeparated' | 'cluttered'

/** Reasons to look at a card again. */
export function doubts({ contrast, mean, readable, heroArea, heroDifference, clutter }: Quality): Doubt[] {
  const found: Doubt[] = []
  if (contrast < 0.42) found.push('flat')
  if (mean < 0.22) found.push('tooDark')
  if (mean > 0.86) found.push('tooPale')
  if (readable < 4) found.push('fewReadable')
  if (heroArea < 0.02) found.push('heroTooSmall')
  if (heroDifference < 0.07) found.push('heroNotSeparated')
  if (clutter > 0.42) found.push('cluttered')
  return found
}
