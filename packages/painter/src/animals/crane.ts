import { animal } from './animal.ts'

export const craneFlying = animal({
  name: 'crane',
  box: [6, -2, 483, 235],
  coat: '#efebe1',
  second: '#2d2e3a',
  draw: (brush, { coat, shade, second, secondShade }) => {
    brush.fan([shade], { from: '290,150,1 320,100,1 350,60,1', to: '250,120,1 280,50,1 330,20,1', count: 7, width: 24 })
    brush.fan([second, secondShade], { from: '330,80,1 350,56,1', to: '316,14,1 356,2,1 400,10,1', count: 6, width: 18 })
    brush.limb(shade, '264,150,46 310,112,44 350,64,26 362,44,10')
    brush.limb(second, '212,178,16 150,194,9 80,202,8 12,204,7')
    brush.limb(second, '212,182,16 150,206,9 80,220,8 18,230,7')
    brush.limb(coat, '176,186,8 214,176,40 262,164,52 306,150,36 350,132,20 396,122,16 424,120,16')
    brush.limb(second, '334,142,12 370,130,15 404,123,14 426,122,14')
    brush.limb(coat, '424,120,17 434,119,15')
    brush.limb([0.78, 0.2, 0.16], '424,112,8 436,114,6')
    brush.shape(secondShade, '438,113! 482,124! 438,126!')
    brush.fan([coat, shade], { from: '240,160,1 226,116,1 196,70,1', to: '166,190,1 132,160,1 104,100,1', count: 9, width: 26 })
    brush.fan([second, secondShade], { from: '210,96,1 190,66,1', to: '92,110,1 74,60,1 96,14,1', count: 7, width: 22 })
    brush.limb(coat, '278,160,40 244,130,52 210,86,40 172,46,26 128,22,10')
    brush.within(() => brush.limb(shade, '250,160,5 220,120,8 186,76,6', 0.35))
  },
})
