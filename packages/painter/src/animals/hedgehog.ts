import { animal } from './animal.ts'

export const hedgehogSide = animal({
  name: 'hedgehog',
  box: [0, 0, 330, 202],
  coat: '#5f4a3c',
  second: '#dcc09a',
  draw: (brush, { coat, shade, deep, pale, second, secondShade, ink }) => {
    for (const foot of ['90,170,24 88,190,16 98,195,12', '214,172,22 214,190,14 224,195,11']) brush.limb(secondShade, foot)
    brush.shape(second, '210,80 244,84 274,110 296,136 324,148! 318,160 292,168 262,178 200,184 80,186 60,160')
    for (const foot of ['116,170,26 116,190,16 128,196,12', '236,172,22 240,190,14 252,196,11']) brush.limb(second, foot)
    const spines = (colour: typeof coat, from: string, to: string, count: number) =>
      brush.fan([colour], { from, to, count, width: 18, isPointed: true })
    spines(deep, '60,176,1 50,120,1 90,70,1 150,50,1 206,60,1 236,90,1', '8,186,1 4,100,1 58,26,1 140,4,1 222,14,1 262,64,1', 25)
    brush.shape(coat, '52,184 40,140 60,90 104,54 156,42 206,56 236,88 240,124 222,160 190,182 120,188')
    spines(shade, '90,176,1 80,130,1 112,92,1 160,76,1 206,90,1', '36,180,1 32,116,1 80,56,1 152,36,1 226,56,1', 18)
    spines(coat, '120,176,1 112,140,1 136,112,1 172,104,1 206,120,1', '66,178,1 66,124,1 104,80,1 162,66,1 220,84,1', 14)
    spines(pale, '150,176,1 150,150,1 166,134,1 190,132,1', '104,178,1 108,136,1 136,104,1 190,94,1', 9)
    spines(shade, '184,176,1 180,160,1 196,150,1', '140,180,1 146,148,1 176,122,1 216,120,1', 7)
    brush.shape(secondShade, '234,98 246,84 260,94 256,112 240,114')
    brush.dot(ink, [284, 136], 5)
    brush.dot(ink, [321, 151], 7)
  },
})
