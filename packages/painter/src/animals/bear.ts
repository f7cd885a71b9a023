import { animal } from './animal.ts'

export const bearUpright = animal({
  name: 'bear',
  box: [-4, 8, 224, 303],
  coat: '#5d4232',
  second: '#8d6a4b',
  draw: (brush, { coat, shade, deep, pale, second, ink }) => {
    brush.limb(coat, '80,222,84 70,262,60 66,280,40 54,291,20')
    brush.limb(coat, '140,222,84 150,262,60 154,280,40 166,291,20')
    brush.limb(coat, '144,108,56 182,138,44 202,176,38 198,206,35 190,222,27')
    brush.shape(coat, '78,78 110,66 142,78 160,104 162,146 172,190 172,232 150,258 110,256 70,258 48,232 48,190 58,146 60,104')
    brush.within(() => {
      brush.shape(shade, '150,70 170,110 220,150 220,240 170,300 140,304 136,262 152,220 148,160', 0.7)
      brush.limb(shade, '110,94,4 106,140,8 106,200,8 110,236,3', 0.6)
      brush.shape(pale, '70,112 86,96 80,140 68,196 60,196 64,150', 0.35)
    })
    brush.limb(coat, '76,108,56 38,138,44 18,176,38 20,208,35 28,224,27')
    brush.within(() => brush.limb(shade, '72,132,4 54,150,7 42,176,4', 0.6))
    brush.limb(deep, '110,238,16 110,244,16')
    brush.dot(shade, [138, 28], 13)
    brush.shape(coat, '76,64 78,36 98,20 124,20 140,34 154,46 172,54 174,64 160,72 138,80 116,94 84,92')
    brush.within(() => brush.shape(second, '150,42 178,48 180,74 154,74 146,60'))
    brush.dot(coat, [90, 24], 14)
    brush.dot(deep, [91, 26], 7)
    brush.dot(ink, [171, 56], 4.6)
  },
})

export const bearWalking = animal({
  name: 'bear',
  box: [47, 85, 404, 304],
  coat: '#5d4232',
  second: '#8d6a4b',
  draw: (brush, { coat, shade, deep, pale, second, ink }) => {
    brush.limb(shade, '136,200,70 152,248,42 152,280,34 170,290,22')
    brush.limb(shade, '252,200,60 238,250,38 230,280,30 246,291,20')
    brush.dot(shade, [342, 106], 12)
    brush.shape(
      coat,
      '50,190 62,142 100,112 150,106 194,110 236,88 276,96 304,112 334,110 356,124 372,140 394,154 400,166 388,178 356,186 326,200 298,226 240,230 160,228 96,228 58,220',
    )
    brush.within(() => {
      brush.shape(shade, '90,236 160,210 240,216 300,214 330,196 330,250 100,250', 0.7)
      brush.shape(second, '370,136 406,150 404,182 372,184 362,160')
      brush.shape(pale, '200,112 236,92 274,100 262,116 232,112', 0.4)
    })
    brush.limb(coat, '96,186,88 84,244,50 72,280,38 92,290,24')
    brush.limb(coat, '280,186,74 296,240,42 306,280,32 326,291,22')
    brush.dot(coat, [324, 104], 14)
    brush.dot(deep, [325, 106], 7)
    brush.dot(ink, [396, 162], 6)
    brush.dot(ink, [364, 144], 3.6)
  },
})
