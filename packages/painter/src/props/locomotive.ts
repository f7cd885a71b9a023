import type { Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const locomotive = (colour: Rgb): Sprite => ({
  width: 370,
  height: 250,
  name: 'locomotive',
  draw: (pen, { palette }) => {
    const { fill, line, oval } = inkOf(pen)
    const { brass, iron, glow, dark, pale } = materialsOf(palette)
    fill(dark(colour, 0.2), 'M250 60 H340 V196 H250 Z')
    fill(iron, 'M236 44 H356 V62 H236 Z')
    fill(glow, 'M264 80 H324 V124 H264 Z')
    fill(colour, 'M60 92 H256 V172 H60 Q44 132 60 92 Z')
    fill(pale(colour, 0.3), 'M58 98 H254 V112 H54 Z')
    fill(brass, 'M112 90 H122 V174 H112 Z M190 90 H200 V174 H190 Z')
    fill(iron, 'M70 92 L74 48 L60 22 H124 L110 48 L112 92 Z')
    fill(dark(brass, 0.1), 'M148 92 V76 Q160 58 172 76 V92 Z M214 92 V80 Q222 70 230 80 V92 Z')
    oval(iron, 54, 132, 18, 38)
    oval(glow, 48, 106, 13)
    fill(iron, 'M40 172 H344 V194 H40 Z')
    fill(dark(palette.curtain, 0.1), 'M40 186 L8 240 H60 L76 190 Z')
    for (const [x, radius] of [
      [108, 30],
      [184, 42],
      [286, 42],
    ] as const) {
      oval(iron, x, 242 - radius, radius)
      oval(dark(colour, 0.1), x, 242 - radius, radius - 9)
      for (let spoke = 0; spoke < 4; spoke++) {
        const a = (spoke * Math.PI) / 4 + 0.3
        const reach = radius - 6
        line(
          iron,
          5,
          `M${x - Math.cos(a) * reach} ${242 - radius - Math.sin(a) * reach} L${x + Math.cos(a) * reach} ${242 - radius + Math.sin(a) * reach}`,
        )
      }
      oval(brass, x, 242 - radius, 7)
    }
    line(brass, 8, 'M108 212 H288')
  },
})
