import { animal } from './animal.ts'

export const gooseFlying = animal({
  name: 'goose',
  box: [4, 25, 440, 322],
  coat: '#8a7d70',
  second: '#ece5d8',
  draw: (brush, { coat, shade, deep, second, ink }) => {
    brush.fan([shade, deep], { from: '250,140,1 280,110,1 306,80,1', to: '200,110,1 236,60,1 290,32,1', count: 9, width: 24 })
    brush.limb(shade, '250,150,44 280,116,40 304,74,22 306,50,8')
    brush.shape(deep, '84,172! 40,164 6,168! 14,182 8,198! 50,204 88,198!')
    brush.limb(coat, '64,184,22 120,178,48 190,170,68 260,160,64 310,142,36')
    brush.within(() => {
      brush.limb(second, '66,160,16 70,206,16')
      brush.shape(second, '40,200 110,190 190,198 270,180 310,160 300,230 60,230')
    })
    brush.limb(deep, '296,146,36 340,122,24 380,104,20 404,98,21')
    brush.limb(deep, '396,98,24 410,96,20')
    brush.within(() => brush.limb(second, '392,108,8 402,102,10 406,92,5'))
    brush.shape(ink, '412,88 438,100! 414,106')
    brush.fan([deep, shade], { from: '240,166,1 204,190,1 176,214,1', to: '112,212,1 76,262,1 84,318,1', count: 10, width: 26 })
    brush.limb(coat, '268,158,56 230,188,58 188,232,42 134,284,24 98,314,8')
    brush.within(() => brush.limb(second, '240,200,3 198,230,7 150,272,4', 0.5))
  },
})
