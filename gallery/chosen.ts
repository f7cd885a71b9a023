import type { Screen } from './screen.ts'

/**
 * The tables that are looked at one by one, those that come first before the others: as many people as can be, for then
 * there is the least room for each. The other tables are there to choose from.
 */
const SHOWN = ['dixit-2021-8', 'dixit-2021-4', 'poezium-6', 'pictomania-usual-6', 'pictomania-fast-4', 't-rex-8', 't-rex-2']

/** Two against the rival: the same screens with one more at the table. */
const ALSO = ['poezium-rival-1/guessing/guessing', 'poezium-rival-1/guessing/tv', 'poezium-rival-1/over/loser', 'poezium-rival-1/over/tv']

/** The fewest screens that show everything: what is staged, and every phase of every game in every role once. */
export function oneOfEach(screens: readonly Screen[]): Screen[] {
  const chosen = new Map<string, { readonly screen: Screen; readonly rank: number }>()
  for (const screen of screens) {
    const [table = '', ...rest] = screen.id.split('/')
    const [, game] = /^(dixit|poezium|pictomania|t-rex)-/.exec(table) ?? []
    const key = game && !ALSO.includes(screen.id) ? [game, ...rest].join('/') : screen.id
    const listed = SHOWN.indexOf(table)
    const rank = listed === -1 ? SHOWN.length : listed
    const before = chosen.get(key)
    if (!before || rank < before.rank) chosen.set(key, { screen, rank })
  }
  return [...chosen.values()].map(({ screen }) => screen)
}
