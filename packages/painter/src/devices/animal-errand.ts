import type { Draft } from '../grammar/draft.ts'
import type { RelationWithObject } from '../../../../content/pictures/src/scene/words.ts'
import type { PlaceName } from '../places/places.ts'
import type { PropName } from '../props/props.ts'

interface Errand {
  animal: PropName
  is: string
  height: number
  with: PropName
  called: string
  /** Where the thing is: beside or before the animal, in shares of the animal's height, and how large. */
  at: readonly [x: number, y: number, height: number]
  /** Behind the animal, as a boat is not. */
  isBehind?: true
  does: RelationWithObject
  places: readonly PlaceName[]
  rains?: true
}

const errands: readonly Errand[] = [
  {
    animal: 'foxSitting',
    is: 'fox',
    height: 0.2,
    with: 'suitcase',
    called: 'suitcase',
    at: [0.62, 0, 0.4],
    does: 'waits-for',
    places: ['station', 'road', 'snow', 'bridge'],
  },
  {
    animal: 'bearUpright',
    is: 'bear',
    height: 0.36,
    with: 'umbrella',
    called: 'umbrella',
    at: [0.3, -0.5, 0.75],
    does: 'holds',
    places: ['street', 'bridge', 'station', 'forest'],
    rains: true,
  },
  {
    animal: 'heron',
    is: 'heron',
    height: 0.36,
    with: 'openBook',
    called: 'open-book',
    at: [0.42, -0.2, 0.2],
    does: 'reads',
    places: ['swamp', 'library', 'garden', 'shore'],
  },
  {
    animal: 'hareUpright',
    is: 'hare',
    height: 0.19,
    with: 'rowboat',
    called: 'rowboat',
    at: [0, 0.12, 0.36],
    does: 'sits-in',
    places: ['sea', 'calm', 'cloudsea', 'space'],
  },
  {
    animal: 'stag',
    is: 'deer',
    height: 0.4,
    with: 'lantern',
    called: 'lantern',
    at: [0.34, -0.62, 0.18],
    does: 'carries-on-head',
    places: ['forest', 'snow', 'orchard', 'ruins'],
  },
  {
    animal: 'bearUpright',
    is: 'bear',
    height: 0.34,
    with: 'cello',
    called: 'cello',
    at: [0.36, 0.02, 0.72],
    does: 'plays-instrument',
    places: ['theatre', 'snow', 'forest', 'room'],
  },
  {
    animal: 'foxWalking',
    is: 'fox',
    height: 0.18,
    with: 'lantern',
    called: 'lantern',
    at: [0.98, -0.1, 0.42],
    does: 'carries',
    places: ['forest', 'snow', 'tower', 'library', 'cave'],
  },
  {
    animal: 'elephantSide',
    is: 'elephant',
    height: 0.32,
    with: 'balloon',
    called: 'balloon',
    at: [0.62, -0.55, 0.5],
    does: 'holds-on-string',
    places: ['desert', 'hills', 'city', 'cloudsea'],
  },
  {
    animal: 'catSitting',
    is: 'cat',
    height: 0.24,
    with: 'telescope',
    called: 'telescope',
    at: [0.56, 0, 0.8],
    does: 'looks-through',
    places: ['city', 'hills', 'desert'],
  },
  {
    animal: 'wolfHowling',
    is: 'wolf',
    height: 0.24,
    with: 'gramophone',
    called: 'gramophone',
    at: [0.8, 0, 0.72],
    does: 'listens-to',
    places: ['snow', 'mountains', 'hills', 'desert'],
  },
  {
    animal: 'hareUpright',
    is: 'hare',
    height: 0.28,
    with: 'clockFace',
    called: 'clock',
    at: [0.5, -0.02, 0.5],
    does: 'guards',
    places: ['chess', 'road', 'hills', 'room'],
  },
  {
    animal: 'swanSide',
    is: 'swan',
    height: 0.22,
    with: 'house',
    called: 'house',
    at: [-0.12, -0.42, 0.6],
    isBehind: true,
    does: 'carries-on-back',
    places: ['calm', 'sea', 'cloudsea'],
  },
  {
    animal: 'horseStanding',
    is: 'horse',
    height: 0.32,
    with: 'phoneBooth',
    called: 'phone-booth',
    at: [0.74, 0.02, 0.9],
    does: 'stands-before',
    places: ['desert', 'snow', 'road', 'hills'],
  },
  {
    animal: 'owlFlying',
    is: 'owl',
    height: 0.2,
    with: 'letter',
    called: 'letter',
    at: [0.1, 0.24, 0.36],
    does: 'carries',
    places: ['city', 'mountains', 'snow', 'cloudsea'],
  },
]

/** An animal busy with what people do. */
export function animalErrand(draft: Draft): void {
  const { rng } = draft
  const errand = rng.pick(errands)
  const place = rng.pick(errand.places)
  draft.settle(place, { mood: 'playful', ...(errand.rains ? { weather: 'rain' } : {}) })
  const flies = errand.animal === 'owlFlying'
  const isAfloat = place === 'sea' || place === 'calm' || place === 'cloudsea' || place === 'space'
  const height = errand.height * rng.between(0.85, 1.2)
  const x = draft.across(rng.between(0.34, 0.56))
  const y = flies ? rng.between(0.38, 0.5) : isAfloat ? rng.between(0.76, 0.84) : rng.between(0.88, 0.94)
  const flip = draft.side === -1
  const [dx, dy, share] = errand.at
  const isLantern = errand.with === 'lantern'
  const thing = {
    kind: 'prop',
    name: errand.with,
    // heights are shares of the height, and the picture is half as high again as it is wide
    x: x + draft.side * dx * height * 1.5,
    y: y + dy * height,
    height: share * height,
    flip,
    guard: 0.2,
    shadow: dy === 0 ? 0.5 : 0,
    ...(isLantern ? { emissive: 0.5 } : {}),
  } as const
  const told = { is: errand.called, ...(isLantern ? { how: 'lit' as const } : {}) }
  const isFirst = errand.isBehind === true
  const before = isFirst ? draft.add(thing, told, 'partner') : undefined
  const hero = draft.add(
    {
      kind: 'prop',
      name: errand.animal,
      x,
      y,
      height,
      flip,
      guard: 0.22,
      shadow: flies || isAfloat ? 0 : 0.6,
      cast: flies || isAfloat ? 0 : 0.4,
    },
    { is: errand.is, ...(flies ? { how: 'flying' as const } : {}) },
    'hero',
  )
  const held = before ?? draft.add(thing, told, 'partner')
  if (errand.with === 'balloon')
    draft.add({ kind: 'thread', from: [held, 0.5, 0.98], to: [hero, flip ? 0.06 : 0.94, 0.6], waves: 1, amplitude: 0.01 })
  draft.relate(hero, errand.does, held)
  draft.relate(hero, flies ? 'flies' : isAfloat ? 'drifts' : 'waits')
  draft.reserve(x - height * 0.6, x + height * 0.6)
  draft.reserve(thing.x - 0.08, thing.x + 0.08)
  const postX = draft.freeSpot(0.07, 0.1, 0.9)
  if (!isAfloat && !flies && place !== 'theatre' && place !== 'library' && postX !== null && rng.chance(0.6)) {
    const post = rng.pick([
      { name: 'lamppost', is: 'lamppost', height: 0.34 },
      { name: 'signpost', is: 'signpost', height: 0.2 },
      { name: 'bench', is: 'bench', height: 0.1 },
    ] as const)
    draft.add({ kind: 'prop', name: post.name, x: postX, y: y - 0.02, height: post.height, shadow: 0.5, cast: 0.3 }, post.is)
  }
}
