import { contrastingPalette } from '../grammar/contrast.ts'
import type { Draft } from '../grammar/draft.ts'
import { lexicon } from '../grammar/lexicon.ts'
import { nounOf } from '../grammar/nouns.ts'
import { addWitness } from '../grammar/witness.ts'

/** The sky is only paper, and behind it is another. */
export function tornSky(draft: Draft): void {
  const { rng } = draft
  const place = rng.pick(['hills', 'road', 'snow', 'desert', 'sea', 'city', 'chess', 'mountains', 'calm', 'field', 'shore', 'street'])
  draft.settle(place, { frame: 'none', options: { disc: 0 }, mood: 'eerie' })
  draft.isFull = true
  if (rng.chance(0.5)) peeled(draft)
  else ripped(draft)
}

const behind = (draft: Draft) => ({
  palette: contrastingPalette(draft.rng, draft.palette),
  light: [0.5, 0.25] as const,
  place: draft.rng.pick(['space', 'underwater', 'city', 'cloudsea', 'forest'] as const),
})

function peeled(draft: Draft): void {
  const { rng } = draft
  const isTop = rng.chance(0.65)
  const corner = draft.side === 1 ? (isTop ? 'topRight' : 'bottomRight') : isTop ? 'topLeft' : 'bottomLeft'
  const across = rng.between(0.72, 0.95)
  const down = rng.between(0.42, 0.56)
  const found = rng.pick([lexicon.inWorld[2], lexicon.inWorld[11], lexicon.inWorld[4], lexicon.inWorld[8]] as const)
  const hero = draft.add(
    {
      kind: 'peel',
      corner,
      across,
      down,
      inner: { ...behind(draft), nodes: [{ ...found, x: draft.across(0.8), y: isTop ? 0.22 : 0.94, height: 0.14, guard: 0.25 }] },
    },
    { is: 'painting', size: 'giant', how: 'torn' },
    'hero',
  )
  const seen = draft.mention(nounOf(found.name))
  draft.relate(seen, 'hides-behind', hero)
  if (!isTop) draft.reserve(draft.across(0.4), draft.across(1))
  const witness = addWitness(draft, {
    towards: draft.across(0.8),
    always: true,
    poses: isTop ? ['lookUp', 'stand', 'reach'] : ['pull', 'run', 'stand'],
  })
  if (witness) draft.relate(witness, 'looks-at', seen)
}

function ripped(draft: Draft): void {
  const { rng } = draft
  const x = draft.across(rng.between(0.4, 0.66))
  const height = rng.between(0.44, 0.6)
  const y = rng.between(0.56, 0.66)
  const hero = draft.add(
    {
      kind: 'portal',
      shape: 'rip',
      x,
      y,
      height,
      frameWidth: 7,
      rim: 'light',
      shadow: false,
      backGlow: 0.7,
      inner: { ...behind(draft), nodes: [] },
    },
    { is: 'curtain', size: 'giant', how: 'torn' },
    'hero',
  )
  const who = rng.pick(lexicon.flyer)
  const comer = draft.add(
    { ...who.animal.motif, x: x + draft.side * -0.12, y: y - height * 0.36, height: who.height * 1.15, flip: draft.side === 1, guard: 0.2 },
    { is: who.animal.is, how: 'flying' },
    'partner',
  )
  draft.relate(comer, 'flies-out-of', hero)
  const witness = addWitness(draft, { towards: x, always: true, person: true, poses: ['lookUp', 'stand', 'run', 'huddle'] })
  if (witness) draft.relate(witness, 'looks-at', comer)
}
