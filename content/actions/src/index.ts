import type { Locale } from '@figment/i18n'
import retired from '../retired.json' with { type: 'json' }

export const COLOURS = ['red', 'yellow', 'blue'] as const
export type Colour = (typeof COLOURS)[number]

/** For those who do not see colours: red are beasts and monsters, yellow feelings and manners, blue chores and wonders. */
export const SYMBOLS = { red: 'claw', yellow: 'spark', blue: 'cup' } as const satisfies Readonly<Record<Colour, string>>

/** An action card, from 1. */
export type ActionId = number
export interface Action {
  readonly id: ActionId
  readonly colour: Colour
}

const ACTIONS_OF_A_COLOUR = 20

/** One after the other: the first twenty are red. A table's log names an action by its number, so that none ever changes. */
export const ACTIONS: readonly Action[] = COLOURS.flatMap((colour, set) =>
  Array.from({ length: ACTIONS_OF_A_COLOUR }, (_, at) => ({ id: set * ACTIONS_OF_A_COLOUR + at + 1, colour })),
)

const RETIRED: ReadonlySet<ActionId> = new Set<ActionId>(retired)

/** Those that are dealt: one that is no longer wanted is retired, and still shown where it was played. */
export const DEALT: readonly Action[] = ACTIONS.filter(({ id }) => !RETIRED.has(id))

export interface ActionText {
  readonly text: string
  /** What it may look like at 1 of 10, for first-timers. */
  readonly atOne: string
  readonly atTen: string
}

/** The words of one language. */
export interface ActionWords {
  readonly sets: Readonly<Record<Colour, string>>
  readonly actions: Readonly<Record<ActionId, ActionText>>
}

const words: Readonly<Record<Locale, () => Promise<ActionWords>>> = {
  en: () => import('./en.ts').then(({ en }) => en),
  ru: () => import('./ru.ts').then(({ ru }) => ru),
  uk: () => import('./uk.ts').then(({ uk }) => uk),
  pl: () => import('./pl.ts').then(({ pl }) => pl),
}

export const loadActionWords = (locale: Locale): Promise<ActionWords> => words[locale]()
