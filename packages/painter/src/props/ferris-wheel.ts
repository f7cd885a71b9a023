import type { Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const ferrisWheel = (colour: Rgb, secondColour: Rgb): Sprite => ({
  width: 320,
  height: 350,
  name: 'ferris wheel',
  draw: (pen, { palette }) => {
    const { fill, line, oval, ring } = inkOf(pen)
    const { wood, brass, iron, dark } = materialsOf(palette)
    line(dark(wood, 0.3), 13, 'M160 158 L84 342 M160 158 L236 342 M112 276 H208')
    ring(iron, 9, 160, 158, 126)
    ring(iron, 5, 160, 158, 98)
    for (let spoke = 0; spoke < 5; spoke++) {
      const a = (spoke * Math.PI) / 5 + 0.16
      line(iron, 5, `M${160 - Math.cos(a) * 124} ${158 - Math.sin(a) * 124} L${160 + Math.cos(a) * 124} ${158 + Math.sin(a) * 124}`)
    }
    for (let cabin = 0; cabin < 10; cabin++) {
      const a = (cabin * Math.PI) / 5 + 0.16
      const x = 160 + Math.cos(a) * 126
      const y = 158 + Math.sin(a) * 126
      fill(cabin % 2 ? colour : secondColour, `M${x - 19} ${y + 4} H${x + 19} L${x + 13} ${y + 30} H${x - 13} Z`)
      fill(dark(cabin % 2 ? colour : secondColour, 0.4), `M${x - 20} ${y - 6} Q${x} ${y - 24} ${x + 20} ${y - 6} Z`)
    }
    oval(brass, 160, 158, 16)
  },
})
