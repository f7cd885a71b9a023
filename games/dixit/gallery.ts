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
  staged: () => [
    ...beats,
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
    { on: 'dixit-2021-8/giving/giving', name: 'zoom', doings: [{ find: '.lens', nth: 1 }], until: 'dialog[open]' },
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
    { on: 'dixit-2021-8/over/winner', name: 'stories', doings: [], until: '.stories', scrollTo: '.stories' },
  ],
}
