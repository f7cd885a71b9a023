import { mix, type Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const circusTent = (colour: Rgb, secondColour: Rgb): Sprite => ({
  width: 320,
  height: 290,
  name: 'circus tent',
  draw: (pen, { palette }) => {
    const { fill, line } = inkOf(pen)
    const { iron, paper, glow, dark } = materialsOf(palette)
    line(iron, 5, 'M160 50 V8')
    fill(secondColour, 'M160 8 L206 20 L160 34 Z')
    const stripe = mix(paper, palette.groundFar, 0.15)
    for (let i = 0; i < 7; i++) {
      const shade = i > 4 ? 0.35 : 0.05
      const cloth = i % 2 ? stripe : colour
      fill(
        dark(cloth, shade),
        `M160 44 Q${(160 + 24 + i * 45) / 2 - 6} 104 ${2 + i * 45.2} 150 H${2 + (i + 1) * 45.2} Q${(160 + 24 + i * 45) / 2 + 16} 104 160 44 Z`,
      )
      fill(dark(cloth, shade + 0.15), `M${22 + i * 39.4} 158 H${22 + (i + 1) * 39.4} V282 H${22 + i * 39.4} Z`)
      const left = 2 + i * 45.2
      fill(dark(secondColour, shade), `M${left} 146 H${left + 45.2} V158 Q${left + 22.6} 190 ${left} 158 Z`)
    }
    fill(palette.shadow, 'M160 168 Q194 220 198 282 H122 Q126 220 160 168 Z')
    fill(glow, 'M160 204 Q180 240 182 282 H138 Q140 240 160 204 Z')
  },
})
