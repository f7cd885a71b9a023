import { contrastingPalette } from '../grammar/contrast.ts'
import type { Draft } from '../grammar/draft.ts'

/** A tear in the sky, half sewn up. */
export function mendedSky(draft: Draft): void {
  const { rng } = draft
  draft.settle(rng.pick(['hills', 'sea', 'snow', 'desert', 'cloudsea', 'city', 'calm', 'field', 'shore']), {
    frame: 'none',
    options: { disc: 0, mode: 'plain' },
    mood: 'tender',
  })
  draft.isFull = true
  const x = draft.across(rng.between(0.5, 0.62))
  const bottom = rng.between(0.6, 0.68)
  const height = rng.between(0.46, 0.56)
  const tear = draft.add(
    {
      kind: 'portal',
      shape: 'rip',
      x,
      y: bottom,
      height,
      frameWidth: 6,
      rim: 'light',
      shadow: false,
      backGlow: 0.6,
      inner: {
        palette: contrastingPalette(rng, draft.palette),
        light: [0.5, 0.3],
        place: rng.pick(['space', 'underwater', 'forest', 'city']),
        nodes: [],
      },
    },
    { is: 'curtain', size: 'giant', how: 'torn' },
    'partner',
  )
  const mended = rng.between(0.42, 0.6)
  const stitches = 7
  for (let i = 0; i < stitches; i++) {
    const y = bottom - height * (0.04 + (i / stitches) * mended)
    const reach = 0.05 + 0.07 * Math.sin(((i + 1) / stitches) * 2.2)
    draft.add({
      kind: 'rope',
      from: [x - reach, y + 0.012],
      to: [x + reach, y - 0.012],
      waves: 1,
      amplitude: 0,
      thickness: 5,
      colour: rng.chance(0.5) ? 0 : 1,
    })
  }
  const stands = draft.setting.place === 'sea' || draft.setting.place === 'calm' || draft.setting.place === 'cloudsea'
  const handY = bottom - height * (mended + 0.08)
  const sewerX = x - draft.side * 0.2
  if (stands) draft.add({ kind: 'cloud', x: sewerX, y: handY + 0.16, width: 0.46, height: 0.09 }, 'cloud')
  else
    draft.add({ kind: 'prop', name: 'ladder', count: 26, x: sewerX, y: 0.93, height: 0.93 - handY - 0.08 }, { is: 'ladder', how: 'long' })
  const child = rng.chance(0.4)
  const sewer = draft.add(
    {
      kind: 'figure',
      x: sewerX,
      y: handY + 0.125,
      height: 0.15,
      flip: draft.side === -1,
      guard: 0.25,
      looks: draft.person({ child, pose: 'stand', arms: ['down', 'out'] }),
    },
    child ? 'child' : 'person',
    'hero',
  )
  const needle = draft.add(
    {
      kind: 'glyph',
      name: 'sewing-needle',
      at: [sewer, 'hand', 1],
      height: 0.07,
      anchorX: 0.3,
      anchorY: 0.6,
      flip: draft.side === -1,
      body: 'light',
      ink: 'dark',
    },
    { is: 'needle', size: 'giant' },
  )
  draft.add({
    kind: 'thread',
    from: [sewer, 'hand', 1],
    to: [x + 0.06 * draft.side, handY + 0.07],
    waves: 2,
    amplitude: 0.03,
    thickness: 3,
    colour: 0,
  })
  draft.relate(sewer, 'sews', tear)
  draft.relate(sewer, 'holds', needle)
  if (rng.chance(0.5)) draft.leaveSomething(1, ['scissors', 'yarn', 'thread'])
}
