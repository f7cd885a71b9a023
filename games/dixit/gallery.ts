import { type GameGallery, isAwaited } from '../../gallery/game.ts'
import type { Locale } from '@figment/i18n'
import { NAMES } from '../../gallery/moments/people.ts'
import { Staged } from '../../gallery/moments/staged.ts'
import type { Screen } from '../../gallery/screen.ts'
import type { TableState } from '@figment/table'
import type { Dixit } from './types.ts'

/** The host took the clue off when the round was scored. */
const withoutClue = (locale: Locale): Staged =>
  new Staged(NAMES.slice(0, 5), { game: 'dixit', locale })
    .does('p1', { type: 'startGame' })
    .playUntil(({ open }) => open.play?.open.phase === 'scoring')
    .does('p1', { type: 'takeOff', thing: { kind: 'made', game: 1, piece: { kind: 'clue', round: 1 } } })

/** Somebody else than the host has told. */
const toldByAnother = (locale: Locale): Staged =>
  new Staged(NAMES.slice(0, 5), { game: 'dixit', locale })
    .does('p1', { type: 'startGame' })
    .playUntil(({ open: { play } }) => play?.game === 'dixit' && play.open.phase === 'voting' && play.open.storyteller !== 0)

const openOf = ({ open: { play } }: TableState): Dixit['open'] | null => (play?.game === 'dixit' ? play.open : null)

/** The largest table and the smallest, in a round that some found and some did not. */
const revealed = (locale: Locale, people: number): Staged =>
  new Staged(NAMES.slice(0, people), { game: 'dixit', locale }).does('p1', { type: 'startGame' }).playUntil((state) => {
    const open = openOf(state)
    return open?.phase === 'scoring' && open.told.at(-1)?.points.some(({ reason }) => reason === 'splitTable') === true
  })

/** Every beat of the reveal, as it stands still. */
const beats = ([8, 3] as const).flatMap((people): Screen[] => {
  const of = people === 8 ? '' : `-${people}`
  const beat = (name: string, isTv: boolean): Screen => ({
    id: `dixit/${isTv ? 'tv-' : ''}reveal-${name}${of}`,
    isTv,
    moment: (locale) => ({ told: revealed(locale, people).told(isTv ? null : 'p1'), before: null }),
    memory: { beat: name },
    until: isTv ? `.tv-board[data-beat=${name}]` : `.told[data-beat=${name}]`,
    isFurtherDown: people === 3 || name === 'hush',
    withLargeText: !isTv,
  })
  return [
    ...(['hush', 'true', 'points'] as const).map((name) => beat(name, false)),
    ...(['hush', 'votes', 'true', 'whose', 'points'] as const).map((name) => beat(name, true)),
  ]
})

type Phase = Dixit['open']['phase']

const isAt =
  (phase: Phase, isSo: (open: Dixit['open']) => boolean = () => true) =>
  ({ open: { play } }: Staged['state']) =>
    play?.game === 'dixit' && play.open.phase === phase && isSo(play.open)

interface Company {
  readonly people?: number
  readonly isBotThere?: boolean
  readonly isSo?: (open: Dixit['open']) => boolean
}

/** So many play, and it has come to this in a round that somebody else than the host tells. */
function come(locale: Locale, phase: Phase, { people = 8, isBotThere = false, isSo = () => true }: Company = {}): Staged {
  const table = new Staged(NAMES.slice(0, isBotThere ? people - 1 : people), { game: 'dixit', locale })
  if (isBotThere) table.does('p1', { type: 'addBot' })
  return table.does('p1', { type: 'startGame' }).playUntil(isAt(phase, (open) => open.storyteller !== 0 && isSo(open)))
}

const isHalfDone = ({ awaited, seats }: Dixit['open']) => awaited.length <= seats.length / 2
const isMine = ({ awaited }: Dixit['open']) => awaited.includes(0)
const isDone = ({ awaited }: Dixit['open']) => !awaited.includes(0)
const WATCHER = 'p8'
const watched = (locale: Locale, phase: Phase, isSo?: Company['isSo']) =>
  come(locale, phase, { isBotThere: true, ...(isSo && { isSo }) }).comes('Benjamin Feather')

/** Who sits where, and what comes uninvited. */
const STAGED: Readonly<Record<string, (locale: Locale) => ReturnType<Staged['told']>>> = {
  'vote-3': (locale) => come(locale, 'voting', { people: 3, isSo: isMine }).told('p1'),
  'give-two': (locale) => come(locale, 'giving', { people: 3, isSo: isMine }).told('p1'),
  'given-two': (locale) => come(locale, 'giving', { people: 3, isSo: isDone }).told('p1'),
  'watch-claim': (locale) => {
    const table = new Staged(NAMES.slice(0, 7), { game: 'dixit', locale }).does('p1', { type: 'addBot' }).does('p1', { type: 'startGame' })
    return table.comes('Benjamin Feather').told(WATCHER)
  },
  'watch-telling': (locale) => watched(locale, 'telling', ({ round }) => round > 1).told(WATCHER),
  'watch-giving': (locale) => watched(locale, 'giving', isHalfDone).told(WATCHER),
  'watch-vote': (locale) => watched(locale, 'voting', isHalfDone).told(WATCHER),
  newcomer: (locale) => watched(locale, 'voting', isHalfDone).does(WATCHER, { type: 'sitDown', seat: 7 }).told(WATCHER),
  'vote-away': (locale) =>
    come(locale, 'voting', { isSo: ({ awaited }) => awaited.includes(3) && awaited.includes(0) })
      .goesAway('p4')
      .told('p1'),
  'vote-paused': (locale) => come(locale, 'voting', { isSo: isMine }).does('p1', { type: 'pauseGame' }).told('p1'),
}

/** The moment before anybody is named. */
const before = ([false, true] as const).map(
  (isTv): Screen => ({
    id: `dixit/${isTv ? 'tv-' : ''}finale-before`,
    isTv,
    moment: (locale) => ({
      told: revealed(locale, 8)
        .does('p1', { type: 'endGame' })
        .told(isTv ? null : 'p1'),
      before: null,
    }),
    memory: { beat: 'before' },
    until: '.curtain',
  }),
)

export const gallery: GameGallery<Dixit> = {
  roleOf(open, seat) {
    const { phase, storyteller, clueKind } = open
    const isTelling = storyteller === seat
    const performed = clueKind === 'said' ? '' : `-${clueKind}`
    switch (phase) {
      case 'claiming':
        return 'anybody'
      case 'telling':
        return isTelling ? 'storyteller' : 'listener'
      case 'giving':
        return `${isTelling ? 'storyteller' : isAwaited(open, seat) ? 'giving' : 'gave'}${performed}`
      case 'voting':
        return isTelling ? 'storyteller' : isAwaited(open, seat) ? 'voting' : 'voted'
      case 'scoring':
        return isAwaited(open, seat) ? 'reading' : 'ready'
      case 'over':
        return open.winners.includes(seat) ? 'winner' : 'loser'
    }
  },
  fullness: (open) => open.clue?.length ?? 0,
  shown: ['2021-8', '2021-4'],
  endFillsScreen: true,
  staged: () => [
    ...beats,
    ...Object.entries(STAGED).map(([name, told]) => ({
      id: `dixit/${name}`,
      moment: (locale: Locale) => ({ told: told(locale), before: null }),
      until: '.stage',
    })),

    ...before,
    ...([false, true] as const).map((isTv) => ({
      id: `dixit/clue-taken-off${isTv ? '-tv' : ''}`,
      isTv,
      moment: (locale: Locale) => ({ told: withoutClue(locale).told(isTv ? null : 'p1'), before: null }),
      until: '.clue .taken-off',
    })),
    {
      id: 'dixit/about-clue',
      moment: (locale: Locale) => ({ told: toldByAnother(locale).told('p1'), before: null }),
      doings: [{ find: '.clue .about-button' }],
      until: '.about-thing .sheet-entry',
      withLargeText: true,
    },
  ],
  openings: [
    {
      on: 'dixit-2021-4/giving/giving-sung',
      name: 'about-clip',
      doings: [{ find: '.clue__clip .about-button' }],
      until: '.about-thing .sheet-entry',
    },
    { on: 'dixit-2021-8/voting/voting', name: 'forward', doings: [{ find: '.tray__card', nth: 1 }], until: '.tray__place[data-mark=lit]' },
    { on: 'dixit-2021-8/giving/gave', name: 'change', doings: [{ find: '.tray__card', nth: 1 }], until: '.stage' },
    {
      on: 'dixit-2021-8/telling/storyteller',
      name: 'sound',
      doings: [{ find: '.performing__kind input[value=sounded]' }],
      until: '.performing input[value=sounded]:checked',
    },
    {
      on: 'dixit-2021-4/telling/storyteller',
      name: 'mimed',
      doings: [{ find: '.performing__kind input[value=mimed]' }],
      until: '.performing input[value=mimed]:checked',
    },
    {
      on: 'dixit-2021-4/telling/storyteller',
      name: 'recorder',
      doings: [{ find: '.performing__kind input[value=sung]' }, { find: '.performing__record' }],
      until: 'dialog[open] .recorder',
    },
    { on: 'dixit-2021-8/over/winner', name: 'stories', doings: [{ find: '.best__all button' }], until: 'dialog[open] .stories' },
  ],
}
