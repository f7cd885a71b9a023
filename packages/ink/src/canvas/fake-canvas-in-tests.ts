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
  /** Since the canvas was last wiped. */
  readonly paths: Path[]
  wipes: number
  readonly scales: number[]
  readonly settings: { readonly desynchronized: boolean }[]
}

export function fakeCanvas(): FakeCanvas {
  let places: [number, number][] = []
  const canvas: FakeCanvas = {
    width: 300,
    height: 150,
    paths: [],
    wipes: 0,
    scales: [],
    settings: [],
    getContext: (_, settings) => {
      canvas.settings.push(settings)
      return brush
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
      if (x > 0 || y > 0 || width < canvas.width || height < canvas.height) return
      canvas.wipes++
      canvas.paths.length = 0
    },
    // a patch is copied, and comes back before anything else is painted: so it stands for the whole
    drawImage: (from: FakeCanvas) => {
      canvas.paths.splice(0, canvas.paths.length, ...from.paths)
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
      canvas.paths.push({
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
