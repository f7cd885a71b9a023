import { isLocale, LOCALES, type Locale } from '@figment/i18n'

export { LOCALES }

/** The screens people have, in CSS pixels. */
export const SHAPES = {
  phone: { width: 390, height: 844 },
  small: { width: 360, height: 640 },
  lying: { width: 844, height: 390 },
  tablet: { width: 820, height: 1180 },
  'tablet-lying': { width: 1180, height: 820 },
  laptop: { width: 1440, height: 900 },
  tv: { width: 1920, height: 1080 },
} as const
export type Shape = keyof typeof SHAPES
export const SHAPE_NAMES = Object.keys(SHAPES) as Shape[]

/** System: what the browser says of itself, which whoever takes pictures can turn without a reload. */
export const THEMES = ['system', 'dark', 'light'] as const
export type Theme = (typeof THEMES)[number]
export const TEXT_SIZES = [100, 200] as const
export type TextSize = (typeof TEXT_SIZES)[number]
export const MOTIONS = ['calm', 'lively'] as const
export type Motion = (typeof MOTIONS)[number]
/** Still: no countdown moves. Coming: the moment before is shown first, and one sees how this one comes. */
export const CLOCKS = ['still', 'running', 'coming'] as const
export type Clock = (typeof CLOCKS)[number]

/** On: as somebody sees it who plays for the first time. */
export const HINTS = ['off', 'on'] as const
export type Hints = (typeof HINTS)[number]

/** Which screen is wished for, and how it is looked at. Stands whole in the address, so that a link shows the same again. */
export interface Wish {
  readonly screen: string
  readonly shape: Shape
  readonly locale: Locale
  readonly theme: Theme
  readonly text: TextSize
  readonly motion: Motion
  readonly clock: Clock
  readonly hints: Hints
}

export const USUAL: Omit<Wish, 'screen'> = {
  shape: 'phone',
  locale: 'en',
  theme: 'dark',
  text: 100,
  motion: 'calm',
  clock: 'running',
  hints: 'off',
}

/** What cannot be understood is as usual. */
export function readWish(query: URLSearchParams): Wish {
  const oneOf = <T extends string>(name: string, all: readonly T[], usual: T): T => all.find((one) => one === query.get(name)) ?? usual
  const locale = query.get('locale') ?? ''
  return {
    screen: query.get('screen') ?? '',
    shape: oneOf('shape', SHAPE_NAMES, USUAL.shape),
    locale: isLocale(locale) ? locale : USUAL.locale,
    theme: oneOf('theme', THEMES, USUAL.theme),
    text: query.get('text') === '200' ? 200 : 100,
    motion: oneOf('motion', MOTIONS, USUAL.motion),
    clock: oneOf('clock', CLOCKS, USUAL.clock),
    hints: oneOf('hints', HINTS, USUAL.hints),
  }
}

export function writeWish(wish: Partial<Wish> & Pick<Wish, 'screen'>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...USUAL, ...wish })) query.set(name, String(value))
  return query.toString()
}
