import type { Vocabulary, Writing } from '../vocabulary.ts'

/** A game as it was played, whatever it is. */
interface Log {
  readonly deal: object
  readonly events: readonly { readonly type: string }[]
}

/** The schemas of a version, as far as they say for which facts it has words. */
interface Words {
  readonly deal: { readonly entries: object }
  readonly event: { readonly kinds: Readonly<Record<string, { readonly entries: object }>> }
}

/** As it comes out of the log. */
export const fromLog = (told: object): unknown => JSON.parse(JSON.stringify(told))

/** The same game as an earlier version wrote it down: only what it had words for. */
export const inVersion = ({ deal, events }: Log, words: Words): { readonly deal: unknown; readonly events: readonly unknown[] } => ({
  deal: fromLog(only(deal, words.deal.entries)),
  events: events.map((event) => fromLog({ type: event.type, ...only(event, words.event.kinds[event.type]?.entries ?? {}) })),
})

const only = (told: object, words: object): object => {
  const known = new Map(Object.entries(words) as [string, unknown][])
  return Object.fromEntries(
    Object.entries(told).flatMap(([fact, value]: [string, unknown]) => (known.has(fact) ? [[fact, as(known.get(fact), value)]] : [])),
  )
}

/** What is made of parts has only those that there were words for, too. */
const as = (word: unknown, value: unknown): unknown =>
  isObject(word) && 'entries' in word && isObject(word.entries) && isObject(value) && !Array.isArray(value)
    ? only(value, word.entries)
    : value

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

interface Reading {
  /** The one that is written now, unless it is said. */
  readonly version?: number
  /** Of that version. */
  readonly words?: Words
  /** Of a game that was looked at before, the first events are only read. */
  readonly seen?: number
}

/** What is read differently than it was written; nothing, when all is well. */
export function misread(
  vocabulary: Vocabulary<Writing>,
  log: Log,
  { version = vocabulary.version, words, seen = 0 }: Reading = {},
): string[] {
  const written = words ? inVersion(log, words) : { deal: fromLog(log.deal), events: log.events.map(fromLog) }
  const read = vocabulary.game(written.deal, version)
  const events = written.events.map((event) => read(event, version))
  const wrong = events.flatMap((event, at) => (at >= seen && !isSame(event, log.events[at]) ? [`event ${at}, ${event.type}`] : []))
  return isSame(vocabulary.deal(written.deal, version), log.deal) ? wrong : ['the deal', ...wrong]
}

const isSame = (one: unknown, other: unknown): boolean => inOrder(one) === inOrder(other)

/** As text, in which it does not matter in what order the facts stand. */
const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
