import { animal } from './animal.ts'

/** Swimming; the box ends where the water begins. */
export const swanSide = animal({
  name: 'swan',
  box: [8, 22, 320, 262],
  coat: '#f2eee5',
  second: '#dd8a3a',
  draw: (brush, { coat, shade, second, ink }) => {
    brush.fan([shade], { from: '120,160,1 80,180,1', to: '50,96,1 14,140,1', count: 6, width: 22 })
    brush.shape(coat, '10,186! 50,180 110,160 190,160 244,172 274,200 274,232 248,256 160,261 84,254 40,226')
    brush.limb(coat, '236,220,56 266,178,32 264,134,21 242,94,18 244,54,18 266,34,19')
    brush.limb(coat, '258,36,24 282,42,19')
    brush.shape(second, '284,34 300,46 318,62! 306,66 286,54')
    brush.shape(ink, '284,33 296,40 288,50 280,44')
    brush.within(() => {
      brush.shape(shade, '60,240 160,246 250,238 280,220 280,270 60,270', 0.5)
      brush.limb(shade, '252,180,3 250,140,5 232,100,4 234,60,2', 0.4)
    })
    brush.shape(shade, '236,190 216,146 170,116 130,120 80,110 30,120! 40,150 70,200 140,228 200,226')
    brush.fan([coat], { from: '200,190,1 150,196,1 110,190,1', to: '110,92,1 64,100,1 18,124,1', count: 7, width: 28 })
    brush.fan([coat], { from: '210,196,1 170,206,1 130,208,1', to: '100,150,1 70,170,1 56,196,1', count: 5, width: 26 })
    brush.shape(coat, '240,192 226,150 186,112 130,98 116,110 140,150 150,190 180,218 216,220')
    brush.within(() => {
      for (const line of ['190,196,2 150,160,5 112,130,2', '180,206,2 136,184,5 90,158,2', '210,180,2 176,140,5 140,112,2'])
        brush.limb(shade, line, 0.45)
    })
    brush.dot(ink, [277, 38], 2.5)
  },
})
