import type { Seat } from '@figment/game-kit'
import type { Locale } from '@figment/i18n'
import type { TableState } from '@figment/table'
import { LATE, looksOf, NAMES } from '../../../gallery/moments/people.ts'
import { Staged } from '../../../gallery/moments/staged.ts'
import type { Screen } from '../../../gallery/screen.ts'
import { LETTERS, type Open, type Options, type Page, type ShownGuess } from '../types.ts'

/** How many play, and how. */
interface Table {
  readonly players: 3 | 4 | 5 | 6
  readonly options?: Partial<Options>
}

/** The longest name comes first, so that it is at every table. */
const PEOPLE = [NAMES[3], NAMES[0], NAMES[1], NAMES[2], NAMES[5], NAMES[4]]
const SIX: Table = { players: 6 }

const openOf = ({ open: { play } }: TableState): Open | null => (play?.game === 'pictomania' ? play.open : null)

/** The table with something else on it. */
function changed(table: Staged, change: (open: Open) => Partial<Open>): Staged {
  const { play } = table.state.open
  if (play?.game !== 'pictomania') throw new Error('another game is played')
  const open = { ...play.open, ...change(play.open) }
  table.state = { ...table.state, open: { ...table.state.open, play: { ...play, open } } }
  return table
}

/** What a first round comes to, by what it is called here; each is kept as it is at its end. */
const MOMENTS = {
  reading: ({ phase }: Open) => phase === 'understanding',
  // at most one has finished
  drawing: ({ phase, blackTokens }: Open) => phase === 'drawing' && takenOf(blackTokens) <= 1,
  late: ({ phase, blackTokens }: Open) => phase === 'drawing' && takenOf(blackTokens) * 2 <= blackTokens.length,
  lastToken: ({ phase, blackTokens }: Open) => phase === 'drawing' && takenOf(blackTokens) === blackTokens.length - 1,
  pensDown: ({ phase, opened }: Open) => phase === 'opening' && opened.length === 0,
  opened2: ({ phase, opened }: Open) => phase === 'opening' && opened.length === 2,
  opened3: ({ phase, opened }: Open) => phase === 'opening' && opened.length === 3,
  allOpened: ({ opened, sheets, phase }: Open) => phase === 'opening' && opened.length === Object.keys(sheets).length,
  points: ({ phase }: Open) => phase === 'scoring',
} satisfies Record<string, (open: Open) => boolean>
type MomentName = keyof typeof MOMENTS

const takenOf = (tokens: Open['blackTokens']): number => tokens.filter(({ by }) => by !== null).length

type Kept = Partial<Record<MomentName, { readonly state: TableState; readonly now: number }>>
const rounds = new Map<string, Kept>()

/** Everybody plays as bots would. It takes a while, so a round is played once, and what it came to on its way is kept. */
function played(locale: Locale, { players, options = {} }: Table, name: MomentName): Staged {
  const key = JSON.stringify([locale, players, options])
  const table = new Staged(PEOPLE.slice(0, players), { game: 'pictomania', locale, options: { timers: 'brisk', ...options } })
  const round: Kept = rounds.get(key) ?? {}
  if (!rounds.has(key))
    table.does('p1', { type: 'startGame' }).playUntil((state) => {
      const open = openOf(state)
      if (!open) return false
      for (const [moment, isSo] of Object.entries(MOMENTS)) if (isSo(open)) round[moment as MomentName] = { state, now: table.now }
      return round.points !== undefined
    })
  rounds.set(key, round)
  const moment = round[name]
  if (!moment) throw new Error(`the round never came to this: ${name}`)
  return Object.assign(table, moment)
}

const withDue = (table: Staged, inMs: number | null): Staged => changed(table, () => ({ due: inMs === null ? null : table.now + inMs }))

/** They draw, some guess already, and some tokens are taken. */
const drawing = (locale: Locale, table: Table = SIX, leftMs: number | null = 84_000): Staged =>
  withDue(played(locale, table, leftMs !== null && leftMs < 10_000 ? 'late' : 'drawing'), leftMs)

const pensDown = (locale: Locale, table: Table = SIX): Staged => played(locale, table, 'pensDown')

/** What the guesses on a pile were: with the word in mind, or a bare number. */
const GUESSES = ['right', 'right', 'wrong', 'bare', 'right'] as const

/** All piles up to one that was guessed by everybody, some rightly. */
function reveal(locale: Locale, table: Table, name: MomentName): Staged {
  const told = played(locale, table, name)
  return changed(told, (open) => ({
    sheets: Object.fromEntries(Object.entries(open.sheets).map(([seat, sheet]) => [seat, guessed(open, Number(seat), sheet)])),
  }))
}

function guessed(open: Open, seat: Seat, sheet: Open['sheets'][number]): Open['sheets'][number] {
  const { task } = sheet
  if (!task || sheet.isWrong) return sheet
  const all = [...sheet.pile.map(({ shown }) => shown?.stars ?? 0), ...sheet.pointTokens].filter((stars) => stars > 0).sort((a, b) => b - a)
  const others = Object.keys(open.sheets)
    .map(Number)
    .filter((one) => one !== seat)
  const pile = others.map((by, at) => {
    const kind = GUESSES[(at + (at > 2 ? 0 : open.opened.indexOf(seat))) % GUESSES.length] ?? 'right'
    const isRight = kind === 'right'
    const number = isRight ? task.number : ((task.number + by) % 7) + 1
    const letter = kind === 'bare' ? null : isRight ? task.letter : (LETTERS[by % LETTERS.length] ?? null)
    const shown: ShownGuess = { number, letter, isRight, stars: isRight ? (all.shift() ?? 0) : 0 }
    return { by, at: 9000 * (at + 1), shown }
  })
  return { ...sheet, pile, pointTokens: all }
}

/** The second one said so; it is their turn. */
function mistaken(locale: Locale, table: Table = SIX): Staged {
  return pensDown(locale, table)
    .plays('p2', { type: 'declareWrong', round: 1 })
    .playUntil((state) => openOf(state)?.opened.length === 2)
}

/** Made up, so that every tag and every reason stands there. */
const TOTALS: readonly Pick<Page['score'], 'guesses' | 'black' | 'own'>[] = [
  { guesses: 12, black: 3, own: -1 },
  { guesses: 9, black: 2, own: 0 },
  { guesses: 2, black: -2, own: -2 },
  { guesses: 3, black: 0, own: -8 },
  { guesses: 2, black: 1, own: -3 },
  { guesses: 5, black: 0, own: -3 },
]

function points(locale: Locale, table: Table): Staged {
  const scored = played(locale, table, 'points')
  return changed(scored, ({ booklet, round }) => {
    const scores: Record<Seat, number> = {}
    const pages = Object.entries(booklet).map(([seat, its], at) => {
      const page = its[round]
      const parts = TOTALS[at]
      if (!page || !parts) return [seat, its]
      const total = parts.guesses + parts.black + parts.own
      scores[Number(seat)] = 3 * at + total + 4
      const isWrong = at === 3
      const score = { ...parts, total, wrongGuesses: at === 2 ? 3 : 1, isOddOneOut: at === 2 }
      const token = at === 0 || parts.black !== 0 || at === 5 ? 0 : null
      return [seat, { ...its, [round]: { ...page, score, isWrong, finish: { token, at: 0 } } }]
    })
    return { booklet: Object.fromEntries(pages), scores, awaited: [0, 1] }
  })
}

/** Two have read everything, and one card is new. */
function reading(locale: Locale, table: Table = SIX): Staged {
  const words = changed(played(locale, table, 'reading'), () => ({ roundBegan: null })).plays('p2', {
    type: 'replaceCard',
    laid: 3,
    letter: 'C',
  })
  for (const person of ['p1', 'p3']) words.plays(person, { type: 'understand', laid: 4 })
  return withDue(words, null)
}

/** The third round, or the first of a fast game, has this moment begun. */
function introduced(locale: Locale, table: Table): Staged {
  const words = played(locale, table, 'reading')
  const { now } = words
  return changed(words, () => ({ round: table.options?.variant === 'fast' ? 1 : 3, roundBegan: now, due: null }))
}

/** Somebody would like to come in. */
export function knockedAt(table: Staged): Staged {
  table.knocks = [{ id: 'k0', as: 'person', profile: looksOf(LATE, 6), times: 1 }]
  return table
}

/** As long as words and themes of one's own may be: with places to break them, and without. */
const OWN: Partial<Options> = {
  ownCards: ['Наш офіс на вулиці Січових Стрільців', 'У бабусі в селі над самою річкою Стрий', 'Найдовші слова, які ми тільки знаємо'].map(
    (theme, card) => ({
      theme,
      words: Array.from({ length: 7 }, (_, at) => {
        const word = at % 3 === 1 ? 'неперевершеновисокогірнийкрай' : 'крісло на колесах у коридорі'
        return `${word.slice(0, 26)}${card}${at}`
      }),
    }),
  ),
}
const HARDEST: Partial<Options> = { decks: [4, 4, 4, 4] }
const FAST: Table = { players: 6, options: { variant: 'fast' } }

type Staging = (locale: Locale) => Staged

/** What every screen of the TV is measured by, in all languages. */
const OF_SIX: Readonly<Record<string, Staging>> = {
  intro: (locale) => introduced(locale, SIX),
  'intro-fast': (locale) => introduced(locale, FAST),
  clear: (locale) => reading(locale),
  draw: (locale) => drawing(locale),
  'last-ten': (locale) => drawing(locale, SIX, 6_900),
  'last-token': (locale) => withDue(played(locale, FAST, 'lastToken'), null),
  'pens-down': (locale) => pensDown(locale).plays('p3', { type: 'declareWrong', round: 1 }),
  'pens-down-fast': (locale) => pensDown(locale, FAST),
  reveal: (locale) => reveal(locale, SIX, 'opened3'),
  'reveal-last': (locale) => reveal(locale, SIX, 'allOpened'),
  mistake: (locale) => mistaken(locale),
  points: (locale) => points(locale, SIX),
}

/** With fewer people, with the hardest words, and with a notice. */
const OTHERS: Readonly<Record<string, Staging>> = {
  'clear-3': (locale) => reading(locale, { players: 3 }),
  'clear-hardest': (locale) => reading(locale, { players: 6, options: HARDEST }),
  'draw-3': (locale) => drawing(locale, { players: 3 }),
  'draw-4': (locale) => drawing(locale, { players: 4 }),
  'draw-5': (locale) => drawing(locale, { players: 5 }),
  'draw-3-hardest': (locale) => drawing(locale, { players: 3, options: HARDEST }, null),
  'draw-4-hardest': (locale) => drawing(locale, { players: 4, options: HARDEST }, null),
  'draw-6-hardest': (locale) => drawing(locale, { players: 6, options: HARDEST }, null),
  'last-ten-3': (locale) => drawing(locale, { players: 3 }, 6_900),
  'last-ten-4': (locale) => drawing(locale, { players: 4 }, 6_900),
  'reveal-3': (locale) => reveal(locale, { players: 3 }, 'opened2'),
  'reveal-hardest': (locale) => reveal(locale, { players: 6, options: HARDEST }, 'allOpened'),
  'points-3': (locale) => points(locale, { players: 3 }),
  'points-4': (locale) => points(locale, { players: 4 }),
  'points-5': (locale) => points(locale, { players: 5 }),
  'clear-own': (locale) => played(locale, { players: 6, options: OWN }, 'reading'),
  'draw-3-own': (locale) => drawing(locale, { players: 3, options: OWN }, null),
  'draw-4-own': (locale) => drawing(locale, { players: 4, options: OWN }, null),
  'draw-6-own': (locale) => drawing(locale, { players: 6, options: OWN }, null),
  'reveal-own': (locale) => reveal(locale, { players: 6, options: OWN }, 'allOpened'),
  'points-own': (locale) => points(locale, { players: 6, options: OWN }),
  'draw-knock': (locale) => knockedAt(drawing(locale)),
  'draw-4-away': (locale) => drawing(locale, { players: 4 }).goesAway('p2'),
  'draw-3-paused': (locale) => drawing(locale, { players: 3 }).does('p1', { type: 'pauseGame' }),
  'reveal-knock': (locale) => knockedAt(reveal(locale, SIX, 'opened3')),
  'points-knock': (locale) => knockedAt(points(locale, SIX)),
  'clear-knock': (locale) => knockedAt(reading(locale)),
}

const screenOf = ([name, stage]: [string, Staging]): Screen => ({
  id: `pictomania/tv-${name}`,
  isTv: true,
  moment: (locale) => ({ told: stage(locale).told(null), before: null }),
  until: /-(knock|away|paused)$/u.test(name) ? '.tv-slip .slip' : '.tv-stage',
})

/** The TV in every phase but the last one. */
export const tvScreens = (): Screen[] => [
  ...Object.entries(OF_SIX).map(screenOf),
  // the same screens once more: what is measured of them has a test of its own
  ...Object.entries(OTHERS).map((one) => ({ ...screenOf(one), isFurtherDown: true })),
]
