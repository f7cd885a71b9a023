import type { Brush } from './brush.ts'
import type { Canvas } from './paper.ts'

/** One path that was stroked. */
export interface Path {
  readonly mode: GlobalCompositeOperation
  readonly colour: Brush['strokeStyle']
  readonly width: number
  /** Where it went, in steps of the grid, moves included. */
  readonly places: readonly (readonly [x: number, y: number])[]
}

export interface FakeCanvas extends Canvas {
  /** Since the canvas was last wiped, those on the canvas above it included. */
  readonly paths: readonly Path[]
  wipes: number
  /** How often another was copied onto it. */
  copies: number
  above: FakeCanvas | null
  isAbove: boolean
  readonly scales: number[]
  readonly settings: { readonly desynchronized: boolean }[]
}

export function fakeCanvas(): FakeCanvas {
  let places: [number, number][] = []
  const painted: Path[] = []
  const canvas: FakeCanvas = {
    width: 300,
    height: 150,
    get paths() {
      return [...painted, ...(canvas.above?.paths ?? [])]
    },
    wipes: 0,
    copies: 0,
    above: null,
    isAbove: false,
    scales: [],
    settings: [],
    getContext: (_, settings) => {
      canvas.settings.push(settings)
      return brush
    },
    after: (above: FakeCanvas) => {
      canvas.above = above
      above.isAbove = true
    },
  }
  const brush: NonNullable<ReturnType<Canvas['getContext']>> = {
    lineCap: 'butt',
    lineJoin: 'miter',
    lineWidth: 1,
    strokeStyle: '',
    globalCompositeOperation: 'source-over',
    setTransform: (scale?: unknown) => {
      if (typeof scale === 'number') canvas.scales.push(scale)
    },
    clearRect: (x, y, width, height) => {
      const isPatch = x > 0 || y > 0 || width < canvas.width || height < canvas.height
      // above there is nothing but what is wet, and all of that goes at once
      if (isPatch && !canvas.isAbove) return
      canvas.wipes++
      painted.length = 0
    },
    // a patch is copied, and comes back before anything else is painted: so it stands for the whole
    drawImage: (from: FakeCanvas) => {
      canvas.copies++
      painted.splice(0, painted.length, ...from.paths)
    },
    beginPath: () => {
      places = []
    },
    moveTo: (x, y) => {
      places.push([x, y])
    },
    bezierCurveTo: (_outX, _outY, _intoX, _intoY, x, y) => {
      places.push([x, y])
    },
    stroke: () => {
      painted.push({
        mode: brush.globalCompositeOperation,
        colour: brush.strokeStyle,
        width: brush.lineWidth,
        places,
      })
    },
  }
  return canvas
}

/** The rightmost place that has ink. */
export const reach = ({ paths }: FakeCanvas): number => Math.max(-1, ...paths.flatMap(({ places }) => places.map(([x]) => x)))

/** Frames that come when the test says so. */
export class FakeFrames {
  time = 1000
  #asked: ((now: number) => void)[] = []

  readonly requestFrame = (paint: (now: number) => void): void => {
    this.#asked.push(paint)
  }

  readonly now = (): number => this.time

  get areAsked(): boolean {
    return this.#asked.length > 0
  }

  pass(ms: number): void {
    for (const end = this.time + ms; this.time < end; ) {
      this.time += 16
      const asked = this.#asked
      this.#asked = []
      for (const paint of asked) paint(this.time)
    }
  }
}
