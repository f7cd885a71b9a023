import { type Chance, pick } from '../chance.ts'
import type { PhaseOf, Playable } from '../contract.ts'
import type { GameTypes } from '../game.ts'
import { parse } from '../schema.ts'
import { atRandom, playWithBots } from '../simulate.ts'

type Played<G extends GameTypes> = Pick<Playable<G>, 'manifest' | 'rules'>

/** The options as the game understands them; what is left out is usual. */
export function optionsOf<G extends GameTypes>({ rules }: Played<G>, wished: object): G['options'] {
  const parsed = parse(rules.options, wished)
  if (!parsed.ok) throw new Error(`there are no such options: ${JSON.stringify(wished)}`)
  return parsed.value
}

export const usualOptions = <G extends GameTypes>(game: Played<G>): G['options'] => optionsOf(game, {})

/** Any of each list that there is to choose from. */
export const anyOptions = <G extends GameTypes>(game: Played<G>, chance: Chance): G['options'] =>
  optionsOf(game, Object.fromEntries(listsOf(game).map(([option, list]) => [option, pick(chance, list)])))

const listsOf = <G extends GameTypes>({ manifest }: Played<G>) =>
  Object.entries(manifest.choices) as readonly (readonly [string, readonly unknown[]])[]

/** Every choice of options there is; those with the fewest unusual ones first. */
function everyChoice<G extends GameTypes>(game: Played<G>): readonly G['options'][] {
  const choices = listsOf(game).reduce<readonly { readonly wished: object; readonly unusual: number }[]>(
    (before, [option, list]) =>
      before.flatMap(({ wished, unusual }) =>
        list.map((one, at) => ({ wished: { ...wished, [option]: one }, unusual: unusual + (at === 0 ? 0 : 1) })),
      ),
    [{ wished: {}, unusual: 0 }],
  )
  return choices.toSorted((one, other) => one.unusual - other.unusual).map(({ wished }) => optionsOf(game, wished))
}

/** The phases that every game comes to before its end, if its options are so. */
export const phasesOnTheWay = <G extends GameTypes>({ manifest }: Played<G>): readonly PhaseOf<G>[] =>
  manifest.phases.filter((phase) => phase !== 'over' && !manifest.rarely?.includes(phase))

/** The most usual options with which a game comes to every phase that is not rare. */
export function optionsForEveryPhase<G extends GameTypes>(game: Playable<G>, seats: number): G['options'] {
  const wanted = phasesOnTheWay(game)
  const found = everyChoice(game).find((options) => {
    const { min, max } = game.manifest.seats(options)
    if (seats < min || seats > max) return false
    const seen = phasesSeen(game, { options, seats, seed: 'every phase' })
    return wanted.every((phase) => seen.has(phase))
  })
  if (!found) throw new Error(`no options bring a game of ${seats} to each of: ${wanted.join(', ')}`)
  return found
}

/** All phases that one random game comes to. */
export function phasesSeen<G extends GameTypes>(
  game: Playable<G>,
  how: { readonly options: G['options']; readonly seats: number; readonly seed: string },
): ReadonlySet<PhaseOf<G>> {
  const seen = new Set<PhaseOf<G>>()
  const player = atRandom<G>((view, chance) => {
    seen.add(view.open.phase)
    return game.anyMove(view, chance)
  })
  const { last } = playWithBots(game.rules, player, how)
  return seen.add(last.open.phase)
}
