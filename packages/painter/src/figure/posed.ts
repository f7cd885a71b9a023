import { css, mix, type Rgb } from '../colour/colour.ts'
import type { Point } from '../interpolate.ts'
import type { Pen } from '../pixels/canvas.ts'
import { drawBow } from './apron.ts'
import { buildOf, middle, type Sitting } from './build.ts'
import { cutCoat, drawCoat } from './coat.ts'
import type { FigureSprite } from './figure.ts'
import { drawAsideSkull, drawSkull } from './head.ts'
import { drawHat } from './hat.ts'
import { drawHeld } from './held.ts'
import { drawPosedArm, drawPosedLeg } from './limbs.ts'
import { dressed, type FigureLooks } from './looks.ts'
import { type Skeleton, skeletonOf } from './skeleton.ts'
import { along, type Angle, plus, type Stance } from './stance.ts'
import { drawStick } from './stick.ts'

const radians = (angle: Angle) => (angle * Math.PI) / 180

/** A figure in any stance, its joints where the stance puts them. */
export function posedFigure(given: FigureLooks<Rgb>, stance: Stance): FigureSprite {
  const looks = dressed(stance.aside ? { ...given, wind: -1 } : given)
  const build = buildOf(looks)
  const skeleton = skeletonOf(stance, looks, build)
  const [width, height] = stance.box
  const share = ([x, y]: Point): Point => [x / width, y / height]
  return {
    width,
    height,
    name: 'figure',
    hand: (side) => share(skeleton.arms[side < 0 ? 0 : 1].hand),
    neck: { at: share(skeleton.neck), tilt: radians(stance.tilt) },
    draw: (pen, { palette }) => {
      const aside = stance.aside ?? false
      const shaded = (colour: Rgb, by: number) => css(mix(colour, palette.shadow, by))
      drawPosed({ pen, palette, looks, build, aside, shaded }, stance, skeleton)
    },
  }
}

function drawPosed(sitting: Sitting, stance: Stance, skeleton: Skeleton): void {
  const { pen, looks, aside } = sitting
  const { arms, legs } = skeleton
  const coat = cutCoat(stance, skeleton, sitting)
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  drawPosedArm(sitting, arms[0], { over: false })
  drawPosedLeg(sitting, legs[0], { far: aside })
  drawPosedLeg(sitting, legs[1], { far: false })
  if (!aside) drawPosedArm(sitting, arms[1], { over: false })
  drawCoat(sitting, coat, stance)
  if (looks.apron) drawBow(sitting, looks.apron, { at: aside ? coat.at(0.44, -1) : coat.waist, turn: radians(stance.lean) })
  if (!looks.headless) drawPosedHead(sitting, stance, skeleton)
  if (looks.scarf) drawPosedScarf(sitting, looks.scarf, stance, skeleton)
  if (stance.holds && !looks.emptyHanded) drawHeld(stance.holds, sitting, skeleton)
  if (aside) drawPosedArm(sitting, arms[1], { over: true })
  if (looks.stick && stance.onStick) drawStick(sitting, arms[1].hand, { aside: 1, ground: stance.box[1] })
}

function drawPosedHead(sitting: Sitting, stance: Stance, { head }: Skeleton): void {
  const { pen, looks, build } = sitting
  const inFrame = (draw: () => void) => {
    pen.save()
    pen.translate(...head)
    pen.rotate(radians(stance.tilt))
    pen.translate(-middle, -build.headY)
    draw()
    pen.restore()
  }
  const drawHair = () => {
    if (looks.longHair && looks.hat !== 'hood') drawStreamingHair(sitting, head, hairAngle(stance, looks.wind))
  }
  // seen from behind the hair hangs over the neck, from the side behind the cheek
  if (stance.aside) drawHair()
  inFrame(() => (stance.aside ? drawAsideSkull(sitting) : drawSkull(sitting)))
  if (!stance.aside) drawHair()
  inFrame(() => drawPosedHat(sitting))
}

function drawPosedHat(sitting: Sitting): void {
  const { pen, looks, aside } = sitting
  if (!looks.hat) return
  const leansBack = aside && (looks.hat === 'cone' || looks.hat === 'hood')
  if (leansBack) {
    pen.translate(middle * 2, 0)
    pen.scale(-1, 1)
  }
  drawHat(leansBack ? { ...sitting, looks: { ...looks, wind: 1 } } : sitting, looks.hat)
}

const streamOf = ({ stream }: Stance, wind: 1 | -1): Angle => stream ?? wind * 82

/** Hair is heavier than a scarf. */
const hairAngle = (stance: Stance, wind: 1 | -1): Angle =>
  stance.hair ?? streamOf(stance, wind) * (stance.stream === undefined ? 0.16 : stance.inAir ? 1 : 0.55)

function drawStreamingHair({ pen, looks, build: { headRadius: radius } }: Sitting, [x, y]: Point, angle: Angle): void {
  pen.save()
  pen.translate(x, y)
  pen.rotate(radians(-angle))
  pen.fillStyle = css(looks.hair)
  pen.beginPath()
  pen.moveTo(-radius, 0)
  pen.bezierCurveTo(-radius - 5, 28, -12, 44, 4, 60)
  pen.bezierCurveTo(10, 44, radius + 6, 26, radius, 0)
  pen.fill()
  pen.restore()
}

function drawPosedScarf({ pen, looks: { wind }, aside }: Sitting, colour: Rgb, stance: Stance, { neck, size }: Skeleton): void {
  const half = aside ? 8 : 10
  const across = (by: number, up: number) => plus(plus(neck, along(90 - stance.lean, by)), along(180 - stance.lean, up))
  strokeScarf(pen, colour, 8, () => {
    pen.moveTo(...across(-half, 2))
    pen.quadraticCurveTo(...across(0, -4), ...across(half, 2))
  })
  const angle = streamOf(stance, wind)
  const step = (forth: number, aloft: number) =>
    plus(neck, plus(along(angle, forth * size), along(angle + 90 * Math.sign(angle || 1), aloft)))
  strokeScarf(pen, colour, 6, () => {
    pen.moveTo(...step(5, 0))
    pen.bezierCurveTo(...step(22, -3), ...step(30, 11), ...step(50, -1))
  })
}

function strokeScarf(pen: Pen, colour: Rgb, width: number, path: () => void): void {
  pen.strokeStyle = css(colour)
  pen.lineWidth = width
  pen.beginPath()
  path()
  pen.stroke()
}
