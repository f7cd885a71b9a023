import { listed, withoutMarks } from './listed.ts'

const words = () =>
  listed(`
  kurw: a y ie ę ą o om ami ach iszon iszony
  kurew: - ka ki ski ska skie stwo sko
  [s w wy pod roz za na] kurw: ić i iłem iłam ił iła iony iona ione ieni iają ia iać iam iasz iaj
  skurwysyn: - a owi em ie y ów om ami
  skurwiel: - a owi em u e i
  wkurw: -
  [na] chuj: - a owi em u e ów om ami ach ek ki nia ni nię owy owa owe owo owi owego ową
  huj: - a owi em u e ów om owy owa owe owo nia
  pizd: a y zie ę ą o om ami ach
  [za wy roz od po prze u do na pod przy s z ob] jeb: ać ał ała ali ane any ana ani anego aną anych anym ie ię iesz iemy ią ie iemy aj iący ało ałem ałam nięty nięta nięci
  [za wy roz od po prze u do na pod przy] jebn: ąć ął ęła ęli ij ie ięty ięta
  [po z] jeb: - a y owi em ów
  zajebi: sty sta ste ście stego
  [za wy roz od po prze u do na pod przy] jebyw: ać ał ała
  [s o za wy roz od po prze u do na pod przy] pierdol: ić i ę isz imy ą ił iła ili ony ona one eni onego oną ec nięty nięta -
  [s o za wy roz od po prze u do na pod przy] pierdal: ać a am asz amy ają aj ajcie ał ała ali ający
  cip: a y ie ę ą o om ami ach
  cipk: a i ę ą o om ami
  dup: a y ie ę ą o om ami ach ek ka ki
  kutas: - a owi em ie y ów om ami
  rucha: ć ł ła li m sz nie
  sukinsyn: - a owi em y ów
  cwel: - a owi em e i
  czarnuch: - a owi em y ów
  fiut: - a owi em y ów om
  dziwk: a i ę ą o om ami
  dziwce
  ciot: a y ę ą
  gówn: o a u em ie om ami iany iana iane iarz iarze
  gówien
  [na za o po wy ze] sra: - ć ł ła li m sz ją ny na ne ni nego
`)

/** Without its mark it is English, and harmless. */
const HARMLESS = 'dupe'

/** Many people leave the marks out. */
export const pl = () => [...new Set(words().flatMap((word) => [word, withoutMarks(word)]))].filter((word) => word !== HARMLESS)
