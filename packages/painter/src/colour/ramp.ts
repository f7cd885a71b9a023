import { clamp, lerp } from '../interpolate.ts'
import { channels, type Rgb, type Triple } from './colour.ts'
import { labOf, labToRgb } from './oklab.ts'

const steps = 256

export interface Ramp {
  lab(t: number): Triple
  rgb(t: number): Triple
}

/** Colour stops joined in OKLab, looked up in a table. */
export function ramp(stops: readonly (readonly [at: number, colour: Rgb])[]): Ramp {
  const labs = stops.map(([at, colour]) => ({ at, lab: labOf(colour) }))
  const table = new Float32Array(steps * 3)
  for (let i = 0; i < steps; i++) {
    const t = i / (steps - 1)
    let k = 0
    while (k < labs.length - 2 && t > (labs[k + 1]?.at ?? 1)) k++
    const from = labs[k]
    const to = labs[k + 1]
    if (!from || !to) throw new Error('a ramp needs two stops')
    const u = clamp((t - from.at) / (to.at - from.at || 1))
    for (const c of channels) table[i * 3 + c] = lerp(from.lab[c], to.lab[c], u)
  }
  const lab = (t: number): Triple => {
    const i = Math.round(clamp(t) * (steps - 1)) * 3
    return [table[i] ?? 0, table[i + 1] ?? 0, table[i + 2] ?? 0]
  }
  const rgb = (t: number): Triple => {
    const i = Math.round(clamp(t) * (steps - 1)) * 3
    return labToRgb(table[i] ?? 0, table[i + 1] ?? 0, table[i + 2] ?? 0)
  }
  return { lab, rgb }
}
