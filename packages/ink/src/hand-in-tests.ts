import { type Point, pointNear } from './stroke.ts'

/** What a digitizer tells 120 times a second. */
export interface Sample {
  readonly point: Point
  readonly at: number
}

type Place = readonly [x: number, y: number]

const SAMPLES_A_SECOND = 120

/** A place at every part of a second, with the tremor of a hand, and a pen that presses as pens do. */
function moved(seconds: number, place: (second: number) => Place, { withPen = false, tremor = 1.5, pixel = 0 } = {}): readonly Sample[] {
  const luck = luckFrom(Math.round(seconds * 1000) + place.toString().length)
  const count = Math.round(seconds * SAMPLES_A_SECOND)
  let shakeX = 0
  let shakeY = 0
  let wobble = 0
  return Array.from({ length: count }, (_, i) => {
    const second = i / SAMPLES_A_SECOND
    const [x, y] = place(second)
    shakeX = 0.8 * shakeX + tremor * (luck() - 0.5)
    shakeY = 0.8 * shakeY + tremor * (luck() - 0.5)
    wobble = 0.9 * wobble + 0.03 * (luck() - 0.5)
    const down = Math.min(1, second / 0.08, (seconds - second) / 0.08)
    const pressure = down * (0.5 + 0.15 * Math.sin(second * 7) + wobble)
    const seen = (value: number): number => (pixel === 0 ? value : Math.round(value / pixel) * pixel)
    return { point: pointNear(seen(x + shakeX), seen(y + shakeY), withPen ? pressure : null), at: second * 1000 }
  })
}

function luckFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 0x1_0000_0000
  }
}

/** Between two places as a hand goes: slow, fast, slow. */
function along(places: readonly Place[], part: number): Place {
  const legs = places.length - 1
  const leg = Math.min(Math.floor(part * legs), legs - 1)
  const within = Math.min(Math.max(part * legs - leg, 0), 1)
  const eased = within ** 2 * (3 - 2 * within)
  const [[fromX, fromY], [toX, toY]] = [places[leg] as Place, places[leg + 1] as Place]
  return [fromX + eased * (toX - fromX), fromY + eased * (toY - fromY)]
}

const circle =
  (radius: number, turnsASecond: number) =>
  (second: number): Place => {
    const angle = second * turnsASecond * 2 * Math.PI
    return [2048 + radius * Math.cos(angle), 2048 + radius * Math.sin(angle)]
  }
/** Loops that wander, like a cloud's edge or a line of writing. */
const loops =
  (radius: number, loopsASecond: number) =>
  (second: number): Place => {
    const angle = second * loopsASecond * 2 * Math.PI
    return [300 + ((second * 500) % 3400) + radius * Math.cos(angle), 2048 + radius * Math.sin(angle) + 300 * Math.sin(second * 0.7)]
  }
/** To and fro, to fill something in. */
const scribble =
  (reach: number, strokesASecond: number) =>
  (second: number): Place => {
    const sway = Math.sin(second * strokesASecond * Math.PI)
    return [800 + second * 150 + sway * reach * 0.6, 1800 + sway * reach + 60 * Math.sin(second * 11)]
  }
const wander = (second: number): Place => [
  2048 + 900 * Math.sin(second * 1.9) + 500 * Math.sin(second * 4.3 + 1) + 140 * Math.sin(second * 9.1),
  2048 + 900 * Math.cos(second * 1.5) + 450 * Math.sin(second * 3.7 + 2) + 140 * Math.cos(second * 8.3),
]
const house: readonly Place[] = [
  [900, 3200],
  [900, 1800],
  [2048, 900],
  [3200, 1800],
  [3200, 3200],
  [900, 3200],
  [3200, 1800],
  [900, 1800],
  [3200, 3200],
]

/** Ten seconds each of what people do on a sheet. */
export const HANDS: Readonly<Record<string, readonly Sample[]>> = Object.fromEntries(
  Object.entries({ finger: {}, pen: { withPen: true, tremor: 2.5 }, mouse: { tremor: 0.5, pixel: 6 } }).flatMap(([tool, how]) =>
    Object.entries({
      'calm circles': circle(700, 0.8),
      'small circles': circle(220, 2),
      'wandering curves': wander,
      'quick loops': loops(130, 3),
      scribbling: scribble(700, 8),
      'furious circles': circle(400, 5),
      'slow shading': scribble(300, 4),
      'a house of straight lines': (second: number) => along(house, (second % 10) / 10),
    }).map(([what, place]) => [`${what} with a ${tool}`, moved(10, place, how)]),
  ),
)
