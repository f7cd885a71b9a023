import { clamp, lerp } from '../interpolate.ts'
import type { Rgb, Triple } from './colour.ts'

// tables, because the conversion runs for every pixel of every pass
const linearOf = new Float32Array(1025)
for (let i = 0; i <= 1024; i++) {
  const c = i / 1024
  linearOf[i] = c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4)
}
const encodedOf = new Float32Array(4097)
for (let i = 0; i <= 4096; i++) {
  const c = i / 4096
  encodedOf[i] = c <= 0.0031308 ? c * 12.92 : 1.055 * Math.pow(c, 1 / 2.4) - 0.055
}
const toLinear = (c: number): number => linearOf[Math.round(clamp(c) * 1024)] ?? 0
const toEncoded = (c: number): number => encodedOf[Math.round(clamp(c) * 4096)] ?? 0

/** sRGB to OKLab; `out` spares an allocation in pixel loops. */
export function rgbToLab(red: number, green: number, blue: number, out: Triple = [0, 0, 0]): Triple {
  const r = toLinear(red)
  const g = toLinear(green)
  const b = toLinear(blue)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  out[0] = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  out[1] = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  out[2] = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return out
}

export const labOf = (colour: Rgb): Triple => rgbToLab(colour[0], colour[1], colour[2])

export function labToRgb(lightness: number, a: number, b: number, out: Triple = [0, 0, 0]): Triple {
  let l = lightness + 0.3963377774 * a + 0.2158037573 * b
  let m = lightness - 0.1055613458 * a - 0.0638541728 * b
  let s = lightness - 0.0894841775 * a - 1.291485548 * b
  l = l * l * l
  m = m * m * m
  s = s * s * s
  out[0] = toEncoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)
  out[1] = toEncoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)
  out[2] = toEncoded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  return out
}

/** A mixture as the eye sees it: no grey in the middle of two hues. */
export function mixLab(a: Rgb, b: Rgb, t: number): Triple {
  const from = labOf(a)
  const to = labOf(b)
  return labToRgb(lerp(from[0], to[0], t), lerp(from[1], to[1], t), lerp(from[2], to[2], t))
}
