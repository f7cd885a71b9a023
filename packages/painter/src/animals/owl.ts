import { animal } from './animal.ts'

/** Seen from behind as it flies away, the head turned a little. */
export const owlFlying = animal({
  name: 'owl',
  box: [-2, 26, 442, 260],
  coat: '#98734c',
  second: '#ead9b6',
  draw: (brush, { coat, shade, deep, pale, second }) => {
    brush.fan([shade, deep], { from: '206,180,1 234,180,1', to: '176,246,1 220,256,1 264,246,1', count: 7, width: 20 })
    brush.onBothSides(220, () => {
      brush.fan([shade, coat], { from: '250,140,1 300,100,1 350,80,1', to: '262,206,1 310,196,1 362,170,1', count: 8, width: 24 })
      brush.fan([coat, shade], { from: '340,90,1 356,76,1 368,64,1', to: '378,166,1 426,116,1 436,54,1', count: 7, width: 24 })
      brush.shape(coat, '226,110 250,80 300,56 350,44 388,46 384,68 356,92 310,116 266,146 232,170')
      brush.within(() => {
        brush.limb(second, '262,136,6 306,108,10 352,84,6', 0.55)
        brush.limb(pale, '250,92,4 300,66,12 366,52,4', 0.5)
        for (const [x, y] of [
          [292, 160],
          [330, 140],
          [366, 120],
          [396, 92],
        ] as const)
          brush.limb(deep, `${x - 14},${y + 4},3 ${x + 14},${y - 8},6`, 0.5)
      })
    })
    brush.shape(coat, '188,80 220,66 252,80 264,130 250,186 220,210 190,186 176,130')
    brush.within(() => {
      for (const [x, y] of [
        [200, 120],
        [220, 130],
        [240, 120],
        [208, 150],
        [232, 150],
        [220, 172],
      ] as const)
        brush.limb(second, `${x},${y - 6},3 ${x},${y + 4},9 ${x},${y + 8},2`, 0.7)
    })
    brush.shape(shade, '172,64 176,44 186,27 202,31 220,28 238,31 254,27 264,44 268,64 254,90 220,100 186,90')
    brush.within(() => brush.shape(coat, '184,62 192,44 220,36 248,44 256,62 246,84 220,92 194,84'))
  },
})
