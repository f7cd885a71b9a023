import type { Locale } from '@figment/i18n'
import retired from '../retired.json' with { type: 'json' }

export const COLOURS = ['red', 'yellow', 'blue'] as const
/** A colour is a kind of action: red is done with the body, yellow with face and hands, blue with the voice. So any three of a row differ. */
export type Colour = (typeof COLOURS)[number]

/** For those who do not see colours. */
export const SYMBOLS = { red: 'claw', yellow: 'spark', blue: 'cup' } as const satisfies Readonly<Record<Colour, string>>

/** An action card, from 1. */
export type ActionId = number
export interface Action {
  readonly id: ActionId
  readonly colour: Colour
}

/** The numbers from one to another. */
const range = (first: ActionId, last: ActionId): ActionId[] => Array.from({ length: last - first + 1 }, (_, at) => first + at)
const painted = (colour: Colour, ids: readonly ActionId[]): Action[] => ids.map((id) => ({ id, colour }))

/** The first sixty: in their days a colour was a theme (beasts, feelings, chores), and not yet a kind. */
const BY_THEME: readonly Action[] = [
  ...painted('red', range(1, 20)),
  ...painted('yellow', range(21, 40)),
  ...painted('blue', range(41, 60)),
]

const BY_KIND: readonly Action[] = [
  ...painted('red', range(61, 70)),
  ...painted('yellow', range(71, 80)),
  ...painted('blue', range(81, 90)),
]

/** Those of the first sixty whose kind has another colour than their theme had. */
const REPAINTED: readonly { readonly colour: Colour; readonly were: readonly ActionId[] }[] = [
  { colour: 'red', were: [29, 31, 34, 36, 37, 41, 43, 44, 48, 49, 51, 54, 55, 56, 59] },
  { colour: 'yellow', were: [3, 5, 6, 7, 13, 16, 19, 42, 45, 46, 47, 52] },
  { colour: 'blue', were: [1, 2, 10, 14, 18, 20, 21, 26, 27, 30, 33, 38, 40] },
]
const FIRST_REPAINTED = 91

interface Repainted extends Action {
  /** The same words, in the colour that it had. */
  readonly was: ActionId
}

/** They are dealt under numbers of their own: an old log names the old ones, which stay what they were. */
const AGAIN: readonly Repainted[] = REPAINTED.flatMap(({ colour, were }) => were.map((was) => ({ colour, was }))).map((again, at) => ({
  id: FIRST_REPAINTED + at,
  ...again,
}))

/** Every action there ever was. A table's log names an action by its number, so that none ever changes. */
export const ACTIONS: readonly Action[] = [...BY_THEME, ...BY_KIND, ...AGAIN.map(({ id, colour }) => ({ id, colour }))]

const RETIRED: ReadonlySet<ActionId> = new Set<ActionId>([...retired, ...AGAIN.map(({ was }) => was)])

/** Those that are dealt: one that is no longer wanted is retired, and still shown where it was played. */
export const DEALT: readonly Action[] = ACTIONS.filter(({ id }) => !RETIRED.has(id))

/** What lies open when a table plays for the first time, and what comes next of each colour: nobody can be bad at them. */
export const EASY = { red: [65, 63], yellow: [73, 72], blue: [81, 87] } as const satisfies Readonly<Record<Colour, readonly ActionId[]>>

export interface ActionText {
  readonly text: string
  /** What it may look like at 1 of 10, for first-timers. */
  readonly atOne: string
  /** The older ones have none. */
  readonly atFive?: string
  readonly atTen: string
}

/** The words of one language. */
export interface ActionWords {
  readonly actions: Readonly<Record<ActionId, ActionText>>
}

const words: Readonly<Record<Locale, () => Promise<ActionWords>>> = {
  en: () => import('./en.ts').then(({ en }) => en),
  ru: () => import('./ru.ts').then(({ ru }) => ru),
  uk: () => import('./uk.ts').then(({ uk }) => uk),
  pl: () => import('./pl.ts').then(({ pl }) => pl),
}

export const loadActionWords = (locale: Locale): Promise<ActionWords> => words[locale]().then(withRepainted)

function withRepainted({ actions }: ActionWords): ActionWords {
  const again = AGAIN.flatMap(({ id, was }): [ActionId, ActionText][] => {
    const text = actions[was]
    return text ? [[id, text]] : []
  })
  return { actions: { ...actions, ...Object.fromEntries(again) } }
}
