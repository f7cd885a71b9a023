import { animal } from './animal.ts'

export const crow = animal({
  name: 'crow',
  box: [2, 28, 298, 232],
  coat: '#262833',
  second: '#56637f',
  draw: (brush, { coat, deep, second, ink }) => {
    brush.limb(deep, '150,170,20 158,194,8 150,220,6 150,224,5')
    for (const toe of ['150,225,6 176,228,3', '150,225,6 134,229,3']) brush.limb(deep, toe)
    brush.shape(
      coat,
      '4,182! 40,150 90,118 140,88 176,62 196,42 222,32 248,42 264,54 296,70! 264,78 250,86 246,108 234,140 206,166 164,178 124,176 80,186 18,204!',
    )
    brush.limb(coat, '180,166,26 186,194,9 180,222,6')
    for (const toe of ['180,225,6 208,229,3', '180,225,6 164,229,3']) brush.limb(coat, toe)
    brush.within(() => {
      brush.shape(second, '196,92 160,96 110,126 60,168! 120,156 176,150 204,126', 0.55)
      brush.limb(coat, '180,134,4 130,150,5 74,164,2')
      brush.limb(coat, '170,116,4 126,134,5 80,154,2')
      brush.limb(second, '188,62,4 210,42,8 236,42,4', 0.6)
      brush.limb(ink, '256,66,3 290,71,2')
    })
    brush.dot(second, [240, 54], 4)
  },
})
