import { type GameGallery, isAwaited } from '../../gallery/game.ts'
import type { Locale } from '@figment/i18n'
import { NAMES } from '../../gallery/moments/people.ts'
import { Staged } from '../../gallery/moments/staged.ts'
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
    { on: 'dixit-2021-8/scoring/reading', name: 'foot', doings: [], until: '.dock, main', scrollTo: 'main > :last-child' },
  ],
}
