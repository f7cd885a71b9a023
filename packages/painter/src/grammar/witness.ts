import type { Pose } from '../figure/looks.ts'
import type { PlaceName } from '../places/places.ts'
import { looking } from './animal.ts'
import type { Draft } from './draft.ts'
import { lexicon } from './lexicon.ts'

interface Wishes {
  poses?: readonly Pose[]
  /** There must be somebody. */
  always?: boolean
  child?: boolean
  /** Only a person, not an animal. */
  person?: boolean
  /** Where the hero is, to be looked at. */
  towards?: number
}

const watery: readonly PlaceName[] = ['sea', 'calm']

/** Whoever looks on: somebody, two, an animal or nobody; before us, far away or cut by the frame. */
export function addWitness(draft: Draft, wishes: Wishes = {}): string | null {
  const { rng } = draft
  if (!wishes.always && rng.chance(0.14)) return null
  const { place } = draft.setting
  if (watery.includes(place)) return inBoat(draft, wishes)
  if (place === 'space' || place === 'underwater') return adrift(draft, wishes)
  const chance = rng.next()
  if (!wishes.person && chance < 0.18) return animal(draft, wishes)
  if (chance > 0.88 && !wishes.poses) return close(draft, wishes)
  if (chance > 0.8 && wishes.child === undefined) return two(draft)
  return onGround(draft, wishes, chance > 0.72 && place !== 'city' && place !== 'room')
}

const facing = (x: number, { towards = 0.5 }: Wishes): 1 | -1 => (x < towards ? 1 : -1)

function onGround(draft: Draft, wishes: Wishes, isFar: boolean): string | null {
  const { rng } = draft
  const x = draft.freeSpot(isFar ? 0.05 : 0.08, 0.1, 0.9)
  if (x === null) return null
  const height = isFar ? rng.between(0.075, 0.1) : rng.between(0.14, 0.2)
  const y = isFar ? rng.between(0.855, 0.88) : draft.setting.place === 'city' ? 0.93 : rng.between(0.92, 0.96)
  const pose = rng.pick(wishes.poses ?? (['stand', 'stand', 'lookUp', 'walk', 'kneel', 'stand'] as const))
  const looks = draft.person({ pose, arms: ['down', rng.pick(['down', 'down', 'bent', 'up'])], ...childWish(wishes) })
  const flip = facing(x, wishes) < 0
  return draft.add(
    { kind: 'figure', x, y, height, flip, shadow: 0.6, cast: 0.5, looks },
    { is: nounFor(looks.child), ...(isFar ? { size: 'tiny' } : {}) },
    'witness',
  )
}

const childWish = ({ child }: Wishes) => (child === undefined ? {} : { child })

const nounFor = (isChild: boolean | undefined) => (isChild ? 'child' : 'person')

function two(draft: Draft): string | null {
  const { rng } = draft
  const x = draft.freeSpot(0.1, 0.14, 0.86)
  if (x === null) return null
  const together = rng.pick(['holdHands', 'parentAndChild'] as const)
  const looks = [draft.person({ child: false }), draft.person({})] as const
  return draft.add(
    { kind: 'pair', together, x, y: rng.between(0.91, 0.96), height: rng.between(0.13, 0.18), shadow: 0.6, cast: 0.4, looks },
    { is: 'couple' },
    'witness',
  )
}

/** Over somebody's shoulder, so to say. */
function close(draft: Draft, wishes: Wishes): string | null {
  const { rng } = draft
  const x = draft.freeSpot(0.1, 0.08, 0.92)
  if (x === null) return null
  const looks = draft.person({ child: false, arms: ['down', 'down'], ...childWish(wishes) })
  return draft.add(
    { kind: 'figure', x, y: rng.between(1.12, 1.2), height: rng.between(0.36, 0.44), flip: facing(x, wishes) < 0, cast: 0, looks },
    nounFor(looks.child),
    'witness',
  )
}

function animal(draft: Draft, wishes: Wishes): string | null {
  const { rng } = draft
  const x = draft.freeSpot(0.09, 0.12, 0.88)
  if (x === null) return null
  const who = rng.pick(lexicon.onlooker)
  const node = looking(who.animal, facing(x, wishes))
  return draft.add({ ...node, x, y: rng.between(0.92, 0.96), height: who.height, shadow: 0.5, cast: 0.3 }, who.animal.is, 'witness')
}

function inBoat(draft: Draft, wishes: Wishes): string | null {
  const { rng } = draft
  const x = draft.freeSpot(0.13, 0.18, 0.82)
  if (x === null) return null
  const y = rng.between(0.82, 0.92)
  const looks = draft.person({ pose: rng.pick(['stand', 'sit', 'row'] as const), arms: ['down', 'bent'], ...childWish(wishes) })
  const id = draft.add(
    { kind: 'figure', x, y: y - 0.02, height: 0.13, flip: facing(x, wishes) < 0, looks },
    nounFor(looks.child),
    'witness',
  )
  draft.add({ kind: 'prop', name: 'rowboat', x, y, height: 0.058 }, 'rowboat')
  return id
}

function adrift(draft: Draft, wishes: Wishes): string | null {
  const { rng } = draft
  const x = draft.freeSpot(0.09, 0.14, 0.86)
  if (x === null) return null
  const pose = draft.setting.place === 'space' ? 'float' : rng.pick(['swim', 'float'] as const)
  const looks = draft.person({ pose, ...childWish(wishes) })
  return draft.add(
    { kind: 'figure', x, y: rng.between(0.74, 0.9), height: rng.between(0.13, 0.18), flip: facing(x, wishes) < 0, guard: 0.25, looks },
    nounFor(looks.child),
    'witness',
  )
}
