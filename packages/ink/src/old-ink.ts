import { type Cubic, directionOf, distance, type Place, type Spot, straightWay, turnOf } from './cubic.ts'
import type { Point } from './stroke.ts'

/** A line that turns more than this has a corner there. */
const CORNER = (50 / 180) * Math.PI
/** How far a curve may go from the line between two points, in steps of the grid and in parts of the shortest line beside it. */
const BULGE = { steps: 8, share: 0.08 } as const
/** How far a cubic goes from its chord, for a handle of one step that stands upright: 4/9 where one end alone bulges. */
const BULGE_OF_HANDLE = 0.444

/** Ink from before lines had headings is points alone: rounded where it does not turn sharply, and never far from the straight line. */
export function oldCubicsOf(points: readonly Point[]): readonly Cubic[] {
  const [first] = points
  if (!first) return []
  const places = points.filter((point, at) => at === 0 || distance(points[at - 1] as Point, point) > 0)
  if (places.length === 1) return [straightWay(first, points.at(-1) as Point)]
  const chords = places.slice(1).map((to, at) => {
    const from = places[at] as Point
    return { from, to, direction: directionOf(from, to), length: distance(from, to) }
  })
  return chords.map(({ from, to, direction, length }, at) => {
    const [before, after] = [chords[at - 1], chords[at + 1]]
    const bulge = Math.min(BULGE.steps, BULGE.share * Math.min(length, before?.length ?? length, after?.length ?? length))
    // as on a circle: the longer of two lines at a point takes more of the turn
    const leaves = before ? -shareOfTurn(turnOf(direction - before.direction), length, before.length) : 0
    const arrives = after ? shareOfTurn(turnOf(after.direction - direction), length, after.length) : 0
    return {
      from,
      out: handle(from, direction + leaves, Math.min(length / 3, bulge / (BULGE_OF_HANDLE * Math.abs(Math.sin(leaves))))),
      into: handle(to, direction + arrives + Math.PI, Math.min(length / 3, bulge / (BULGE_OF_HANDLE * Math.abs(Math.sin(arrives))))),
      to,
    }
  })
}

const shareOfTurn = (turn: number, length: number, other: number): number =>
  Math.abs(turn) < CORNER ? (turn * length) / (length + other) : 0

const handle = ({ x, y }: Spot, direction: number, length: number): Place => ({
  x: x + length * Math.cos(direction),
  y: y + length * Math.sin(direction),
})
