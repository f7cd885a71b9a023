import { animal } from './animal.ts'

export const heron = animal({
  name: 'heron',
  box: [14, 36, 232, 403],
  coat: '#7f92a8',
  second: '#f0eee6',
  draw: (brush, { coat, shade, deep, pale, second, secondShade, ink }) => {
    brush.limb(shade, '122,232,20 136,276,10 142,300,11 134,350,8 132,392,8')
    brush.limb(shade, '132,394,8 156,398,5')
    brush.limb(secondShade, '152,214,44 168,184,24 160,150,17 140,120,15 130,90,14 140,62,14 156,50,15')
    brush.limb(second, '150,212,36 165,182,20 158,150,14 138,120,12 129,90,12 140,60,13 156,50,15')
    brush.limb(coat, '34,270,6 66,246,44 108,222,64 142,204,50 154,196,34')
    brush.shape(deep, '16,290! 50,252 80,240 100,252 70,272')
    brush.shape(shade, '146,200 112,196 74,220 30,276! 76,266 116,250 144,228')
    brush.within(() => {
      brush.limb(pale, '130,206,4 94,218,10 60,248,4', 0.5)
      brush.limb(deep, '130,232,3 96,246,8 60,266,3', 0.5)
    })
    brush.limb(second, '156,214,8 158,236,6 150,256,2')
    brush.limb(second, '162,206,8 168,226,5 164,244,2')
    brush.limb(shade, '98,240,24 98,284,10 96,306,11 102,350,8 100,394,8')
    brush.limb(shade, '100,396,8 126,399,5')
    brush.limb(shade, '100,396,8 82,399,4')
    brush.limb(second, '150,48,20 168,48,15')
    brush.limb(ink, '160,42,8 140,44,6 118,58,3 104,74,1')
    brush.shape([0.85, 0.62, 0.25], '168,40! 230,56! 168,56!')
    brush.dot(ink, [166, 46], 3)
  },
})
