/** As the package of icons keeps them: by name, the inside of an SVG of 24 by 24. */
export interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
}

const ICON = 24
/** The last line of the grid of the sheets. */
const GRID = 4095
/** How far a chord may lie from its curve, on the grid. */
const TOLERANCE = 9
const STEPS_OF_A_CURVE = 24

interface Spot {
  readonly x: number
  readonly y: number
}

/** The file of outlines for these icons, a line for each. */
export function outlinesFile(names: readonly string[], { icons }: IconSet): string {
  const lines = [...new Set(names)].sort().map((name) => {
    const icon = icons[name]
    if (!icon) throw new Error(`there is no icon ${name}`)
    return `  ${JSON.stringify(name)}: ${JSON.stringify(flattened(icon.body))}`
  })
  return `{\n${lines.join(',\n')}\n}\n`
}

/** The lines of an icon's SVG, each x, y, x, y, … */
export function flattened(svg: string): number[][] {
  const paths = Array.from(svg.matchAll(/\sd="([^"]+)"/g), ([, d]) => d ?? '')
  return paths.flatMap(linesOf).map((line) => simplified(line.map(onGrid)).flatMap(({ x, y }) => [x, y]))
}

const onGrid = ({ x, y }: Spot): Spot => ({ x: toGrid(x), y: toGrid(y) })
const toGrid = (at: number): number => Math.min(GRID, Math.max(0, Math.round((at / ICON) * GRID)))

const NUMBERS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

interface Segment {
  /** As if it were written in capitals: positions, not steps. */
  readonly letter: string
  readonly numbers: readonly number[]
  readonly isRelative: boolean
}

function segmentsOf(path: string): Segment[] {
  return Array.from(path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)).flatMap(([, command = '', rest = '']) => {
    const letter = command.toUpperCase()
    const isRelative = command !== letter
    const size = NUMBERS[letter]
    if (size === undefined) throw new Error(`an icon has the unknown command ${command}`)
    const numbers = numbersOf(rest, letter)
    if (size === 0) return [{ letter, numbers: [], isRelative }]
    return Array.from({ length: numbers.length / size }, (_, at) => ({
      // more pairs after a move are lines
      letter: letter === 'M' && at > 0 ? 'L' : letter,
      numbers: numbers.slice(at * size, (at + 1) * size),
      isRelative,
    }))
  })
}

/** The two flags of an arc may stand without a space between them and the next number. */
function numbersOf(text: string, letter: string): number[] {
  const number = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/y
  const flag = /[01]/y
  const found: number[] = []
  let at = 0
  for (;;) {
    at += /^[\s,]*/.exec(text.slice(at))?.[0].length ?? 0
    if (at >= text.length) return found
    const isFlag = letter === 'A' && (found.length % 7 === 3 || found.length % 7 === 4)
    const pattern = isFlag ? flag : number
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (!match) throw new Error(`an icon has the unreadable numbers ${text}`)
    found.push(Number(match[0]))
    at = pattern.lastIndex
  }
}

function linesOf(path: string): Spot[][] {
  const lines: Spot[][] = []
  let line: Spot[] = []
  let pen: Spot = { x: 0, y: 0 }
  let start = pen
  /** The last handle of a curve, which a smooth one mirrors. */
  let handle: Spot | null = null
  const go = (spots: readonly Spot[]) => {
    if (line.length === 0) {
      line = [pen]
      lines.push(line)
    }
    line.push(...spots)
    pen = spots.at(-1) ?? pen
  }
  for (const { letter, numbers, isRelative } of segmentsOf(path)) {
    const from = isRelative ? pen : { x: 0, y: 0 }
    const spot = (at: number): Spot => ({ x: from.x + (numbers[at] ?? 0), y: from.y + (numbers[at + 1] ?? 0) })
    const mirrored: Spot = handle ? { x: 2 * pen.x - handle.x, y: 2 * pen.y - handle.y } : pen
    let nextHandle: Spot | null = null
    if (letter === 'M') {
      pen = spot(0)
      start = pen
      line = []
    } else if (letter === 'L') go([spot(0)])
    else if (letter === 'H') go([{ x: spot(0).x, y: pen.y }])
    else if (letter === 'V') go([{ x: pen.x, y: from.y + (numbers[0] ?? 0) }])
    else if (letter === 'Z') {
      go([start])
      line = []
    } else if (letter === 'C' || letter === 'S') {
      const first = letter === 'C' ? spot(0) : mirrored
      const second = spot(letter === 'C' ? 2 : 0)
      go(curve([pen, first, second, spot(letter === 'C' ? 4 : 2)]))
      nextHandle = second
    } else if (letter === 'Q' || letter === 'T') {
      const only = letter === 'Q' ? spot(0) : mirrored
      go(curve([pen, only, spot(letter === 'Q' ? 2 : 0)]))
      nextHandle = only
    } else {
      const [rx = 0, ry = 0, turn = 0, isLarge = 0, isClockwise = 0] = numbers
      go(arc(pen, spot(5), { rx, ry, turn: (turn * Math.PI) / 180, isLarge: isLarge === 1, isClockwise: isClockwise === 1 }))
    }
    handle = nextHandle
  }
  return lines
}

const steps = (count: number): number[] => Array.from({ length: count }, (_, at) => (at + 1) / count)

const between = (one: Spot, other: Spot, part: number): Spot => ({
  x: one.x + (other.x - one.x) * part,
  y: one.y + (other.y - one.y) * part,
})

/** By de Casteljau's halving, for any number of handles. */
function curve(handles: readonly Spot[]): Spot[] {
  return steps(STEPS_OF_A_CURVE).flatMap((part) => {
    let level = handles
    while (level.length > 1) level = level.slice(1).map((spot, at) => between(level[at] ?? spot, spot, part))
    return level
  })
}

interface Arc {
  readonly rx: number
  readonly ry: number
  readonly turn: number
  readonly isLarge: boolean
  readonly isClockwise: boolean
}

/** From two ends to a centre and angles, as the SVG specification tells it. */
function arc(from: Spot, to: Spot, { rx, ry, turn, isLarge, isClockwise }: Arc): Spot[] {
  if (rx === 0 || ry === 0 || (from.x === to.x && from.y === to.y)) return [to]
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const halfX = (from.x - to.x) / 2
  const halfY = (from.y - to.y) / 2
  const x = cos * halfX + sin * halfY
  const y = cos * halfY - sin * halfX
  const tooShort = Math.max(1, Math.hypot(x / rx, y / ry))
  const [wide, high] = [Math.abs(rx) * tooShort, Math.abs(ry) * tooShort]
  const span = (wide * y) ** 2 + (high * x) ** 2
  const away = Math.sqrt(Math.max(0, (wide * high) ** 2 - span) / span) * (isLarge === isClockwise ? -1 : 1)
  const centreX = (away * wide * y) / high
  const centreY = (-away * high * x) / wide
  const begin = Math.atan2((y - centreY) / high, (x - centreX) / wide)
  const end = Math.atan2((-y - centreY) / high, (-x - centreX) / wide)
  const whole = 2 * Math.PI
  const sweep = isClockwise ? (end - begin + whole) % whole : -((begin - end + whole) % whole)
  return steps(STEPS_OF_A_CURVE).map((part) => {
    if (part === 1) return to
    const angle = begin + sweep * part
    const alongX = centreX + wide * Math.cos(angle)
    const alongY = centreY + high * Math.sin(angle)
    return { x: (from.x + to.x) / 2 + cos * alongX - sin * alongY, y: (from.y + to.y) / 2 + sin * alongX + cos * alongY }
  })
}

/** Keeps the ends and whatever lies off the chord between its neighbours (Douglas and Peucker). */
function simplified(line: readonly Spot[]): Spot[] {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return [...line]
  const distances = line.map((spot) => distance(spot, first, last))
  const farthest = Math.max(...distances)
  if (farthest <= TOLERANCE) return [first, last]
  const at = distances.indexOf(farthest)
  return [...simplified(line.slice(0, at + 1)), ...simplified(line.slice(at)).slice(1)]
}

function distance(spot: Spot, from: Spot, to: Spot): number {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(x, y)
  if (length === 0) return Math.hypot(spot.x - from.x, spot.y - from.y)
  return Math.abs(x * (spot.y - from.y) - y * (spot.x - from.x)) / length
}
