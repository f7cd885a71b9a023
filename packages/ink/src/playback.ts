import type { Stroke } from './codec.ts'
import { type Cubic, cubicLength, partOfCubic } from './cubic.ts'
import { cubicsOf } from './line.ts'
import { type Quill, quillOf } from './width.ts'

/** A stroke and when it was finished, in milliseconds since the drawing began. */
export interface TimedStroke extends Stroke {
  readonly at: number
}

/** What is on the sheet at some time: the first so many strokes, and one in the making. */
export interface Moment {
  readonly whole: number
  readonly part: { readonly quill: Quill; readonly cubics: readonly Cubic[] } | null
}

/** How fast a hand goes where nobody wrote it down, in steps of the grid. */
const STEPS_A_MS = 4
const STROKE_MS_AT_LEAST = 120

/** Strokes in the order they were drawn. Each grows until the time it was finished, but not before the one before it. */
export function playback(strokes: readonly TimedStroke[]): (time: number) => Moment {
  return (time) => {
    const next = strokes.findIndex(({ at }) => at > time)
    const growing = strokes[next]
    if (!growing) return { whole: strokes.length, part: null }
    const cubics = cubicsOf(growing)
    const began = Math.max(strokes[next - 1]?.at ?? 0, growing.at - takesMs(cubics))
    if (time <= began) return { whole: next, part: null }
    const share = (time - began) / (growing.at - began)
    return { whole: next, part: { quill: quillOf(growing), cubics: beginningOf(cubics, share) } }
  }
}

/** How long a hand takes to draw it. */
export const strokeTakesMs = (stroke: Stroke): number => takesMs(cubicsOf(stroke))

const takesMs = (cubics: readonly Cubic[]): number => Math.max(STROKE_MS_AT_LEAST, wayOf(cubics) / STEPS_A_MS)

function beginningOf(cubics: readonly Cubic[], share: number): readonly Cubic[] {
  let left = wayOf(cubics) * share
  const shown: Cubic[] = []
  for (const cubic of cubics) {
    const length = cubicLength(cubic)
    shown.push(length > left ? partOfCubic(cubic, 0, left / length) : cubic)
    left -= length
    if (left < 0) break
  }
  return shown
}

const wayOf = (cubics: readonly Cubic[]): number => cubics.reduce((way, cubic) => way + cubicLength(cubic), 0)
