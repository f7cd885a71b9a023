import { animal } from './animal.ts'

export const hareRunning = animal({
  name: 'hare',
  box: [0, 24, 386, 200],
  coat: '#a78660',
  second: '#f2e8d7',
  draw: (brush, { coat, shade, deep, second, ink }) => {
    brush.limb(shade, '150,122,50 116,154,26 76,168,14 44,190,10 34,195,7')
    brush.limb(shade, '276,120,30 306,152,15 336,172,9 362,188,8')
    brush.limb(second, '112,98,16 92,84,22 84,74,10')
    brush.limb(shade, '318,70,8 296,44,16 268,28,3')
    brush.shape(
      coat,
      '106,120 118,92 150,72 196,66 244,78 284,80 306,64 328,58 346,68 360,84 354,94 336,100 312,106 296,122 272,138 212,130 160,146 122,146',
    )
    brush.within(() => {
      brush.shape(second, '300,104 296,126 268,142 200,134 150,150 210,152 300,150 330,104', 0.9)
      brush.shape(deep, '130,84 196,64 250,78 240,88 190,80 150,90', 0.4)
    })
    brush.limb(coat, '142,112,72 104,140,36 64,148,16 28,166,12 8,178,9')
    brush.limb(coat, '280,114,36 314,138,17 348,148,11 380,156,8')
    brush.limb(coat, '322,74,9 292,58,20 256,50,15 236,52,3')
    brush.limb(deep, '256,50,10 240,52,3')
    brush.dot(ink, [338, 76], 4)
  },
})

export const hareUpright = animal({
  name: 'hare',
  box: [18, -2, 146, 302],
  coat: '#a78660',
  second: '#f2e8d7',
  draw: (brush, { coat, shade, deep, second, ink }) => {
    brush.dot(second, [36, 276], 15)
    brush.limb(shade, '100,92,8 108,58,17 114,30,14 122,8,3')
    brush.limb(shade, '104,164,20 122,188,12 124,206,10 132,212,8')
    brush.limb(shade, '80,284,20 120,292,15 140,295,9')
    brush.shape(
      coat,
      '38,284 32,240 44,186 64,146 76,120 78,98 92,84 108,86 122,98 130,110 124,122 108,130 112,150 118,190 108,240 112,284 80,300',
    )
    brush.within(() => {
      brush.shape(second, '128,116 106,126 100,150 104,190 96,240 130,240 130,150')
      brush.shape(shade, '30,290 28,220 50,170 52,220 60,290', 0.5)
    })
    brush.shape(shade, '104,226 116,262 100,290 70,270 80,230')
    brush.shape(coat, '34,268 42,230 74,220 102,236 106,268 92,290 50,298')
    brush.limb(coat, '58,286,26 100,292,17 130,295,10')
    brush.limb(coat, '96,160,26 110,188,14 112,208,11 121,216,8')
    brush.limb(coat, '90,96,11 82,58,22 80,26,17 86,2,3')
    brush.limb(deep, '90,80,3 86,56,9 84,26,8 86,6,2')
    brush.dot(ink, [108, 101], 4.4)
  },
})
