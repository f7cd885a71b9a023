import { type Schema, parse } from './schema.ts'

/** What a game writes into the log: what it was played with, how it was dealt, and what happened. */
export interface Writing {
  options: object
  deal: object
  event: { readonly type: string }
}

/** The schemas of one version, for all that it writes. A version that was released is never changed: a change is a new version. */
export interface Dictionary<W extends Writing> {
  readonly options: Schema<W['options']>
  readonly deal: Schema<W['deal']>
  readonly event: Schema<W['event']>
}

/** One step from a version to the next: what was written, as the next version would have written it. */
export interface Upcaster<From extends Writing, To extends Writing> {
  options(options: From['options']): To['options']
  deal(deal: From['deal']): To['deal']
  /** Begins anew for each game. Its events come in their order, so that it can remember what the next version writes down and this one did not. */
  game(deal: From['deal']): (event: From['event']) => To['event']
}

/** A log that this version of Figment cannot read, because a later one wrote it. */
export class WrittenLater extends Error {
  override readonly name = 'WrittenLater'

  constructor(what: string, written: number, known: number) {
    super(`${what} is written in version ${written} of its vocabulary; this version of Figment knows ${known}`)
  }
}

/** A log that is not as the version that it names writes. What stands there instead is not told: it may be what people wrote. */
export class NotAsWritten extends Error {
  override readonly name = 'NotAsWritten'
}

/** Reads what any version wrote, as the latest would have written it. */
export interface Vocabulary<W extends Writing> {
  /** The one that is written now. The first is 1. */
  readonly version: number
  /** The schemas of every version, the first one first. */
  readonly dictionaries: readonly Dictionary<Writing>[]
  options(written: unknown, version: number): W['options']
  deal(written: unknown, version: number): W['deal']
  /** What is written now can be read without all that was written before it. */
  event(written: unknown): W['event']
  /** For the events of one game, in their order and all of them. A game that goes on after an upgrade goes on in the new version. */
  game(deal: unknown, version: number): (event: unknown, version: number) => W['event']
}

export interface GrowingVocabulary<W extends Writing> extends Vocabulary<W> {
  next<To extends Writing>(dictionary: Dictionary<To>, upcaster: Upcaster<W, To>): GrowingVocabulary<To>
}

/** The vocabulary of a game from its first version on; every later one is added with `next`. */
export function vocabulary<W extends Writing>(name: string, first: Dictionary<W>): GrowingVocabulary<W> {
  return grown<W>(name, [first], [])
}

type AnyUpcaster = Upcaster<Writing, Writing>

function grown<W extends Writing>(
  name: string,
  dictionaries: readonly Dictionary<Writing>[],
  upcasters: readonly AnyUpcaster[],
): GrowingVocabulary<W> {
  const latest = dictionaries.length
  const read = <Part extends keyof Writing>(part: Part, written: unknown, version: number): Writing[Part] => {
    const dictionary = dictionaries[version - 1]
    if (!dictionary) throw new WrittenLater(name, version, latest)
    const parsed = parse(dictionary[part] as Schema<Writing[Part]>, written)
    if (!parsed.ok) throw new NotAsWritten(`${name}: no ${part} of version ${version}`)
    return parsed.value
  }
  const stepsFrom = (version: number) => upcasters.slice(version - 1)
  return {
    version: latest,
    dictionaries,
    options: (written, version) => stepsFrom(version).reduce((options, step) => step.options(options), read('options', written, version)),
    deal: (written, version) => stepsFrom(version).reduce((deal, step) => step.deal(deal), read('deal', written, version)),
    event: (written) => read('event', written, latest),
    game(writtenDeal, dealtIn) {
      let deal = read('deal', writtenDeal, dealtIn)
      const steps = stepsFrom(dealtIn).map((step) => {
        const up = step.game(deal)
        deal = step.deal(deal)
        return up
      })
      return (written, version) => {
        if (version < dealtIn) throw new NotAsWritten(`${name}: a game dealt in version ${dealtIn} goes on in version ${version}`)
        return steps.slice(version - dealtIn).reduce((event, up) => up(event), read('event', written, version))
      }
    },
    next: <To extends Writing>(dictionary: Dictionary<To>, upcaster: Upcaster<W, To>) =>
      grown<To>(name, [...dictionaries, dictionary], [...upcasters, ofAnyVersion(upcaster)]),
  }
}

/** What it is given was read by the schemas of its own version. */
const ofAnyVersion = <From extends Writing, To extends Writing>(upcaster: Upcaster<From, To>): AnyUpcaster => ({
  options: (options) => upcaster.options(options),
  deal: (deal) => upcaster.deal(deal),
  game(deal) {
    const up = upcaster.game(deal)
    return (event) => up(event)
  },
})
