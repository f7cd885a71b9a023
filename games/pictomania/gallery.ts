import { type GameGallery, isAwaited } from '../../gallery/game.ts'
import type { Locale } from '@figment/i18n'
import { pagesOf } from '../../gallery/moments/pages.ts'
import { NAMES } from '../../gallery/moments/people.ts'
import { Staged } from '../../gallery/moments/staged.ts'
import type { Doing, Screen } from '../../gallery/screen.ts'
import { NAME_LENGTH, type TableState } from '@figment/table'
import { knockedAt, tvScreens } from './e2e/tv-screens.ts'
import type { Pictomania } from './types.ts'

const MISTAKES = `Кухня: каструля, сковорода, ополоник, вінчик, тертка, сито, тостер
ліс, луг, гай, степ, поле
Друзі: Оля, Петро, Іван, Ганна, Степан, Оля, Катруся`

const begun = (locale: Locale): Staged => new Staged(NAMES.slice(0, 5), { game: 'pictomania', locale }).does('p1', { type: 'startGame' })

/** Four of them have drawn. */
const drawn = (locale: Locale): Staged =>
  begun(locale).playUntil(({ open: { play } }) => {
    if (play?.game !== 'pictomania') return false
    return [0, 1, 2, 3].every((seat) => (play.open.sheets[seat]?.strokes.length ?? 0) > 0)
  })

const ABOUT_A_DRAWING: readonly Doing[] = [{ find: '.tile[data-mine=false]', nth: 1 }, { find: '.desk .about-button' }]
const WHICH_WORD: Doing = { find: '.reading-dock .about-button' }

/** In milliseconds: by then a round has been introduced. */
const READ_FOR = 20_000

interface ReadingWishes {
  readonly people?: number
  readonly options?: object
}

/** They have read the words of the hardest deck for a while, and some are ready. */
function reading(locale: Locale, { people = 6, options = {} }: ReadingWishes = {}): Staged {
  const table = new Staged(NAMES.slice(0, people), { game: 'pictomania', locale, options: { decks: [4, 4, 4, 4], ...options } })
  table.does('p1', { type: 'startGame' })
  table.now += READ_FOR
  return table.plays('p2', { type: 'understand', laid: 3 }).plays('p3', { type: 'understand', laid: 3 })
}

/** Somebody asked for another card, and two have read it. */
const withANewCard = (locale: Locale): Staged =>
  reading(locale)
    .plays('p6', { type: 'replaceCard', laid: 3, letter: 'C' })
    .plays('p4', { type: 'understand', laid: 4 })
    .plays('p5', { type: 'understand', laid: 4 })

/** The three longest words of the game have no other to take their place. */
const NO_SPARE = Array.from({ length: 3 }, (_, card) => ({
  theme: 'Найдовші слова, які тільки бувають',
  words: Array.from({ length: 7 }, (_, at) => `найнеперевершеніше ${card}${at} слово`),
}))

/** The round has just begun; as if it were this one. */
function introduced(locale: Locale, round: number, options: object): Staged {
  const table = new Staged(NAMES.slice(0, 6), { game: 'pictomania', locale, options }).does('p1', { type: 'startGame' })
  const { play } = table.state.open
  if (play?.game !== 'pictomania') throw new Error('no game has begun')
  table.state = { ...table.state, open: { ...table.state.open, play: { ...play, open: { ...play.open, round } } } }
  return table
}

/** So many draw, and at the larger table a bot besides; two came too late and watch. */
function watched(locale: Locale, people: number): Staged {
  const table = new Staged(NAMES.slice(0, people), { game: 'pictomania', locale, options: { timers: 'brisk' } })
  if (people > 3) table.does('p1', { type: 'addBot' })
  table.does('p1', { type: 'startGame' })
  table.playUntil(({ open: { play } }) => {
    if (play?.game !== 'pictomania') return false
    const sheets = Object.values(play.open.sheets)
    return sheets.length > 0 && sheets.every(({ strokes, firstGuessAt }) => strokes.length > 2 || firstGuessAt !== null)
  })
  table.comes('Benjamin Feather').comes('Łukasz')
  table.does(`p${people + 2}`, { type: 'say', text: 'Czerwony jest świetny!' })
  return table.does(`p${people + 1}`, { type: 'say', text: 'Праска чи черевик?' })
}

const WATCHED: readonly Screen[] = [3, 5].map((people) => ({
  id: `pictomania/watched-${people === 3 ? 3 : 6}`,
  moment: (locale: Locale) => ({ told: watched(locale, people).told(`p${people + 1}`), before: null }),
  until: '.watch-foot',
  ...(people > 3 && { withLargeText: true }),
}))

const READING: readonly Screen[] = [
  {
    id: 'pictomania/words-read',
    moment: (locale) => ({ told: reading(locale).told('p1'), before: null }),
    until: '.reading-stand',
    withLargeText: true,
  },
  {
    id: 'pictomania/words-ready',
    moment: (locale) => ({ told: reading(locale, { options: { decks: [2, 2, 2, 2] } }).told('p2'), before: null }),
    until: '.reading-stand',
  },
  {
    id: 'pictomania/words-lifted',
    moment: (locale) => ({ told: reading(locale).told('p1'), before: null }),
    doings: [{ find: '.reading-card__another' }],
    until: '.reading-card[data-lifted=true]',
  },
  {
    id: 'pictomania/words-new',
    moment: (locale) => ({ told: withANewCard(locale).told('p1'), before: null }),
    until: '.reading-stand',
  },
  {
    id: 'pictomania/words-no-spare',
    moment: (locale) => ({ told: reading(locale, { people: 3, options: { ownCards: NO_SPARE } }).told('p1'), before: null }),
    until: '.reading-stand',
  },
  {
    id: 'pictomania/words-watched',
    moment: (locale) => ({ told: withANewCard(locale).comes('Benjamin Feather').told('p7'), before: null }),
    until: '.reading-stand',
  },
  {
    id: 'pictomania/intro',
    moment: (locale) => ({ told: introduced(locale, 3, {}).told('p1'), before: null }),
    until: '.intro',
    withLargeText: true,
  },
  {
    id: 'pictomania/intro-fast',
    moment: (locale) => ({ told: introduced(locale, 1, { variant: 'fast' }).told('p1'), before: null }),
    until: '.intro--fast',
    withLargeText: true,
  },
]

/** Two drawings and a word are not to be seen: the host took one drawing and the word off, and has hidden the other from themselves. */
function withoutADrawing(locale: Locale): Staged {
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

const GUESS: Doing = { find: '.tile[data-mine=false]', nth: 1 }

/** The drawing round, for what no recorded table came to. */
const rounds: readonly Screen[] = [
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

/** Who gives it to the drawing of which seat. */
const HEARTS = [
  ['p3', 4],
  ['p1', 4],
  ['p2', 0],
  ['p4', 4],
  ['p5', 0],
  ['p6', 4],
] as const

const ended = new Map<string, TableState>()

/** Of twenty letters, as long as a name can be. */
const LONG_NAMES = ['Максиміліан-Олексій', 'Aleksandra Stanisława', 'Бенедикт-Святополк'].map((name) => name.slice(0, NAME_LENGTH))

/** A game played to its end, or ended by the host after so many rounds. */
function over(
  locale: Locale,
  { names = NAMES.slice(0, 6), rounds = 4 }: { readonly names?: readonly string[]; readonly rounds?: number } = {},
): Staged {
  const table = new Staged(names, { game: 'pictomania', locale, options: { timers: 'brisk' } })
  const key = `${locale} ${names.length} ${rounds}`
  const before = ended.get(key)
  if (before) table.state = before
  else {
    table.does('p1', { type: 'startGame' })
    table.playUntil(({ open: { play } }) => play?.open.phase === 'over' || (play?.open.round ?? 0) > rounds)
    if (rounds < 4) table.does('p1', { type: 'endGame' })
  }
  ended.set(key, table.state)
  return table
}

/** As if these had been the scores. */
function withScores(table: Staged, winners: readonly number[], scores: Readonly<Record<number, number>>): Staged {
  const { play } = table.state.open
  if (play?.game !== 'pictomania') throw new Error('another game is over')
  const open = { ...play.open, winners, scores: { ...play.open.scores, ...scores } }
  table.state = { ...table.state, open: { ...table.state.open, play: { ...play, open } } }
  return table
}

function giveHearts(table: Staged, hearts: readonly (readonly [person: string, drawing: number])[]): Staged {
  const { play } = table.state.open
  if (play?.game !== 'pictomania') throw new Error('another game is over')
  for (const [person, drawing] of hearts) {
    const drawn = Object.values(play.open.booklet[drawing] ?? {}).find(({ letters }) => letters > 0)
    table.plays(person, { type: 'giveHeart', drawing, round: drawn?.round })
  }
  return table
}

/** They have begun to vote, or have voted. Two have won, and one of them drew what is loved most. */
const afterTheEnd = (locale: Locale, { isVoteOver }: { readonly isVoteOver: boolean }): Staged =>
  giveHearts(withScores(over(locale), [1, 4], { 1: 16, 4: 16, 2: 9 }), isVoteOver ? HEARTS : HEARTS.slice(0, 1))

/** A screen of the end, as it is seen from a seat and on the TV. */
function atTheEnd(name: string, table: (locale: Locale) => Staged, { you = 'p1', until, before }: AtTheEnd): readonly Screen[] {
  return [you, null].map(
    (person): Screen => ({
      id: `pictomania/${name}${person === null ? '-tv' : ''}`,
      isTv: person === null,
      moment(locale) {
        const staged = table(locale)
        return { told: staged.told(person), before: before?.(locale).told(person) ?? null, pages: pagesOf(staged.state) }
      },
      until: until ?? (person === null ? '.tv-booklet' : '.booklet'),
      isComing: before !== undefined,
    }),
  )
}

interface AtTheEnd {
  readonly you?: string
  readonly until?: string
  /** What was shown just before it. */
  readonly before?: (locale: Locale) => Staged
}

const vote = (locale: Locale): Staged => afterTheEnd(locale, { isVoteOver: false })
const rosettes = (locale: Locale): Staged => afterTheEnd(locale, { isVoteOver: true })
const ofThree = (locale: Locale): Staged => withScores(over(locale, { names: LONG_NAMES }), [0], { 0: 31, 1: 28, 2: 24 })

const ends: readonly Screen[] = [
  ...atTheEnd('vote', vote, {}),
  ...atTheEnd('heart-given', vote, { you: 'p3', until: '.heart[aria-pressed=true]' }).slice(0, 1),
  ...atTheEnd('loveliest', rosettes, { until: '.loveliest', before: vote }),
  ...atTheEnd('rosettes', rosettes, {}),
  ...atTheEnd('vote-knock', (locale) => knockedAt(vote(locale)), { until: '.frame-notice .slip' }).slice(0, 1),
  ...atTheEnd('end-of-three', ofThree, {}),
  ...atTheEnd('ended-early', (locale) => over(locale, { rounds: 2 }), {}),
  ...atTheEnd('ended-at-once', (locale) => over(locale, { rounds: 0 }), { until: '.booklets-none' }),
]

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

const telling = Object.entries(TELLING).map(
  ([name, { you = null, table, until, beat, doings }]): Screen => ({
    id: `pictomania/${name}`,
    moment: (locale) => ({ told: table(locale).told(you), before: null }),
    until,
    ...(beat !== undefined && { memory: { beat } }),
    ...(doings && { doings }),
    withLargeText: true,
  }),
)

/** Much like others that are looked at in every language; the tests that measure these screens see them all. */
const MEASURED_ELSEWHERE: ReadonlySet<string> = new Set(
  [
    ...['pens-down-three', 'points-three', 'mistake-held', 'mistake-said-own'],
    ...['begins', 'turning', 'word', 'tokens', 'own', 'waiting', 'last', 'three', 'watched'].map((name) => `reveal-${name}`),
    ...['intro-fast', 'pens-down', 'pens-down-fast', 'last-token', 'reveal-last'].map((name) => `tv-${name}`),
    ...['heart-given', 'rosettes-tv', 'end-of-three-tv', 'ended-early-tv', 'ended-at-once', 'ended-at-once-tv'],
    ...['words-lifted', 'watched-3'],
  ].map((name) => `pictomania/${name}`),
)

export const gallery: GameGallery<Pictomania> = {
  roleOf(open, seat) {
    const { phase, sheets, opened, winners } = open
    const sheet = sheets[seat]
    const told = opened.at(-1)
    switch (phase) {
      case 'understanding':
        return isAwaited(open, seat) ? 'looking' : 'understood'
      case 'drawing':
        if (sheet?.finish) return 'finished'
        if (sheet?.firstGuessAt != null) return 'guessing'
        return sheet?.lastStroke === -1 ? 'beginning' : 'drawing'
      case 'opening':
        if (told === undefined) return isAwaited(open, seat) ? 'pens-down' : 'ready'
        if (sheets[told]?.isWrong) return told === seat ? 'own-mistake' : 'others-mistake'
        return told === seat ? 'own' : 'others'
      case 'scoring':
        return isAwaited(open, seat) ? 'reading' : 'ready'
      case 'over':
        return winners.includes(seat) ? 'winner' : 'loser'
    }
  },
  fullness: (open) => Object.values(open.sheets).reduce((sum, { strokes, pile }) => sum + strokes.length + pile.length, 0),
  shown: ['usual-6', 'fast-4'],
  staged: () =>
    (
      [
        ...([null, 'p1', 'p2'] as const).map((you) => ({
          id: `pictomania/taken-off${you === null ? '-tv' : you === 'p2' ? '-own' : ''}`,
          isTv: you === null,
          moment: (locale: Locale) => ({ told: withoutADrawing(locale).told(you), before: null }),
          until: '.sheet-cover',
        })),
        {
          id: 'pictomania/about-drawing',
          moment: (locale) => ({ told: drawn(locale).told('p1'), before: null }),
          doings: ABOUT_A_DRAWING,
          until: '.about-thing canvas',
          withLargeText: true,
        },
        {
          id: 'pictomania/report-drawing',
          moment: (locale) => ({ told: drawn(locale).told('p2'), before: null }),
          doings: [...ABOUT_A_DRAWING, { find: '.about-thing .sheet-entry', says: ({ people }) => people.thing.report }],
          until: '.report canvas',
        },
        {
          id: 'pictomania/which-word',
          moment: (locale) => ({ told: reading(locale, { people: 5 }).told('p1'), before: null }),
          doings: [WHICH_WORD],
          until: 'dialog[open] .sheet-entry',
        },
        ...telling,
        ...tvScreens(),
        ...rounds,
        ...ends,
        {
          id: 'pictomania/earlier',
          moment(locale) {
            const table = rosettes(locale).does('p1', { type: 'closeGame' })
            return { told: table.told('p2'), before: null, pages: pagesOf(table.state) }
          },
          doings: [{ find: '.table-header__menu' }, { find: 'dialog[open] .menu__entry', says: ({ house }) => house.earlier }],
          until: 'dialog[open] .booklet',
          withLargeText: true,
        },
        ...READING,
        ...WATCHED,
      ] satisfies readonly Screen[]
    ).map((screen) => (MEASURED_ELSEWHERE.has(screen.id) ? { ...screen, isFurtherDown: true } : screen)),
  endFillsScreen: true,
  openings: [
    {
      on: 'lobby/pictomania',
      name: 'levels',
      doings: [{ find: '.decks__round .decks__deck input', nth: 4 }],
      until: '.decks__sample',
      scrollTo: '.decks__sample',
    },
    {
      on: 'pictomania-usual-6/drawing/watcher',
      name: 'close',
      doings: [{ find: '.tile', nth: 1 }],
      until: '.desk .sheet-paper',
    },
    {
      on: 'lobby/pictomania',
      name: 'own-words',
      doings: [{ find: '.own-words__answers button' }, { find: '.list-form__list', type: MISTAKES }],
      until: '.list-form__list',
    },
    { on: 'lobby/pictomania', name: 'practice', doings: [{ find: '.seats__warm-up > button' }], until: '.practice .own-sheet' },
    {
      on: 'pictomania-usual-6/drawing/drawing',
      name: 'guess',
      doings: [{ find: '.tile[data-mine=false]', nth: 1 }],
      until: '.guess-pad',
    },
    {
      on: 'pictomania-usual-6/drawing/drawing',
      name: 'guess-lifted',
      doings: [
        { find: '.tile[data-mine=false]', nth: 1 },
        { find: '.number-keys__key', nth: 1 },
      ],
      until: '.number-keys__key[aria-checked=true]',
    },
    { on: 'pictomania-usual-6/drawing/drawing', name: 'finish', doings: [{ find: '.finish-button' }], until: '.finishing' },
    { on: 'pictomania-usual-6/drawing/guessing', name: 'finish', doings: [{ find: '.finish-button' }], until: '.finishing' },
    { on: 'pictomania-usual-6/opening/pens-down', name: 'mistake', doings: [{ find: '.mistake' }], until: '.mistake-asked__rows' },
    { on: 'pictomania-usual-6/over/winner', name: 'playback', doings: [{ find: '.booklet__sheet' }], until: 'dialog[open]' },
  ],
}
