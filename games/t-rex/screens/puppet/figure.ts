import type { Player } from '@figment/game-kit/player'
import { SHAPE_PATHS } from '@figment/ui/shapes.ts'
import type { Pose } from './pose.ts'
import type { Strength } from './strength.ts'

const BODY = new Path2D('M36 74c0-21 12-33 27-33 14 0 22 12 21 31-1 17-10 27-24 27-15 0-24-10-24-25z')
const SKULL = new Path2D('M45 36C42 18 54 7 70 7c14 0 36 3 38 17 1 6-1 10-4 12L62 42c-9 1-16-1-17-6z')
const JAW = new Path2D('M55 37l48-1c1 7-6 12-14 12l-22 1c-9 0-14-5-12-12z')
const MOUTH = new Path2D('M54 34l46 1-4 9-36 2z')
const TEETH = new Path2D('M64 41l3 6 4-7 3 6 4-7 3 6 4-7 3 6 4-7 3 5 4-6z')
const TAIL = new Path2D('M50 66C34 66 14 76 3 96c-2 4 3 7 7 4 12-10 25-11 42-4z')
const LEG = new Path2D('M-9-8C-11 2-9 10-9 16h17c4 0 4-5 0-6l-3-1c0-5 2-10 4-16z')
const ARM = new Path2D('M-2-4C6-6 13-2 15 3c1 3-1 4-3 3C8 4 4 4-1 5z')
const DROP = new Path2D('M0-5c2.500 3.500 4 5.500 4 8a4 4 0 0 1-8 0c0-2.500 1.500-4.500 4-8z')

const INK = '#160a28'
/** The first drop shows at the half, the last one at the utmost; they are turned by degrees. */
const DROPS = [
  { x: 36, y: 24, turn: -30, from: 0.42 },
  { x: 30, y: 46, turn: -60, from: 0.62 },
  { x: 116, y: 10, turn: 35, from: 0.8 },
] as const

/** What is drawn of the square of 120, and around it: it hops and leans out of its place. */
const AROUND = { left: 24, top: 40, width: 168, height: 164 } as const
/** Finer than this nobody sees. */
const FINEST_PX_A_CSS_PX = 2

type Look = Pick<Player, 'colour' | 'shape'>

/** A puppet on paper. Nothing of it is in the page's tree: eight that dance must not keep a phone busy. */
export class Figure {
  readonly #paper: CanvasRenderingContext2D
  readonly #light: CanvasGradient
  readonly #skin: string
  readonly #mark: Path2D

  constructor(paper: CanvasRenderingContext2D, { colour, shape }: Look) {
    this.#paper = paper
    this.#skin = getComputedStyle(paper.canvas).getPropertyValue(`--player-${colour}`)
    this.#mark = new Path2D(SHAPE_PATHS[shape])
    this.#light = paper.createLinearGradient(20, 5, 90, 110)
    this.#light.addColorStop(0, 'rgb(255 255 255 / 0.45)')
    this.#light.addColorStop(0.45, 'rgb(255 255 255 / 0)')
    this.#light.addColorStop(1, 'rgb(22 10 40 / 0.45)')
  }

  /** The paper is as large as its place on the screen. */
  fit(): void {
    const { canvas } = this.#paper
    const density = Math.min(FINEST_PX_A_CSS_PX, devicePixelRatio)
    canvas.width = Math.round(canvas.clientWidth * density)
    canvas.height = Math.round(canvas.clientHeight * density)
  }

  draw(pose: Pose, effort: Strength): void {
    const paper = this.#paper
    const { width, height } = paper.canvas
    if (width === 0) return
    const unit = width / AROUND.width
    paper.setTransform(1, 0, 0, 1, 0, 0)
    paper.clearRect(0, 0, width, height)
    paper.setTransform(unit, 0, 0, unit, AROUND.left * unit, AROUND.top * unit)
    this.#oval([58, 112], [36, 5], '#0a0a18', 0.4)
    paper.save()
    paper.translate(58, 110 - pose.hop)
    paper.rotate(radians(pose.lean))
    paper.scale(pose.size, pose.size)
    paper.translate(-58, -110)
    this.#body(pose)
    this.#around([60, 44], pose.head, () => this.#head(pose))
    paper.restore()
    this.#sweat(effort)
  }

  #body({ tail, farLeg, farArm, nearLeg, nearArm }: Pose): void {
    this.#around([46, 82], tail, () => this.#fill(TAIL, this.#skin))
    this.#at([70, 94], farLeg, () => this.#far(LEG))
    this.#at([84, 62], farArm, () => this.#far(ARM))
    this.#fill(BODY, this.#skin)
    this.#oval([66, 76], [14, 18], '#f4ecdd', 0.55)
    this.#at([57, 66], 0, () => {
      this.#paper.scale(0.75, 0.75)
      this.#fill(this.#mark, '#1c1424', 0.8)
    })
    this.#fill(BODY, this.#light)
    this.#at([50, 94], nearLeg, () => this.#fill(LEG, this.#skin))
    this.#at([76, 66], nearArm, () => {
      this.#fill(ARM, this.#skin)
      this.#edge(ARM, this.#skin, 1.5)
      this.#edge(ARM, INK, 1.5, 0.45)
    })
  }

  #head({ jaw }: Pose): void {
    this.#fill(MOUTH, '#4a1226')
    this.#around([58, 40], jaw, () => this.#fill(JAW, this.#skin))
    this.#fill(SKULL, this.#skin)
    this.#fill(SKULL, this.#light)
    this.#fill(TEETH, '#fff8ea')
    this.#oval([70, 21], [7, 7], '#fffaf0')
    this.#oval([72.5, 21.5], [3.4, 3.4], '#1a1226')
    this.#oval([101, 19], [1.8, 1.8], '#1a1226', 0.7)
  }

  #sweat(effort: Strength): void {
    for (const { x, y, turn, from } of DROPS) {
      const opacity = Math.min(1, (effort - from) * 8)
      if (opacity <= 0) continue
      this.#at([x, y], turn, () => {
        this.#fill(DROP, '#a9dcf5', opacity)
        this.#edge(DROP, '#3d7fa8', 1, opacity)
      })
    }
  }

  /** What is behind the body is darker. */
  #far(part: Path2D): void {
    this.#fill(part, this.#skin)
    this.#fill(part, INK, 0.3)
  }

  #fill(part: Path2D, paint: string | CanvasGradient, opacity = 1): void {
    this.#paper.globalAlpha = opacity
    this.#paper.fillStyle = paint
    this.#paper.fill(part)
  }

  #edge(part: Path2D, colour: string, width: number, opacity = 1): void {
    this.#paper.globalAlpha = opacity
    this.#paper.strokeStyle = colour
    this.#paper.lineWidth = width
    this.#paper.stroke(part)
  }

  #oval([x, y]: Point, [wide, high]: Point, colour: string, opacity = 1): void {
    this.#paper.beginPath()
    this.#paper.ellipse(x, y, wide, high, 0, 0, 2 * Math.PI)
    this.#paper.globalAlpha = opacity
    this.#paper.fillStyle = colour
    this.#paper.fill()
  }

  /** A part that is drawn from its joint. */
  #at([x, y]: Point, degrees: number, draw: () => void): void {
    this.#paper.save()
    this.#paper.translate(x, y)
    this.#paper.rotate(radians(degrees))
    draw()
    this.#paper.restore()
  }

  /** A part that is drawn in its place, and turns around a joint. */
  #around([x, y]: Point, degrees: number, draw: () => void): void {
    this.#at([x, y], degrees, () => {
      this.#paper.translate(-x, -y)
      draw()
    })
  }
}

type Point = readonly [x: number, y: number]

const radians = (degrees: number) => (degrees * Math.PI) / 180
