import { entry as entryOf, GAME_IDS, type GameId } from '@figment/catalog'
import { phasesOnTheWay } from '@figment/game-kit/testing'
import type { Locale } from '@figment/i18n'
import type { PersonId, TableState } from '@figment/table'
import { ANY_GAME } from '../../e2e/games.ts'
import type { Doing, Moment, Screen, Spoken } from '../screen.ts'
import { LATE, looksOf, NAMES } from './people.ts'
import { Staged } from './staged.ts'

const SIX = NAMES.slice(0, 6)
const from =
  (you: PersonId | null, table: (locale: Locale) => Staged) =>
  (locale: Locale): Moment => ({ told: table(locale).told(you), before: null })
const phaseOf = ({ open }: TableState) => open.play?.open.phase

/** The third phase, if there are so many: by then something has happened. */
const underWay = (game: GameId) => phasesOnTheWay(entryOf(game)).slice(0, 3).at(-1)

/** A game among six that is under way. */
const inPlay = (locale: Locale, game: GameId = ANY_GAME): Staged =>
  new Staged(SIX, { locale, game }).does('p1', { type: 'startGame' }).playUntil((state) => phaseOf(state) === underWay(game))

const BOARD = GAME_IDS.at(-1) ?? ANY_GAME
const SLIP_ON_BOARD = '.play:not(:has([data-screen=loading])) .slip'

const cutShort = (locale: Locale, game: GameId): Staged => inPlay(locale, game).does('p1', { type: 'endGame' })

const lobby = (locale: Locale, game?: GameId) => new Staged(SIX, game ? { locale, game } : { locale })

function withBots(locale: Locale): Staged {
  const table = new Staged(['Aleksandra'], { locale })
  for (let bots = 0; bots < 5; bots++) table.does('p1', { type: 'addBot' })
  return table
}

const playingWithBots = (locale: Locale) => withBots(locale).does('p1', { type: 'startGame' }).comes(LATE)

const talking = (locale: Locale) =>
  inPlay(locale)
    .does('p2', { type: 'say', text: 'Кто первый? Я ещё думаю…' })
    .does('p1', { type: 'say', text: 'Give me a minute, these paintings are lovely!' })
    .does('p4', { type: 'say', text: 'Добре, чекаю.' })
    .does('p6', { type: 'say', text: 'Dziewięćdziesięciodziewięcioletni-żółwie-wolą-konstantynopolitańczykiewiczówny' })

const LOBBIES: readonly Screen[] = [
  { id: 'lobby/alone', moment: from('p1', (locale) => new Staged(['Aleksandra'], { locale })) },
  { id: 'lobby/alone-tv', isTv: true, moment: from(null, (locale) => new Staged(['Aleksandra'], { locale })) },
  { id: 'lobby/host', moment: from('p1', lobby), withLargeText: true },
  { id: 'lobby/host-foot', isFurtherDown: true, moment: from('p1', lobby), scrollTo: '.game-choice' },
  { id: 'lobby/guest', moment: from('p4', lobby) },
  { id: 'lobby/tv', isTv: true, moment: from(null, lobby) },
  { id: 'lobby/bots', moment: from('p1', withBots) },
  { id: 'lobby/bots-skill', isFurtherDown: true, moment: from('p1', withBots), until: '.bot-skill', scrollTo: '.bot-skill' },
  { id: 'lobby/crowd', moment: from('p9', (locale) => new Staged([...NAMES, LATE, 'Zoé'], { locale })) },
  { id: 'lobby/crowd-tv', isTv: true, moment: from(null, (locale) => new Staged([...NAMES, LATE, 'Zoé'], { locale })) },
  {
    id: 'lobby/nobody-hosts',
    moment: from('p2', (locale) => new Staged(SIX.slice(0, 2), { locale }).goesAway('p2').does('p1', { type: 'leaveTable' })),
  },
  {
    id: 'lobby/seat-actions',
    moment: from('p1', lobby),
    doings: [{ find: '.seats__ask', nth: 1 }],
    until: 'dialog[open]',
  },
  ...GAME_IDS.flatMap((game): Screen[] => [
    { id: `lobby/${game}`, moment: from('p1', (locale) => lobby(locale, game)), scrollTo: '.options', withLargeText: true },
    { id: `lobby/${game}-guest`, moment: from('p2', (locale) => lobby(locale, game)), scrollTo: '.game-choice' },
    {
      id: `lobby/${game}-rules`,
      moment: from('p1', (locale) => lobby(locale, game)),
      doings: [{ find: 'header .rules-sign' }],
      until: 'dialog[open] .rules__section',
    },
  ]),
]

const menu = { find: '.table-header__menu' }
/** Menu, then its first entry: what a host needs in a hurry is two taps away. */
const SEE_PEOPLE: readonly Doing[] = [menu, { find: 'dialog[open] .menu__entry' }]
const entry = (says: (words: Spoken) => string) => ({ find: 'dialog[open] .menu__entry', says })
const MENU_PAGES: Readonly<Record<string, (words: Spoken) => string>> = {
  looks: ({ shell }) => shell.menu.looks,
  settings: ({ house }) => house.settings.title,
  device: ({ shell }) => shell.menu.device,
  tv: ({ shell }) => shell.menu.tv,
  remove: ({ house }) => house.host.remove,
  host: ({ shell }) => shell.menu.host,
  end: ({ shell }) => shell.menu.end,
  leave: ({ shell }) => shell.menu.leave,
  erase: ({ house }) => house.erasing.mine,
  delete: ({ house }) => house.erasing.table,
}

const MENUS: readonly Screen[] = [
  { id: 'menu/lobby', moment: from('p1', lobby), doings: [menu], until: 'dialog[open] .menu', withLargeText: true },
  { id: 'menu/game', moment: from('p1', inPlay), doings: [menu], until: 'dialog[open] .menu' },
  { id: 'menu/guest', moment: from('p2', inPlay), doings: [menu], until: 'dialog[open] .menu' },
  ...Object.entries(MENU_PAGES).map(
    ([page, says]): Screen => ({
      id: `menu/${page}`,
      moment: from('p1', inPlay),
      doings: [menu, entry(says)],
      until: 'dialog[open] .dialog__body:not(:has(.menu__language))',
    }),
  ),
  {
    id: 'menu/remove-sure',
    moment: from('p1', inPlay),
    doings: [menu, entry(({ house }) => house.host.remove), { find: '.menu__list button', nth: 1 }],
    until: 'dialog[open]',
  },
]

/** A scene that fills the screen has the call in the menu, whatever its shape. */
const CALL: readonly Doing[] = [{ find: 'body:not(:has(dialog[open])) .table-header__menu' }, { find: 'dialog[open] .call-button' }]

export const JOIN: readonly Doing[] = [...CALL, { find: '.call-dialog:has(video) .call-dialog__go .button--primary:not([aria-busy=true])' }]

const ABOUT_A_LINE: readonly Doing[] = [{ find: 'header .talk-button' }, { find: '.chat .about-button' }]

const PEOPLE: readonly Screen[] = [
  { id: 'people/host', moment: from('p1', crowded), doings: SEE_PEOPLE, until: 'dialog[open] .people', withLargeText: true },
  { id: 'people/guest', moment: from('p2', crowded), doings: SEE_PEOPLE, until: 'dialog[open] .people' },
  { id: 'people/locked', moment: from('p1', hidden), doings: SEE_PEOPLE, until: 'dialog[open] .people' },
  {
    id: 'people/change-sure',
    moment: from('p1', crowded),
    doings: [...SEE_PEOPLE, { find: '.people__code button', nth: 1 }],
    until: 'dialog[open] .confirm__actions',
  },
  {
    id: 'people/person',
    moment: from('p1', crowded),
    doings: [...SEE_PEOPLE, { find: '.people__more', nth: 2 }],
    until: 'dialog[open] .one-person',
    withLargeText: true,
  },
  {
    id: 'people/person-sure',
    moment: from('p1', crowded),
    doings: [...SEE_PEOPLE, { find: '.people__more', nth: 2 }, { find: '.sheet-entry--grave' }],
    until: 'dialog[open] .confirm__actions',
  },
  {
    id: 'people/person-guest',
    moment: from('p2', crowded),
    doings: [...SEE_PEOPLE, { find: '.people__more', nth: 1 }],
    until: 'dialog[open] .one-person',
  },
  { id: 'people/line', moment: from('p1', talking), doings: ABOUT_A_LINE, until: '.about-thing .sheet-entry', withLargeText: true },
  { id: 'people/line-guest', moment: from('p3', talking), doings: ABOUT_A_LINE, until: '.about-thing .sheet-entry' },
  {
    id: 'people/report',
    moment: from('p3', talking),
    doings: [...ABOUT_A_LINE, { find: '.about-thing .sheet-entry', says: ({ people }) => people.thing.report }],
    until: 'dialog[open] .report',
    withLargeText: true,
  },
  { id: 'table/knock', moment: from('p2', (locale) => knocked(inPlay(locale), 1)), until: '.slip', withLargeText: true },
  // on the board of a game that has put the players elsewhere
  { id: 'table/knock-three', moment: from('p1', (locale) => knocked(inPlay(locale, BOARD), 3)), until: SLIP_ON_BOARD, withLargeText: true },
  { id: 'table/knock-tv', isTv: true, moment: from(null, (locale) => knocked(inPlay(locale), 1)), until: '.tv-slip .slip' },
  { id: 'lobby/knock', moment: from('p1', (locale) => knocked(lobby(locale), 1)), until: '.slip' },
  { id: 'lobby/knock-tv', isTv: true, moment: from(null, (locale) => knocked(hidden(locale), 1)), until: '.tv-slip .slip' },
  { id: 'lobby/hidden', moment: from('p2', hidden) },
  { id: 'lobby/hidden-tv', isTv: true, moment: from(null, hidden) },
  {
    id: 'table/hidden-tv',
    isTv: true,
    moment: from(null, (locale) => inPlay(locale).does('p1', { type: 'hideCode', isHidden: true })),
  },
  { id: 'table/stand-in', isComing: true, moment: standIn, until: '.slip' },
]

const AT_THE_TABLE: readonly Screen[] = [
  {
    id: 'table/chat',
    moment: from('p1', talking),
    doings: [{ find: 'header .talk-button' }],
    until: '.talk__panel',
  },
  {
    id: 'table/chat-taken-off',
    moment: from('p1', (locale) => talking(locale).does('p1', { type: 'takeOff', thing: { kind: 'line', number: 2 } })),
    doings: [{ find: 'header .talk-button' }],
    until: '.talk__panel .taken-off',
  },
  {
    id: 'table/happened',
    moment: from('p1', talking),
    doings: [{ find: 'header .talk-button' }, { find: '.talk__tab', nth: 1 }],
    until: '.talk__panel',
  },
  { id: 'table/reactions', moment: from('p1', lobby), doings: [{ find: '.corner__button' }], until: '.corner__row:not([hidden])' },
  {
    id: 'table/paused-host',
    moment: from('p1', (locale) => inPlay(locale, BOARD).does('p1', { type: 'pauseGame' })),
    until: SLIP_ON_BOARD,
  },
  { id: 'table/paused', moment: from('p2', (locale) => inPlay(locale).does('p1', { type: 'pauseGame' })), until: '.slip' },
  {
    id: 'table/paused-tv',
    isTv: true,
    moment: from(null, (locale) => inPlay(locale).does('p1', { type: 'pauseGame' })),
    until: '.tv-slip .slip',
  },
  {
    id: 'table/resting',
    moment: from('p2', (locale) => inPlay(locale).happens({ type: 'gameRested', at: 0 })),
    until: '.slip',
  },
  {
    id: 'table/resting-tv',
    isTv: true,
    moment: from(null, (locale) => inPlay(locale).happens({ type: 'gameRested', at: 0 })),
    until: '.tv-slip .slip',
  },
  ...GAME_IDS.flatMap((game): Screen[] => [
    {
      id: `table/cut-short-${game}`,
      moment: from('p1', (locale) => cutShort(locale, game)),
      until: '.play:not(:has([data-screen=loading])) .over-bar__short',
    },
    { id: `table/cut-short-${game}-tv`, isTv: true, moment: from(null, (locale) => cutShort(locale, game)), until: '.tv__short' },
  ]),
  {
    id: 'table/little-room-host',
    moment: from('p1', (locale) => inPlay(locale).happens({ type: 'logFilled', room: 'little' })),
    until: '.moving-on',
    withLargeText: true,
  },
  {
    id: 'table/no-room-host',
    moment: from('p1', (locale) => lobby(locale).happens({ type: 'logFilled', room: 'none' })),
    until: '.moving-on',
  },
  { id: 'table/no-room', moment: from('p2', (locale) => inPlay(locale).happens({ type: 'logFilled', room: 'none' })), until: '.moving-on' },
  {
    id: 'table/next-table',
    moment: from('p2', (locale) => inPlay(locale).happens({ type: 'nextTableNamed', code: 'BCDFG' })),
    until: '.moving-on',
  },
  { id: 'table/away-host', moment: from('p1', (locale) => awaiting(locale, 'p1')), until: '.slip', withLargeText: true },
  { id: 'table/away', moment: from('p2', (locale) => awaiting(locale, 'p2')), until: '.slip, .player-strip__one--away' },
  { id: 'table/new-host', isComing: true, moment: newHost('p3'), until: '.slip' },
  { id: 'table/new-host-me', isComing: true, moment: newHost('p2'), until: '.slip', withLargeText: true },
  { id: 'table/last-seconds', moment: lastSeconds, until: '.slip' },
  { id: 'table/away-tv', isTv: true, moment: from(null, (locale) => awaiting(locale, 'p1')) },
  { id: 'table/removed', moment: from('p6', (locale) => inPlay(locale).does('p1', { type: 'removeSeat', seat: 5 })), until: '.play__bar' },
  {
    id: 'table/bot-for-me',
    moment: from('p3', (locale) => inPlay(locale).does('p1', { type: 'letBotPlay', seat: 2, evenIfHere: true })),
    until: '.play__bar',
  },
  { id: 'table/forgotten', moment: from('p1', forgotten) },
  { id: 'table/watching-bots', moment: from('p2', playingWithBots), until: '.play__bar' },
  { id: 'table/watching-whose-seat', moment: from('p2', playingWithBots), doings: [{ find: '.play__bar button' }], until: '.play__seat' },
  {
    id: 'table/watching-sits-next',
    moment: from('p2', (locale) => playingWithBots(locale).does('p2', { type: 'sitDown', seat: 3 })),
    until: '.play__bar',
  },
  ...(['lost', 'gone', 'moved'] as const).flatMap((connection): Screen[] =>
    [false, true]
      .filter((isTv) => !isTv || connection !== 'moved')
      .map((isTv) => ({
        id: `table/${connection}${isTv ? '-tv' : ''}`,
        isTv,
        moment: from(isTv ? null : 'p3', inPlay),
        connection,
        until: connection === 'lost' ? '.slip' : 'main[data-screen="gone"], main[data-screen="tv-notice"], main[data-screen="moved"]',
      })),
  ),
  {
    id: 'table/call-before',
    moment: from('p1', called),
    doings: CALL,
    until: 'dialog[open] .call-dialog',
    withLargeText: true,
  },
  {
    id: 'table/call',
    moment: from('p1', called),
    doings: JOIN,
    until: '.call-bar__faces:has(li:nth-child(2) .face video):not(:has(.face--faint))',
  },
  {
    id: 'table/call-inside',
    moment: from('p1', called),
    doings: [...JOIN, ...CALL],
    until: 'dialog[open] .call-dialog',
  },
]

/** Whoever can be there: players, one of them away and one muted, watchers, two TVs, somebody sent away, and others at the door. */
function crowded(locale: Locale): Staged {
  const table = inPlay(locale).comes('Тимур').comes('Zoé').comes('Mallory').does('p1', { type: 'setDoor', door: 'knock' })
  table
    .does('p1', { type: 'removePerson', person: 'p9' })
    .does('p1', { type: 'mute', person: 'p4', kinds: ['chat'] })
    .goesAway('p5')
  table.screens = ['s1', 's2']
  return knocked(table, 2)
}

function hidden(locale: Locale): Staged {
  return lobby(locale).does('p1', { type: 'setDoor', door: 'locked' }).does('p1', { type: 'hideCode', isHidden: true })
}

function knocked(table: Staged, count: number): Staged {
  table.knocks = [LATE, null, 'Оксана'].slice(0, count).map((name, at) => ({
    id: `k${at}`,
    as: name === null ? 'tv' : 'person',
    profile: name === null ? null : looksOf(name, at + 5),
    times: 1,
  }))
  return table
}

/** The host's phone sleeps, and somebody stands in. */
function standIn(locale: Locale): Moment {
  const table = inPlay(locale).goesAway('p1')
  const before = table.told('p2')
  return { before, told: table.happens({ type: 'standInNamed', person: 'p2' }).told('p2') }
}

/** Four are in the call already, one of them without a camera. */
function called(locale: Locale): Staged {
  const table = inPlay(locale)
  table.call = ['p2', 'p3', 'p4', 'p5'].map((person) => ({ person, peer: `z-${person}`, audio: true, video: person !== 'p3' }))
  return table
}

/** One of them has asked to be forgotten, and has left. */
function forgotten(locale: Locale): Staged {
  const table = inPlay(locale).does('p2', { type: 'leaveTable' })
  const { open } = table.state
  const nameless = <T extends { readonly name: string }>(one: T): T => ({ ...one, name: '' })
  const [before, person] = [open.people.p2?.name, open.people.p2]
  const seats = open.seats.map((seat) => (seat.person === 'p2' ? nameless(seat) : seat))
  const happenings = open.happenings.map((one) => ('name' in one && one.name === before ? nameless(one) : one))
  table.state = {
    ...table.state,
    open: { ...open, seats, happenings, people: { ...open.people, ...(person && { p2: nameless(person) }) } },
  }
  return table
}

/** Somebody becomes host before the eyes of this person. */
function newHost(looking: PersonId) {
  return (locale: Locale): Moment => {
    const table = inPlay(locale)
    const before = table.told(looking)
    return { before, told: table.does('p1', { type: 'passHost', to: 'p2' }).told(looking) }
  }
}

/** Seven seconds are left to somebody for whom the game waits. */
function lastSeconds(locale: Locale): Moment {
  const table = inPlay(locale)
  const { seats, play } = table.state.open
  const slow = seats.find(({ seat }) => play?.open.awaited.includes(seat))
  const told = table.told(slow?.person ?? 'p1')
  const inTime = play && { ...play, open: { ...play.open, due: told.now + 7000 } }
  return { before: null, told: { ...told, open: { ...told.open, play: inTime } as typeof told.open } }
}

/** The game waits for somebody who is not here; the one who looks is. */
function awaiting(locale: Locale, looking: PersonId): Staged {
  const table = inPlay(locale)
  const { seats, play } = table.state.open
  const slow = seats.find(({ seat, person }) => play?.open.awaited.includes(seat) && person !== looking && person !== 'p1')
  return table.goesAway(slow?.person ?? 'p3')
}

export const tableScreens = (): Screen[] => [...LOBBIES, ...MENUS, ...PEOPLE, ...AT_THE_TABLE]
