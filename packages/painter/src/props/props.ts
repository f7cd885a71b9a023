import { animals } from '../animals/animals.ts'
import type { Rgb } from '../colour/colour.ts'
import type { Rng } from '../random/rng.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { airBalloon } from './air-balloon.ts'
import { airship } from './airship.ts'
import { anchor } from './anchor.ts'
import { arch } from './arch.ts'
import { armchair } from './armchair.ts'
import { balloon } from './balloon.ts'
import { bareTree } from './bare-tree.ts'
import { bed } from './bed.ts'
import { bell } from './bell.ts'
import { bench } from './bench.ts'
import { bicycle } from './bicycle.ts'
import { birdhouse } from './birdhouse.ts'
import { bookPile } from './book-pile.ts'
import { bookshelf } from './bookshelf.ts'
import { boot } from './boot.ts'
import { bottle } from './bottle.ts'
import { bridge } from './bridge.ts'
import { buttonRound } from './button-round.ts'
import { cactus } from './cactus.ts'
import { cage } from './cage.ts'
import { cake } from './cake.ts'
import { candle } from './candle.ts'
import { carousel } from './carousel.ts'
import { castle } from './castle.ts'
import { cello } from './cello.ts'
import { chair } from './chair.ts'
import { chessKing } from './chess-king.ts'
import { chessKnight } from './chess-knight.ts'
import { chessPawn } from './chess-pawn.ts'
import { circusTent } from './circus-tent.ts'
import { clockFace } from './clock-face.ts'
import { clockTower } from './clock-tower.ts'
import { coat } from './coat.ts'
import { comet } from './comet.ts'
import { crescent } from './crescent.ts'
import { crown } from './crown.ts'
import { door } from './door.ts'
import { eye } from './eye.ts'
import { fence } from './fence.ts'
import { ferrisWheel } from './ferris-wheel.ts'
import { fishbowl } from './fishbowl.ts'
import { fishingRod } from './fishing-rod.ts'
import { flag } from './flag.ts'
import { fountain } from './fountain.ts'
import { gate } from './gate.ts'
import { gear } from './gear.ts'
import { globe } from './globe.ts'
import { gramophone } from './gramophone.ts'
import { grandPiano } from './grand-piano.ts'
import { hourglass } from './hourglass.ts'
import { house } from './house.ts'
import { iceberg } from './iceberg.ts'
import { island } from './island.ts'
import { key } from './key.ts'
import { kite } from './kite.ts'
import { ladder } from './ladder.ts'
import { lamp } from './lamp.ts'
import { lamppost } from './lamppost.ts'
import { lantern } from './lantern.ts'
import { letter } from './letter.ts'
import { lighthouse } from './lighthouse.ts'
import { locomotive } from './locomotive.ts'
import { marionetteCross } from './marionette-cross.ts'
import { mask } from './mask.ts'
import { metronome } from './metronome.ts'
import { mirror } from './mirror.ts'
import { moon } from './moon.ts'
import { mushroom } from './mushroom.ts'
import { nest } from './nest.ts'
import { openBook } from './open-book.ts'
import { palm } from './palm.ts'
import { paperBoat } from './paper-boat.ts'
import { paperLantern } from './paper-lantern.ts'
import { paperPlane } from './paper-plane.ts'
import { phoneBooth } from './phone-booth.ts'
import { pine } from './pine.ts'
import { planet } from './planet.ts'
import { pumpkin } from './pumpkin.ts'
import { puzzlePiece } from './puzzle-piece.ts'
import { raft } from './raft.ts'
import { reeds } from './reeds.ts'
import { rockingHorse } from './rocking-horse.ts'
import { rose } from './rose.ts'
import { roundTree } from './round-tree.ts'
import { rowboat } from './rowboat.ts'
import { sailboat } from './sailboat.ts'
import { scales } from './scales.ts'
import { scarecrow } from './scarecrow.ts'
import { scissors } from './scissors.ts'
import { signpost } from './signpost.ts'
import { sledge } from './sledge.ts'
import { snowGlobe } from './snow-globe.ts'
import { spinningTop } from './spinning-top.ts'
import { star } from './star.ts'
import { statue } from './statue.ts'
import { submarine } from './submarine.ts'
import { suitcase } from './suitcase.ts'
import { sunflower } from './sunflower.ts'
import { swing } from './swing.ts'
import { table } from './table.ts'
import { teacup } from './teacup.ts'
import { teapot } from './teapot.ts'
import { telescope } from './telescope.ts'
import { tent } from './tent.ts'
import { topHat } from './top-hat.ts'
import { tower } from './tower.ts'
import { tram } from './tram.ts'
import { treehouse } from './treehouse.ts'
import { tulip } from './tulip.ts'
import { typewriter } from './typewriter.ts'
import { umbrellaInverted } from './umbrella-inverted.ts'
import { umbrella } from './umbrella.ts'
import { wave } from './wave.ts'
import { weatherVane } from './weather-vane.ts'
import { well } from './well.ts'
import { willow } from './willow.ts'
import { windUpKey } from './wind-up-key.ts'
import { windmill } from './windmill.ts'
import { yarnBall } from './yarn-ball.ts'

/** What may differ between two props of one name. */
export interface PropChoices {
  rng: Rng
  colour: Rgb
  secondColour: Rgb
  count?: number
}

export const props = {
  ...animals,
  airBalloon: ({ colour, secondColour }) => airBalloon(colour, secondColour),
  airship: ({ colour, secondColour }) => airship(colour, secondColour),
  anchor,
  arch,
  armchair: ({ colour }) => armchair(colour),
  balloon: ({ colour }) => balloon(colour),
  bareTree: ({ rng }) => bareTree(rng),
  bed: ({ colour }) => bed(colour),
  bell,
  bench: ({ colour }) => bench(colour),
  bicycle: ({ colour }) => bicycle(colour),
  birdhouse: ({ colour }) => birdhouse(colour),
  bookPile: ({ colour, secondColour }) => bookPile(colour, secondColour),
  bookshelf: ({ colour, secondColour, rng }) => bookshelf(colour, secondColour, rng),
  boot: ({ colour }) => boot(colour),
  bottle: ({ colour }) => bottle(colour),
  bridge,
  buttonRound: ({ colour }) => buttonRound(colour),
  cactus: ({ colour }) => cactus(colour),
  cage,
  cake: ({ colour }) => cake(colour),
  candle,
  carousel: ({ colour, secondColour }) => carousel(colour, secondColour),
  castle: ({ colour }) => castle(colour),
  cello,
  chair: ({ colour }) => chair(colour),
  chessKing: ({ colour }) => chessKing(colour),
  chessKnight: ({ colour }) => chessKnight(colour),
  chessPawn: ({ colour }) => chessPawn(colour),
  circusTent: ({ colour, secondColour }) => circusTent(colour, secondColour),
  clockFace,
  clockTower,
  coat: ({ colour }) => coat(colour),
  comet,
  crescent,
  crown: ({ colour }) => crown(colour),
  door: ({ colour }) => door(colour),
  eye,
  fence: ({ colour }) => fence(colour),
  ferrisWheel: ({ colour, secondColour }) => ferrisWheel(colour, secondColour),
  fishbowl,
  fishingRod,
  flag: ({ colour }) => flag(colour),
  fountain,
  gate,
  gear: ({ colour }) => gear(colour),
  globe: ({ colour }) => globe(colour),
  gramophone: ({ colour }) => gramophone(colour),
  grandPiano: ({ colour }) => grandPiano(colour),
  hourglass: ({ colour }) => hourglass(colour),
  house: ({ colour }) => house(colour),
  iceberg,
  island: ({ rng }) => island(rng),
  key,
  kite: ({ colour, secondColour }) => kite(colour, secondColour),
  ladder: ({ count = 12 }) => ladder(count),
  lamp: ({ colour }) => lamp(colour),
  lamppost,
  lantern,
  letter: ({ colour }) => letter(colour),
  lighthouse,
  locomotive: ({ colour }) => locomotive(colour),
  marionetteCross,
  mask: ({ colour, secondColour }) => mask(colour, secondColour),
  metronome: ({ colour }) => metronome(colour),
  mirror: ({ colour }) => mirror(colour),
  moon,
  mushroom: ({ colour }) => mushroom(colour),
  nest: ({ rng }) => nest(rng),
  openBook,
  palm,
  paperBoat,
  paperLantern: ({ colour }) => paperLantern(colour),
  paperPlane,
  phoneBooth: ({ colour }) => phoneBooth(colour),
  pine,
  planet: ({ colour, secondColour }) => planet(colour, secondColour),
  pumpkin: ({ colour }) => pumpkin(colour),
  puzzlePiece: ({ colour }) => puzzlePiece(colour),
  raft: ({ colour }) => raft(colour),
  reeds: ({ rng }) => reeds(rng),
  rockingHorse: ({ colour, secondColour }) => rockingHorse(colour, secondColour),
  rose: ({ colour }) => rose(colour),
  roundTree: ({ colour, rng }) => roundTree(colour, rng),
  rowboat,
  sailboat: ({ colour, secondColour }) => sailboat(colour, secondColour),
  scales,
  scarecrow: ({ colour }) => scarecrow(colour),
  scissors,
  signpost: ({ colour }) => signpost(colour),
  sledge: ({ colour }) => sledge(colour),
  snowGlobe: ({ colour }) => snowGlobe(colour),
  spinningTop: ({ colour, secondColour }) => spinningTop(colour, secondColour),
  star,
  statue,
  submarine: ({ colour }) => submarine(colour),
  suitcase: ({ colour }) => suitcase(colour),
  sunflower,
  swing: ({ colour }) => swing(colour),
  table,
  teacup: ({ colour }) => teacup(colour),
  teapot: ({ colour }) => teapot(colour),
  telescope: ({ colour }) => telescope(colour),
  tent: ({ colour }) => tent(colour),
  topHat: ({ colour }) => topHat(colour),
  tower: ({ colour }) => tower(colour),
  tram: ({ colour }) => tram(colour),
  treehouse: ({ colour }) => treehouse(colour),
  tulip: ({ colour }) => tulip(colour),
  typewriter: ({ colour }) => typewriter(colour),
  umbrella: ({ colour }) => umbrella(colour),
  umbrellaInverted: ({ colour }) => umbrellaInverted(colour),
  wave,
  weatherVane,
  well: ({ colour }) => well(colour),
  willow: ({ rng }) => willow(rng),
  windUpKey,
  windmill: ({ colour }) => windmill(colour),
  yarnBall: ({ colour }) => yarnBall(colour),
} satisfies Record<string, (choices: PropChoices) => Sprite>

export type PropName = keyof typeof props

export const isPropName = (name: string): name is PropName => Object.hasOwn(props, name)
