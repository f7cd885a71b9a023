import { css, mix, type Rgb } from '../colour/colour.ts'
import type { Point } from '../interpolate.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { drawArm, handOf } from './arm.ts'
import { boxHeight, boxWidth, buildOf, middle, type Sitting } from './build.ts'
import { drawBody } from './body.ts'
import { drawHead } from './head.ts'
import { drawLegs } from './legs.ts'
import { dressed, type FigureLooks, type PlainPose, type Pose } from './looks.ts'
import { posedFigure } from './posed.ts'
import { type StanceName, stances } from './stances/stances.ts'
import { drawStick } from './stick.ts'

export interface FigureSprite extends Sprite {
  /** Where a hand is, in shares of the box. */
  hand(side: 1 | -1): Point
  /** Where a head of another kind goes, if not over the middle; the tilt in radians. */
  neck?: { at: Point; tilt: number }
}

/** A person seen from behind or turned away: the one who looks at the impossible for us. */
export function figure(given: FigureLooks<Rgb>): FigureSprite {
  const { pose = 'stand' } = given
  return isStance(pose) ? posedFigure(given, stances[pose]) : plainFigure(given, pose)
}

const isStance = (pose: Pose): pose is StanceName => pose in stances

function plainFigure(given: FigureLooks<Rgb>, pose: PlainPose): FigureSprite {
  const looks = dressed(given)
  const build = buildOf(looks)
  return {
    width: boxWidth,
    height: boxHeight,
    name: 'figure',
    hand: (side) => {
      if (looks.cloak) return [0.5, 0.5]
      const { handX, handY } = handOf(looks, build, side)
      return [handX / boxWidth, handY / boxHeight]
    },
    draw: (pen, { palette }) => {
      const sitting: Sitting = { pen, palette, looks, build, aside: false, shaded: (colour, by) => css(mix(colour, palette.shadow, by)) }
      pen.lineCap = 'round'
      pen.lineJoin = 'round'
      drawLegs(sitting, pose)
      if (!looks.cloak) {
        drawArm(sitting, -1)
        drawArm(sitting, 1)
      }
      drawBody(sitting)
      if (!looks.headless) drawHead(sitting)
      if (looks.scarf) drawScarf(sitting, looks.scarf)
      if (looks.stick) drawPlainStick(sitting)
    },
  }
}

function drawPlainStick(sitting: Sitting): void {
  const { handX, handY } = handOf(sitting.looks, sitting.build, 1)
  drawStick(sitting, [handX, handY], { aside: 1, ground: boxHeight })
}

function drawScarf({ pen, build: { shoulderY }, looks: { wind } }: Sitting, colour: Rgb): void {
  pen.strokeStyle = css(colour)
  pen.lineWidth = 8
  pen.beginPath()
  pen.moveTo(middle - 10, shoulderY - 2)
  pen.quadraticCurveTo(middle, shoulderY + 4, middle + 10, shoulderY - 2)
  pen.stroke()
  pen.lineWidth = 6
  pen.beginPath()
  pen.moveTo(middle + 8 * wind, shoulderY)
  pen.bezierCurveTo(middle + 26 * wind, shoulderY + 2, middle + 34 * wind, shoulderY - 12, middle + 56 * wind, shoulderY + 2)
  pen.stroke()
}
