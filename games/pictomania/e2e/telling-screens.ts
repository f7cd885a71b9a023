// Gallery: the pens are down, piles are told, and points.
import type { TableState } from '@figment/table'
import type { Locale } from '@figment/i18n'
import { NAMES } from '../../../gallery/moments/people.ts'
import { Staged } from '../../../gallery/moments/staged.ts'
import type { Doing, Screen } from '../../../gallery/screen.ts'
import type { Pictomania } from '../types.ts'
import { knockedAt } from './tv-screens.ts'

const playing = ({ open: { play } }: TableState): Pictomania['open'] => {
  if (play?.game !== 'pictomania') throw new Error('another game is played')
  return play.open
}

/** What is played up to a moment is played once for each language. */
const played = new Map<string, TableState>()

/** So many of them have drawn and guessed, the pens are down, and so many piles are told. */
function afterDrawing(locale: Locale, { players = 6, piles = 0 } = {}): Staged {
  const table = new Staged(NAMES.slice(0, players), { game: 'pictomania', locale, options: { timers: 'off', firstRound: 'full' } })
  const name = `${locale} ${players}`
  const before = played.get(name)
  if (before) table.state = before
  else table.does('p1', { type: 'startGame' }).playUntil((state) => playing(state).phase === 'opening')
  played.set(name, table.state)
  return table.playUntil((state) => playing(state).opened.length === piles)
}

const EVERY_PILE = [1, 2, 3, 4, 5, 6]
const lastTold = (table: Staged) => {
  const { opened, sheets } = playing(table.state)
  return sheets[opened.at(-1) ?? -1]
}

/** The pile with the most guesses is being told; one whose drawer owned up is told in another way. */
function fullest(locale: Locale): Staged {
  const guesses = (piles: number): number => {
    const sheet = lastTold(afterDrawing(locale, { piles }))
    return sheet?.isWrong ? 0 : (sheet?.pile.length ?? 0)
  }
  const [piles] = EVERY_PILE.toSorted((one, other) => guesses(other) - guesses(one))
  return afterDrawing(locale, { piles: piles ?? 1 })
}

/** Late in the round, and somebody has been wrong; whose drawer owned up, that pile is told in another way. */
function withWrongCards(locale: Locale): Staged {
  const isSeen = (table: Staged): boolean =>
    lastTold(table)?.isWrong === false &&
    Object.values(playing(table.state).sheets).some(({ pile }) => pile.some(({ shown }) => shown?.isRight === false))
  const tables = EVERY_PILE.slice(3).map((piles) => afterDrawing(locale, { piles }))
  return tables.find(isSeen) ?? afterDrawing(locale, { piles: 4 })
}

const onTo = (table: Staged, person: string): Staged => {
  const { round, step } = playing(table.state)
  return table.plays(person, { type: 'goOn', round, step })
}

/** The second one finds that they drew something else: before their pile is opened, and when it is. */
const ownedUp = (locale: Locale, piles: number): Staged =>
  afterDrawing(locale)
    .plays('p2', { type: 'declareWrong', round: 1 })
    .playUntil((state) => playing(state).opened.length === piles)

const someHavePressed = (table: Staged): Staged => ['p3', 'p4', 'p6'].reduce(onTo, table)

interface TellingScreen {
  readonly you?: string | null
  readonly table: (locale: Locale) => Staged
  readonly until: string
  /** The telling stands still at this beat. */
  readonly beat?: number
  readonly doings?: readonly Doing[]
}

const TELLING: Readonly<Record<string, TellingScreen>> = {
  'pens-down': { you: 'p4', table: (locale) => afterDrawing(locale), until: '.tiles--gallery' },
  'pens-down-said': { you: 'p4', table: (locale) => ownedUp(locale, 0), until: '.tile__tag' },
  'pens-down-three': { you: 'p1', table: (locale) => afterDrawing(locale, { players: 3 }), until: '.tiles--gallery' },
  'reveal-begins': { you: 'p1', table: fullest, beat: 0, until: '.told-row' },
  'reveal-turning': { you: 'p1', table: fullest, beat: 3, until: '.told-row[data-state=up]' },
  'reveal-word': { you: 'p1', table: fullest, beat: 6, until: '.told-word[data-told=true]' },
  'reveal-tokens': {
    you: 'p1',
    table: fullest,
    beat: 9,
    until: '.told-row:is([data-state=right], [data-state=wrong])',
  },
  reveal: { you: 'p1', table: (locale) => someHavePressed(withWrongCards(locale)), until: '.told-middle li' },
  // in every language the third one has drawn what was asked for
  'reveal-own': { you: 'p3', table: (locale) => afterDrawing(locale, { piles: 3 }), until: '.told-middle' },
  'reveal-waiting': {
    you: 'p4',
    table: (locale) => someHavePressed(afterDrawing(locale, { piles: 5 })),
    until: '.go-on [aria-disabled=true]',
  },
  'reveal-last': { you: 'p1', table: (locale) => afterDrawing(locale, { piles: 6 }), until: '.told-middle' },
  'reveal-three': { you: 'p1', table: (locale) => afterDrawing(locale, { players: 3, piles: 2 }), until: '.told-middle' },
  'reveal-watched': {
    you: 'p7',
    table: (locale) => someHavePressed(afterDrawing(locale, { piles: 4 })).comes('Hal'),
    until: '.told-middle',
  },
  'mistake-offered': { you: 'p5', table: (locale) => someHavePressed(afterDrawing(locale, { piles: 2 })), until: '.mistake' },
  'mistake-asked': {
    you: 'p5',
    table: (locale) => afterDrawing(locale, { piles: 2 }).plays('p5', { type: 'doubt', round: 1, isOpen: true }),
    until: '.mistake-asked__rows',
  },
  'mistake-held': { you: 'p1', table: (locale) => heldUp(afterDrawing(locale, { piles: 2 })), until: '.told-middle' },
  'mistake-said': { you: 'p1', table: (locale) => someHavePressed(ownedUp(locale, 2)), until: '.told-row[data-state=back]' },
  'mistake-said-own': { you: 'p2', table: (locale) => ownedUp(locale, 2), until: '.told-row[data-state=back]' },
  points: { you: 'p1', table: (locale) => scored(someHavePressed, ownedUp(locale, 6)), until: '.points-row' },
  'reveal-paused': { you: 'p1', table: (locale) => fullest(locale).does('p1', { type: 'pauseGame' }), until: '.frame-notice .slip' },
  'reveal-knock': { you: 'p2', table: (locale) => knockedAt(fullest(locale)), until: '.frame-notice .slip' },
  'pens-down-knock': { you: 'p2', table: (locale) => knockedAt(afterDrawing(locale)), until: '.frame-notice .slip' },
  'points-paused': {
    you: 'p2',
    table: (locale) => scored(someHavePressed, afterDrawing(locale, { piles: 6 })).does('p1', { type: 'pauseGame' }),
    until: '.frame-notice .slip',
  },
  'points-three': {
    you: 'p1',
    table: (locale) => scored((table) => table, afterDrawing(locale, { players: 3, piles: 3 })),
    until: '.points-row',
  },
}

/** The third one wonders, and the telling waits for them. */
const heldUp = (table: Staged): Staged =>
  table.plays('p3', { type: 'doubt', round: 1, isOpen: true }).playUntil((state) => playing(state).heldFor !== null)

const scored = (then: (table: Staged) => Staged, table: Staged): Staged =>
  then(table.playUntil((state) => playing(state).phase === 'scoring'))

export const TELLING_SCREENS = Object.entries(TELLING).map(
  ([name, { you = null, table, until, beat, doings }]): Screen => ({
    id: `pictomania/${name}`,
    moment: (locale) => ({ told: table(locale).told(you), before: null }),
    until,
    ...(beat !== undefined && { memory: { beat } }),
    ...(doings && { doings }),
    withLargeText: true,
  }),
)
