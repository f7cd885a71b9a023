import type { Draft } from '../grammar/draft.ts'
import { lexicon } from '../grammar/lexicon.ts'
import { nounOf } from '../grammar/nouns.ts'
import { addWitness } from '../grammar/witness.ts'

/** It rains what it should not. */
export function strangeRain(draft: Draft): void {
  const { rng } = draft
  draft.settle(rng.pick(['city', 'hills', 'sea', 'road', 'desert', 'snow', 'chess', 'mountains', 'street', 'station', 'bridge', 'field']), {
    weather: 'none',
    options: { disc: 0, clouds: 0.75 },
    frame: 'none',
  })
  draft.isFull = true
  const motifs = rng.pick(lexicon.rain)
  const isShower = rng.chance(0.45)
  const x = draft.across(rng.between(0.34, 0.6))
  draft.add({ kind: 'cloud', x: isShower ? x : 0.35, y: 0.2, width: 0.7, height: 0.14 }, { is: 'cloud', how: 'dark' })
  if (!isShower) draft.add({ kind: 'cloud', x: 0.75, y: 0.16, width: 0.6, height: 0.12 })
  const area = isShower ? ([x - 0.24, 0.18, x + 0.24, 0.82] as const) : ([0.04, 0.16, 0.96, 0.84] as const)
  const rain = draft.add(
    { kind: 'swarm', motifs, count: isShower ? 22 : 30, area, heights: [0.022, 0.05], tumble: 1.2 },
    { is: nounOf(motifs[0]), many: true, how: 'falling' },
    'hero',
  )
  draft.relate(rain, 'falls-from-sky')
  const isAtSea = draft.setting.place === 'sea'
  if (isAtSea) {
    const witness = addWitness(draft, { always: true })
    if (witness) draft.relate(rain, 'falls-on', witness)
    return
  }
  const doing = rng.pick(['umbrella', 'umbrella', 'catches', 'runs', 'upturned'])
  const child = rng.chance(0.5)
  const figureX = isShower ? x : draft.across(rng.between(0.24, 0.6))
  const height = rng.between(0.17, 0.27)
  const who = draft.add(
    {
      kind: 'figure',
      x: figureX,
      y: rng.between(0.92, 0.96),
      height,
      flip: draft.side === -1,
      shadow: 0.6,
      cast: 0.4,
      looks: draft.person({
        child,
        arms: doing === 'catches' ? ['up', 'up'] : ['down', 'up'],
        pose: doing === 'runs' ? 'run' : 'stand',
        ...(doing === 'umbrella' ? { hat: null } : {}),
      }),
    },
    child ? 'child' : 'person',
    'partner',
  )
  if (doing === 'umbrella' || doing === 'upturned') {
    const isUpturned = doing === 'upturned'
    const umbrella = draft.add(
      {
        kind: 'prop',
        name: isUpturned ? 'umbrellaInverted' : 'umbrella',
        at: [who, 'hand', 1],
        height: height * 0.66,
        anchorX: 0.5,
        anchorY: 0.9,
        rotation: 0.06 * draft.side,
      },
      { is: 'umbrella', ...(isUpturned ? { how: 'upside-down' } : {}) },
      'partner',
    )
    draft.relate(who, isUpturned ? 'gathers' : 'stands-under', isUpturned ? rain : umbrella)
    draft.relate(rain, 'falls-on', umbrella)
  } else draft.relate(who, doing === 'runs' ? 'runs-from' : 'catches', rain)
  draft.reserve(figureX - 0.12, figureX + 0.12)
  if (rng.chance(0.5)) draft.leaveSomething(1, ['basket', 'bucket'])
}
