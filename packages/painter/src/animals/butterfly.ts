import { animal } from './animal.ts'

/** Resting, wings half raised. */
export const butterflySide = animal({
  name: 'butterfly',
  box: [0, 0, 300, 300],
  coat: '#3f74bd',
  second: '#23263a',
  draw: (brush, { coat, shade, deep, pale, second }) => {
    brush.shape(second, '196,214 214,150 244,80 280,30 298,34 298,80 284,140 252,196')
    brush.shape(shade, '200,208 222,150 250,88 280,46 288,56 286,90 272,138 244,186')
    brush.shape(second, '190,214 130,200 80,206 40,232 34,262 56,270 50,298! 84,276 120,278 166,252')
    brush.shape(deep, '182,214 130,208 86,214 52,236 48,254 72,260 116,264 160,242')
    brush.within(() => {
      for (const [x, y] of [
        [66, 246],
        [88, 254],
        [112, 254],
      ] as const)
        brush.dot(pale, [x, y], 6, 0.8)
    })
    brush.shape(second, '196,216 186,150 150,80 96,30 40,2 4,8 6,50 24,110 56,166 104,204 160,222')
    brush.shape(coat, '186,204 172,152 140,94 92,46 44,20 22,22 26,56 42,104 70,152 112,190 156,206')
    brush.within(() => {
      for (const vein of [
        '184,206,4 120,130,5 40,40,2',
        '182,208,4 110,160,5 40,100,2',
        '184,200,4 140,110,4 80,40,2',
        '180,210,4 120,186,5 70,152,2',
      ])
        brush.limb(second, vein, 0.75)
      brush.shape(pale, '150,150 120,100 80,64 70,74 100,124 136,164', 0.55)
      for (const [x, y] of [
        [16, 22],
        [16, 50],
        [26, 84],
        [42, 122],
        [66, 160],
      ] as const)
        brush.dot(pale, [x, y], 5)
    })
    brush.limb(second, '150,250,8 174,232,14 198,212,18 216,194,14')
    brush.limb(second, '218,192,4 240,166,3 262,156,3')
    brush.limb(second, '218,194,4 250,180,3 272,178,3')
    for (const [x, y] of [
      [263, 156],
      [273, 178],
    ] as const)
      brush.dot(second, [x, y], 4)
    for (const leg of ['196,218,4 206,236,3 204,254,2', '186,226,4 190,244,3 184,260,2']) brush.limb(second, leg)
  },
})
