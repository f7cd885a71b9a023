import { type DeviceName, deviceNames } from '../devices/devices.ts'
import type { FinishName } from '../finishes/finish.ts'
import type { GeneratedScene } from '../grammar/generated-scene.ts'
import { makeScene } from '../grammar/make-scene.ts'
import type { DeckCard } from './deck.ts'

const candidates = 40

/** The scene of one candidate for one slot of a deck; each slot has its device. */
function candidate(seed: string, slot: number, number: number): GeneratedScene {
  return makeScene(`${seed}/${slot}/${number}`, deviceOf(slot))
}

function deviceOf(slot: number): DeviceName {
  const device = deviceNames[slot % deviceNames.length]
  if (!device) throw new Error('no devices')
  return device
}

/** Every other card is turned round, for heroes like to stand on the same side. */
const isMirrored = (slot: number): boolean => slot % 2 === 1

/** A deck in which no two cards are much alike: each slot takes the candidate farthest from those before it. */
export function chooseDeck({ seed, count, finish }: { seed: string; count: number; finish: FinishName }): DeckCard[] {
  const chosen: GeneratedScene[] = []
  const uses = { palette: new Map<string, number>(), place: new Map<string, number>(), hero: new Map<string, number>() }
  const sameness = (scene: GeneratedScene) =>
    chosen.reduce((most, other) => Math.max(most, overlap(tagsOf(other), tagsOf(scene))), 0) * 2 +
    (uses.palette.get(scene.palette) ?? 0) * 0.5 +
    (uses.place.get(scene.place) ?? 0) * 0.25 +
    (uses.hero.get(heroOf(scene)) ?? 0) * 0.6
  for (let slot = 0; slot < count; slot++) {
    let best = candidate(seed, slot, 0)
    let least = sameness(best)
    for (let number = 1; number < candidates; number++) {
      const scene = candidate(seed, slot, number)
      const alike = sameness(scene)
      if (alike < least) {
        least = alike
        best = scene
      }
    }
    chosen.push(best)
    countUse(uses.palette, best.palette)
    countUse(uses.place, best.place)
    countUse(uses.hero, heroOf(best))
  }
  return chosen.map((scene, slot) => ({ name: String(slot).padStart(3, '0'), scene, finish, mirrored: isMirrored(slot) }))
}

const heroOf = ({ subjects }: GeneratedScene): string => subjects.find(({ role }) => role === 'hero')?.what ?? ''

const countUse = (uses: Map<string, number>, key: string) => uses.set(key, (uses.get(key) ?? 0) + 1)

const tagsOf = ({ subjects, place, palette, device }: GeneratedScene): string[] => [
  ...subjects.filter(({ role }) => role !== 'accent').map(({ what }) => what),
  `P:${place}`,
  `C:${palette}`,
  `D:${device}`,
]

/** The share of tags two scenes have in common. */
function overlap(a: readonly string[], b: readonly string[]): number {
  const one = new Set(a)
  const other = new Set(b)
  let shared = 0
  for (const tag of one) if (other.has(tag)) shared++
  return shared / (one.size + other.size - shared || 1)
}
