import { animal } from './animal.ts'

export const snailSide = animal({
  name: 'snail',
  box: [4, 10, 341, 263],
  coat: '#b7743d',
  second: '#cdb892',
  draw: (brush, { coat, shade, deep, pale, second, secondShade, ink }) => {
    brush.limb(secondShade, '296,150,10 304,112,7 300,84,6')
    brush.shape(second, '6,260! 44,236 110,216 190,214 240,204 262,176 276,144 298,132 316,144 318,170 306,206 286,236 256,256 200,261')
    brush.within(() => {
      brush.shape(secondShade, '0,270 60,246 160,244 250,244 290,220 300,270', 0.7)
    })
    brush.limb(second, '304,146,11 322,112,8 332,86,7')
    brush.limb(second, '314,166,8 330,168,5')
    brush.dot(ink, [333, 82], 6)
    brush.dot(ink, [300, 80], 5)
    brush.shape(coat, '40,120 60,58 112,18 168,16 222,48 246,108 240,164 214,206 160,232 100,228 56,196 40,160')
    brush.within(() => {
      brush.shape(deep, '40,170 70,200 130,220 200,204 250,150 250,240 60,250', 0.4)
      brush.limb(
        deep,
        '232,196,10 246,124,10 216,52,9 148,24,9 82,50,9 58,116,9 84,178,9 138,196,8 188,170,8 202,118,8 174,78,7 132,74,7 104,104,6 112,142,6 142,150,5 158,128,4 146,112,3',
        0.85,
      )
      brush.limb(pale, '226,120,3 200,66,10 146,44,12 96,64,8 78,104,3', 0.6)
      brush.limb(pale, '184,112,2 164,92,7 136,90,5 120,108,2', 0.6)
    })
    brush.limb(shade, '214,206,8 232,190,12 242,160,4')
  },
})
