import { css } from '../colour/colour.ts'
import { middle, type Sitting } from './build.ts'
import type { PlainPose } from './looks.ts'

export function drawLegs({ pen, looks: { child, legs }, build: { hemY }, shaded }: Sitting, pose: PlainPose): void {
  pen.strokeStyle = css(legs)
  const shoes = shaded(legs, 0.3)
  switch (pose) {
    case 'walk':
      pen.lineWidth = child ? 9 : 10
      pen.beginPath()
      pen.moveTo(middle - 4, hemY - 16)
      pen.quadraticCurveTo(middle - 12, hemY + 12, middle - 20, 192)
      pen.moveTo(middle + 4, hemY - 16)
      pen.quadraticCurveTo(middle + 16, hemY + 8, middle + 15, 192)
      pen.stroke()
      pen.fillStyle = shoes
      pen.beginPath()
      pen.ellipse(middle - 17, 194, 10, 5, -0.2, 0, 7)
      pen.ellipse(middle + 20, 194, 10, 5, 0.1, 0, 7)
      pen.fill()
      return
    case 'stand':
      pen.lineWidth = child ? 9 : 10
      pen.beginPath()
      pen.moveTo(middle - 8, hemY - 14)
      pen.lineTo(middle - 8, 190)
      pen.moveTo(middle + 8, hemY - 14)
      pen.lineTo(middle + 8, 190)
      pen.stroke()
      pen.fillStyle = shoes
      pen.beginPath()
      pen.ellipse(middle - 9, 194, 8, 5, 0, 0, 7)
      pen.ellipse(middle + 9, 194, 8, 5, 0, 0, 7)
      pen.fill()
      return
    case 'sit':
      pen.lineWidth = 11
      pen.beginPath()
      pen.moveTo(middle - 6, 142)
      pen.lineTo(middle + 32, 146)
      pen.lineTo(middle + 36, 190)
      pen.stroke()
      pen.beginPath()
      pen.moveTo(middle - 6, 146)
      pen.lineTo(middle + 24, 150)
      pen.lineTo(middle + 22, 192)
      pen.stroke()
      pen.fillStyle = shoes
      pen.beginPath()
      pen.ellipse(middle + 41, 192, 10, 5, 0, 0, 7)
      pen.ellipse(middle + 28, 194, 10, 5, 0, 0, 7)
      pen.fill()
  }
}
