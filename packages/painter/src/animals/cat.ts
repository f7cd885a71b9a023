import { animal } from './animal.ts'

export const catWalking = animal({
  name: 'cat',
  box: [77, 42, 351, 303],
  coat: '#3a3944',
  second: '#e6ddd0',
  draw: (brush, { coat, shade, deep, pale, second, ink }) => {
    brush.limb(shade, '150,196,44 166,232,26 156,262,15 162,286,12 174,295,12')
    brush.limb(shade, '272,196,34 262,234,20 250,266,14 244,288,12 256,296,11')
    brush.limb(coat, '132,182,22 104,160,17 88,120,16 92,78,15 112,52,13 128,54,9')
    brush.shape(shade, '318,128! 334,98! 340,136!')
    brush.shape(
      coat,
      '120,200 130,176 164,166 210,174 250,168 276,152 288,132 296,122 294,90! 314,114 332,122 344,140 348,154 338,166 316,174 302,192 290,216 250,218 200,212 160,222 126,222',
    )
    brush.within(() => {
      brush.shape(pale, '140,178 170,168 210,176 250,170 280,152 270,172 220,186 170,182', 0.3)
      brush.shape(second, '336,152 352,150 346,170 326,168', 0.85)
      brush.shape(second, '304,180 296,196 284,222 300,220 312,196', 0.85)
    })
    brush.limb(coat, '140,194,52 132,234,30 112,260,16 114,286,13 126,295,12')
    brush.limb(coat, '280,188,40 292,232,22 304,264,15 310,286,13 322,295,12')
    brush.limb(second, '116,292,13 127,296,11')
    brush.limb(second, '311,292,13 323,296,11')
    brush.limb(deep, '298,118,4 298,102,3')
    brush.dot(ink, [328, 140], 4)
  },
})

export const catSitting = animal({
  name: 'cat',
  box: [31, 6, 237, 303],
  coat: '#3a3944',
  second: '#6b6672',
  draw: (brush, { coat, shade, deep, pale, second }) => {
    brush.limb(coat, '130,286,24 182,290,22 218,272,20 226,244,16 214,230,11')
    brush.within(() => brush.limb(second, '226,250,30 212,226,24', 0.8))
    brush.shape(coat, '80,92 104,90 128,96 138,130 152,176 168,230 166,278 148,299 104,301 56,299 36,278 36,230 50,176 66,130')
    brush.within(() => {
      brush.limb(shade, '104,110,4 100,160,8 98,220,9 102,280,4', 0.8)
      brush.shape(shade, '146,140 170,220 176,300 140,300 156,260', 0.8)
      brush.shape(pale, '64,140 76,126 66,180 48,240 42,236 52,180', 0.3)
      brush.limb(shade, '64,299,4 72,262,7 96,240,3', 0.7)
      brush.limb(shade, '142,299,4 136,262,7 112,242,3', 0.7)
    })
    brush.shape(coat, '68,78 66,54 64,8! 90,32 108,30 124,32 148,10! 148,54 146,78 132,98 106,106 82,98')
    brush.within(() => {
      brush.shape(deep, '70,36 68,18! 84,34 76,44')
      brush.shape(deep, '144,38 145,20! 130,34 138,44')
      for (const y of [48, 62, 76]) brush.limb(second, `92,${y},2 107,${y + 3},6 122,${y},2`, 0.5)
      for (const y of [140, 170, 200]) {
        brush.limb(second, `62,${y},3 80,${y + 8},7 90,${y + 4},2`, 0.4)
        brush.limb(second, `142,${y},3 126,${y + 8},7 114,${y + 4},2`, 0.4)
      }
    })
  },
})
