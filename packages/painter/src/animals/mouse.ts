import { animal } from './animal.ts'

export const mouseSide = animal({
  name: 'mouse',
  box: [6, 0, 361, 172],
  coat: '#998f88',
  second: '#e5b9ad',
  draw: (brush, { coat, shade, pale, second, secondShade, ink }) => {
    brush.limb(secondShade, '150,142,12 104,158,8 60,152,6 28,120,5 10,76,4 24,44,2')
    brush.limb(secondShade, '170,160,10 196,166,9')
    brush.limb(secondShade, '276,156,9 296,166,7')
    brush.shape(shade, '272,56 276,26 296,14 314,26 312,54 294,68')
    brush.shape(coat, '132,140 138,98 172,66 218,60 254,66 286,62 316,82 340,104 356,120! 350,130 326,138 300,142 284,158 230,166 160,166')
    brush.within(() => {
      brush.shape(shade, '140,150 200,148 280,146 300,180 140,180', 0.6)
      brush.shape(pale, '160,86 200,68 240,72 200,84 170,104', 0.4)
      brush.limb(shade, '214,160,3 224,130,7 208,104,3', 0.6)
    })
    brush.shape(coat, '244,66 240,28 260,4 284,10 292,40 278,72')
    brush.shape(second, '252,60 250,32 262,14 278,20 282,42 272,62')
    brush.limb(second, '192,160,12 222,167,8')
    brush.limb(second, '288,154,9 310,166,7')
    brush.dot(ink, [318, 98], 5)
    brush.dot(secondShade, [353, 122], 6)
    brush.limb(shade, '336,128,2 318,150,1')
    brush.limb(shade, '340,130,2 332,154,1')
  },
})
