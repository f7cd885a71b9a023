/** How a game is called where: its folder, its type, its rules, and on the front page until somebody gives it a better name. */
export interface Names {
  readonly id: string
  readonly type: string
  readonly prefix: string
  readonly title: string
}

/** What is there already. */
export interface Taken {
  readonly ids: readonly string[]
  /** Of numbered rules: two letters each. */
  readonly prefixes: readonly string[]
  /** Names in the code of a game, which its type must not have as well. */
  readonly types: readonly string[]
}

/** What a log, a page or a folder calls something else. */
const RESERVED = [
  'table',
  'home',
  'join',
  'lobby',
  'tv-lobby',
  'credits',
  'loading',
  'index',
  'package',
  'tsconfig',
  'new-game',
  'template',
]

const LENGTH_AT_MOST = 30
const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** The names that follow from an id, or a sentence that says why it can't be one. */
export function namesOf(id: string, taken: Taken): Names | string {
  if (!KEBAB.test(id) || id.length > LENGTH_AT_MOST || lettersOf(id).length < 2)
    return `"${id}" can't be the id of a game: take up to ${LENGTH_AT_MOST} small letters and digits, with hyphens between words, such as night-train.`
  if (taken.ids.includes(id)) return `There is a game in games/${id} already: choose another id.`
  if (RESERVED.includes(id)) return `"${id}" means something else in Figment: choose another id.`
  const words = id.split('-').map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
  const type = words.join('')
  if (taken.types.includes(type)) return `In the code, "${id}" would be called ${type}, which is something else there: choose another id.`
  const prefix = prefixOf(id, taken.prefixes)
  if (prefix === null) return `No two letters are left for the rules of "${id}": choose another id.`
  return { id, type, prefix, title: words.join(' ') }
}

const lettersOf = (id: string): string => id.replaceAll(/[^a-z]/g, '').toUpperCase()

/** Its first letter, and one that comes later: the first of another word if it can be, so that night-train has NT. */
function prefixOf(id: string, taken: readonly string[]): string | null {
  const [first = '', ...rest] = lettersOf(id)
  const initials = id
    .split('-')
    .slice(1)
    .map((word) => lettersOf(word.slice(0, 1)))
  const others = [...initials.filter(Boolean), ...rest]
  return others.map((other) => first + other).find((prefix) => !taken.includes(prefix)) ?? null
}
