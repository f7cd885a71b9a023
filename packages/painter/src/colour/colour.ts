import { clamp, lerp } from '../interpolate.ts'

/** sRGB, each channel 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number]
export type Triple = [number, number, number]

/** Typed so that a channel may index a triple. */
export const channels = [0, 1, 2] as const

export const white: Rgb = [1, 1, 1]

export function parseHex(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16)
  return [((n >> 16) & 255) / 255, ((n >> 8) & 255) / 255, (n & 255) / 255]
}

const byte = (channel: number) => Math.round(clamp(channel) * 255)

export const css = (colour: Rgb, alpha = 1): string => `rgba(${byte(colour[0])},${byte(colour[1])},${byte(colour[2])},${alpha})`

export const mix = (a: Rgb, b: Rgb, t: number): Triple => [lerp(a[0], b[0], t), lerp(a[1], b[1], t), lerp(a[2], b[2], t)]

export const brighten = (colour: Rgb, by: number): Triple => [colour[0] + by, colour[1] + by, colour[2] + by]

/** Weights of the eye for red, green and blue, rounded as the painter has always rounded them. */
export const brightness = (red: number, green: number, blue: number): number => 0.3 * red + 0.59 * green + 0.11 * blue
