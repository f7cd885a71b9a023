// Gallery: the drawing round, for what no recorded table came to.
import type { TableState } from '@figment/table'
import type { Locale } from '@figment/i18n'
import { NAMES } from '../../../gallery/moments/people.ts'
import { Staged } from '../../../gallery/moments/staged.ts'
import type { Doing, Screen } from '../../../gallery/screen.ts'
import { knockedAt } from './tv-screens.ts'

const begun = (locale: Locale): Staged => new Staged(NAMES.slice(0, 5), { game: 'pictomania', locale }).does('p1', { type: 'startGame' })

/** Four of them have drawn. */
export const drawn = (locale: Locale): Staged =>
  begun(locale).playUntil(({ open: { play } }) => {
    if (play?.game !== 'pictomania') return false
    return [0, 1, 2, 3].every((seat) => (play.open.sheets[seat]?.strokes.length ?? 0) > 0)
  })

export const ABOUT_A_DRAWING: readonly Doing[] = [{ find: '.tile[data-mine=false]', nth: 1 }, { find: '.desk .about-button' }]

/** Two drawings and a word are not to be seen: the host took one drawing and the word off, and has hidden the other from themselves. */
export function withoutADrawing(locale: Locale): Staged {
  const table = drawn(locale)
  const takeOff = (piece: object) => table.does('p1', { type: 'takeOff', thing: { kind: 'made', game: 1, piece } })
  takeOff({ kind: 'drawing', round: 1, seat: 1 })
  takeOff({ kind: 'word', round: 1, letter: 'B', number: 3 })
  return table.does('p1', { type: 'muteForMe', person: 'p4', kinds: ['drawings'] })
}

const tables = new Map<string, TableState>()

interface AtTheTable {
  readonly people?: number
  readonly options?: object
  /** So that nobody has finished before others have begun. */
  readonly inTurn?: boolean
}

/** Six, or fewer, in the middle of the drawing: all of them have drawn, some have guessed. Played once for each language. */
function atTheTable(locale: Locale, { people = 6, options = {}, inTurn = false }: AtTheTable = {}): Staged {
  const table = new Staged(NAMES.slice(0, people), { game: 'pictomania', locale, options: { timers: 'relaxed', ...options } })
  const key = JSON.stringify([locale, people, options])
  const before = tables.get(key)
  if (before) table.state = before
  else {
    table.does('p1', { type: 'startGame' }).playUntil(
      ({ open: { play } }) => {
        if (play?.game !== 'pictomania') return false
        return play.open.seats.every((seat) => (play.open.sheets[seat]?.strokes.length ?? 0) > 0)
      },
      { inTurn },
    )
    stillDrawing(table)
    tables.set(key, table.state)
  }
  return table
}

/** Whoever came first has only drawn so far. */
function stillDrawing(table: Staged): Staged {
  const { play } = table.state.open
  if (play?.game !== 'pictomania') throw new Error('another game is in play')
  const me = 0
  const sheets = Object.fromEntries(
    Object.entries(play.open.sheets).map(([key, sheet]) => [
      key,
      { ...sheet, pile: sheet.pile.filter(({ by }) => by !== me), ...(Number(key) === me && { firstGuessAt: null, finish: null }) },
    ]),
  )
  const blackTokens = play.open.blackTokens.map((token) => (token.by === me ? { ...token, by: null } : token))
  const awaited = [...new Set([me, ...play.open.awaited])]
  const mine = { ...table.state.held[me], guesses: {}, letters: {} }
  table.state = {
    ...table.state,
    held: { ...table.state.held, [me]: mine },
    open: { ...table.state.open, play: { ...play, open: { ...play.open, sheets, blackTokens, awaited } } },
  } as TableState
  return table
}

/** The hardest words are whole lines. */
const LONG_LINES = { options: { decks: [4, 4, 4, 4] } }

/** A fast game: all have taken a token but the one who looks, and one more, and one token is left. */
function lastToken(locale: Locale): Staged {
  const table = atTheTable(locale, { options: { variant: 'fast' }, inTurn: true })
  const { play } = table.state.open
  if (play?.game !== 'pictomania') throw new Error('another game is in play')
  const takers = play.open.seats.slice(1, 1 + play.open.blackTokens.length - 1)
  const blackTokens = play.open.blackTokens.map(({ stars }, at) => ({ stars, by: takers[at] ?? null }))
  const sheets = Object.fromEntries(
    Object.entries(play.open.sheets).map(([key, sheet]) => {
      const at = takers.indexOf(Number(key))
      return [key, at === -1 ? sheet : { ...sheet, firstGuessAt: sheet.firstGuessAt ?? 1, finish: { token: at, at: 1000 + at } }]
    }),
  )
  const awaited = play.open.seats.filter((seat) => !takers.includes(seat))
  table.state = { ...table.state, open: { ...table.state.open, play: { ...play, open: { ...play.open, blackTokens, sheets, awaited } } } }
  return table
}

const CLOSE_MENU: Doing = { find: 'dialog[open]:has(.menu) .dialog__close' }
const JOIN_CALL: Doing = { find: '.call-dialog:has(video) .call-dialog__go .button--primary:not([aria-busy=true])' }

/** All the others see and hear each other already. */
function inCall(table: Staged): Staged {
  table.call = ['p2', 'p3', 'p4', 'p5', 'p6'].map((person) => ({ person, peer: `z-${person}`, audio: true, video: person !== 'p3' }))
  return table
}

const GUESS: Doing = { find: '.tile[data-mine=false]', nth: 1 }

/** The drawing round, for what no recorded table came to. */
export const DRAWING: readonly Screen[] = [
  { id: 'pictomania/alarm', moment: (locale) => ({ told: lastToken(locale).told('p1'), before: null }), until: '.frame[data-rim]' },
  {
    id: 'pictomania/draw-paused',
    moment: (locale) => ({ told: atTheTable(locale).does('p1', { type: 'pauseGame' }).told('p1'), before: null }),
    until: '.frame-notice .slip',
  },
  {
    id: 'pictomania/draw-knock',
    moment: (locale) => ({ told: knockedAt(atTheTable(locale)).told('p1'), before: null }),
    until: '.frame-notice .slip',
    withLargeText: true,
  },
  {
    id: 'pictomania/draw-call',
    moment: (locale) => ({ told: inCall(atTheTable(locale)).told('p1'), before: null }),
    doings: [{ find: '.frame__head .table-header__menu' }, { find: 'dialog[open] .call-button' }, JOIN_CALL, CLOSE_MENU],
    until: '.call-bar__faces:has(li:nth-child(2) .face video):not(:has(.face--faint))',
    withLargeText: true,
  },
  {
    id: 'pictomania/draw-menu',
    moment: (locale) => {
      const table = atTheTable(locale)
      const missed = table.state.open.play?.open.awaited.find((seat) => seat > 0) ?? 1
      return { told: table.goesAway(`p${missed + 1}`).told('p1'), before: null }
    },
    doings: [{ find: '.frame__head .table-header__menu' }],
    until: 'dialog[open] .menu__company',
  },
  {
    id: 'pictomania/draw-watching',
    moment: (locale) => ({ told: atTheTable(locale).comes('Єва').told('p7'), before: null }),
    until: '.tiles--gallery',
  },
  // the same screens in other hands, and with other words: measured by a test of their own
  ...[
    {
      id: 'pictomania/draw-3',
      moment: (locale: Locale) => ({ told: atTheTable(locale, { people: 3 }).told('p1'), before: null }),
      until: '.desk',
    },
    {
      id: 'pictomania/draw-5',
      moment: (locale: Locale) => ({ told: atTheTable(locale, { people: 5 }).told('p1'), before: null }),
      until: '.desk',
    },
    {
      id: 'pictomania/draw-left',
      moment: (locale: Locale) => ({ told: atTheTable(locale).told('p1'), before: null }),
      memory: { settings: { hand: 'left' } },
      until: '.desk',
    },
    {
      id: 'pictomania/guess-left',
      moment: (locale: Locale) => ({ told: atTheTable(locale).told('p1'), before: null }),
      memory: { settings: { hand: 'left' } },
      doings: [GUESS],
      until: '.guess-pad',
    },
    {
      id: 'pictomania/draw-long',
      moment: (locale: Locale) => ({ told: atTheTable(locale, LONG_LINES).told('p1'), before: null }),
      until: '.desk',
      withLargeText: true,
    },
    {
      id: 'pictomania/guess-long',
      moment: (locale: Locale) => ({ told: atTheTable(locale, LONG_LINES).told('p1'), before: null }),
      doings: [GUESS],
      until: '.guess-pad',
      withLargeText: true,
    },
    {
      id: 'pictomania/alarm-finish',
      moment: (locale: Locale) => ({ told: lastToken(locale).told('p1'), before: null }),
      doings: [{ find: '.finish-button' }],
      until: '.finishing',
    },
  ].map((screen) => ({ ...screen, isFurtherDown: true })),
]
