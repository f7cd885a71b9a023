import { animal } from './animal.ts'

/** Seen from above, wings open. */
export const moth = animal({
  name: 'moth',
  box: [0, 17, 400, 279],
  coat: '#cbb796',
  second: '#7d5643',
  draw: (brush, { coat, shade, deep, pale, second, secondShade }) => {
    brush.onBothSides(200, () => {
      brush.shape(shade, '204,140 250,150 310,156 336,190 328,226 304,256 270,278 242,262 216,222 202,180')
      brush.within(() => {
        brush.limb(second, '330,180,4 326,220,12 300,246,12 262,288,8')
        brush.dot(second, [276, 204], 22)
        brush.dot(pale, [276, 204], 13)
        brush.dot(deep, [276, 204], 7)
      })
      brush.shape(coat, '202,104 226,70 290,34 350,20 398,28! 394,60 378,104 346,146 296,172 240,168 204,142')
      brush.within(() => {
        brush.limb(second, '398,30,6 390,70,14 366,120,14 330,160,12 290,180,8')
        brush.limb(pale, '378,30,4 364,78,8 336,128,8 296,160,4', 0.8)
        brush.limb(second, '204,100,4 240,70,9 300,42,9 360,26,4')
        brush.dot(second, [306, 96], 19)
        brush.dot(pale, [306, 96], 11)
        brush.dot(deep, [306, 96], 6)
        brush.limb(secondShade, '250,80,3 262,116,7 252,160,3', 0.7)
      })
      brush.limb(second, '206,84,4 226,54,5 252,34,4 268,30,2')
      for (const [x, y] of [
        [222, 58],
        [234, 46],
        [246, 37],
        [258, 32],
      ] as const) {
        brush.limb(second, `${x},${y},3 ${x - 8},${y - 12},2`)
        brush.limb(second, `${x},${y},3 ${x + 14},${y + 4},2`)
      }
    })
    brush.limb(second, '200,84,26 200,106,40 200,136,36 200,180,30 200,222,10')
    brush.within(() => {
      brush.limb(pale, '184,100,6 200,110,14 216,100,6', 0.8)
      for (const y of [150, 168, 186, 202]) brush.limb(secondShade, `180,${y},3 200,${y + 5},5 220,${y},3`)
    })
  },
})
