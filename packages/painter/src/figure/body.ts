import { css, mix } from '../colour/colour.ts'
import { lerp } from '../interpolate.ts'
import { drawBow } from './apron.ts'
import { boxHeight, boxWidth, middle, type Sitting } from './build.ts'

export const darkFolds = [
  { at: -0.95, depth: 0.55, width: 11 },
  { at: -0.3, depth: 0.3, width: 8 },
  { at: 0.35, depth: 0.3, width: 9 },
  { at: 1, depth: 0.55, width: 11 },
]
export const lightFolds = [
  { at: -0.62, width: 6 },
  { at: 0.05, width: 5 },
  { at: 0.7, width: 6 },
]

export function drawBody(sitting: Sitting): void {
  const { pen, looks, build, shaded } = sitting
  const { shoulderY, shoulderWidth } = build
  const hemY = hemOf(sitting)
  pen.fillStyle = css(looks.coat)
  coatPath(sitting, hemY)
  pen.fill()
  pen.save()
  pen.clip()
  if (looks.skirt) {
    pen.fillStyle = css(looks.skirt)
    pen.fillRect(0, lerp(shoulderY, hemY, 0.42), boxWidth, boxHeight)
  }
  drawFolds(sitting, hemY)
  pen.restore()
  if (!looks.dress && !looks.cloak && !looks.jacket) {
    pen.strokeStyle = shaded(looks.coat, 0.5)
    pen.lineWidth = 3
    pen.beginPath()
    pen.moveTo(middle - shoulderWidth, lerp(shoulderY, hemY, 0.42))
    pen.lineTo(middle + shoulderWidth, lerp(shoulderY, hemY, 0.42))
    pen.stroke()
  }
  if (looks.apron) drawBow(sitting, looks.apron, { at: [middle, lerp(shoulderY, hemY, 0.42)], turn: 0 })
}

const hemOf = ({ looks, build }: Sitting): number => (looks.pose === 'sit' ? 154 : build.hemY)

function coatPath({ pen, looks: { pose, wind }, build }: Sitting, hemY: number): void {
  const { shoulderY, shoulderWidth, hemWidth } = build
  const waistY = lerp(shoulderY, hemY, 0.5)
  pen.beginPath()
  pen.moveTo(middle - shoulderWidth, shoulderY + 5)
  pen.quadraticCurveTo(middle - shoulderWidth - 2, shoulderY - 3, middle - 6, shoulderY - 4)
  pen.lineTo(middle + 6, shoulderY - 4)
  pen.quadraticCurveTo(middle + shoulderWidth + 2, shoulderY - 3, middle + shoulderWidth, shoulderY + 5)
  if (pose === 'sit') {
    pen.bezierCurveTo(middle + 18, 110, middle + 22, 130, middle + 34, 142)
    pen.lineTo(middle + 26, 158)
    pen.lineTo(middle - 22, 158)
    pen.bezierCurveTo(middle - 26, 130, middle - 20, 110, middle - shoulderWidth, shoulderY + 5)
  } else {
    pen.bezierCurveTo(middle + shoulderWidth + 1, waistY, middle + hemWidth * 0.7, hemY - 20, middle + hemWidth + 4 * wind, hemY)
    pen.quadraticCurveTo(middle + hemWidth * 0.5, hemY + 8, middle, hemY + 2)
    pen.quadraticCurveTo(middle - hemWidth * 0.5, hemY + 7, middle - hemWidth + 4 * wind, hemY - 2)
    pen.bezierCurveTo(middle - hemWidth * 0.7, hemY - 24, middle - shoulderWidth - 1, waistY, middle - shoulderWidth, shoulderY + 5)
  }
}

function drawFolds({ pen, palette, looks: { coat, skirt, wind }, build }: Sitting, hemY: number): void {
  const cloth = skirt ?? coat
  const { shoulderY, shoulderWidth, hemWidth } = build
  for (const { at, depth, width } of darkFolds)
    for (let pass = 0; pass < 3; pass++) {
      pen.strokeStyle = css(mix(cloth, palette.shadow, depth), 0.2)
      pen.lineWidth = width * (1 - pass * 0.28)
      pen.beginPath()
      pen.moveTo(middle + at * shoulderWidth * 0.7, lerp(shoulderY, hemY, 0.34))
      pen.quadraticCurveTo(
        middle + at * shoulderWidth * 1.1,
        lerp(shoulderY, hemY, 0.7),
        middle + at * hemWidth * 1.05 + 3 * wind,
        hemY + 6,
      )
      pen.stroke()
    }
  for (const { at, width } of lightFolds) {
    pen.strokeStyle = css(mix(cloth, palette.light, 0.25), 0.22)
    pen.lineWidth = width
    pen.beginPath()
    pen.moveTo(middle + at * shoulderWidth * 0.8, lerp(shoulderY, hemY, 0.4))
    pen.quadraticCurveTo(middle + at * shoulderWidth * 1.1, lerp(shoulderY, hemY, 0.7), middle + at * hemWidth * 1.05 + 3 * wind, hemY + 4)
    pen.stroke()
  }
  pen.fillStyle = css(mix(coat, palette.light, 0.16), 0.5)
  pen.beginPath()
  pen.ellipse(middle, shoulderY + 4, shoulderWidth, 9, 0, 0, 7)
  pen.fill()
  pen.strokeStyle = css(mix(coat, palette.shadow, 0.5), 0.5)
  pen.lineWidth = 2
  pen.beginPath()
  pen.moveTo(middle, shoulderY + 2)
  pen.lineTo(middle, lerp(shoulderY, hemY, 0.4))
  pen.stroke()
}
