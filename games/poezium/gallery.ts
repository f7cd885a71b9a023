import { type GameGallery, isAwaited } from '../../gallery/game.ts'
import type { Locale } from '@figment/i18n'
import { NAMES } from '../../gallery/moments/people.ts'
import { Staged } from '../../gallery/moments/staged.ts'
import type { Poezium } from './types.ts'

export const gallery: GameGallery<Poezium> = {
  roleOf(open, seat) {
    const { phase, storyteller, turn, ender, chips, winner } = open
    const isTelling = storyteller === seat
    switch (phase) {
      case 'claiming':
        return 'anybody'
      case 'telling':
        return isTelling ? 'teller' : 'listener'
      case 'guessing':
        if (isTelling) return 'teller'
        if (turn !== seat) return 'waiting'
        return chips[seat] === 0 ? 'only-guessing' : 'guessing'
      case 'marking':
        return isTelling ? 'teller' : turn === seat ? 'maker' : 'waiting'
      case 'ending':
        return ender === seat ? 'ender' : 'waiting'
      case 'reading':
        return isAwaited(open, seat) ? 'reading' : 'ready'
      case 'over':
        return winner === seat ? 'winner' : 'loser'
    }
  },
  fullness: (open) => open.lines.length + open.guesses.length,
  shown: ['6'],
  endFillsScreen: true,
  // two against the rival: the same screens with one more at the table
  also: ['poezium-rival-1/guessing/guessing', 'poezium-rival-1/guessing/tv', 'poezium-rival-1/over/loser', 'poezium-rival-1/over/tv'],
  staged: () => [
    {
      id: 'lobby/poezium-named',
      moment: (locale: Locale) => ({
        told: new Staged(NAMES.slice(0, 6), { game: 'poezium', locale, options: { firstStoryteller: 'named', named: 3 } }).told('p1'),
        before: null,
      }),
      until: '.options input[value=named]:checked',
      scrollTo: '.options',
    },
  ],
  // a guess as it falls, and the reading of a poem
  passing(event, open) {
    const { storyteller, poems } = open
    const poem = poems.at(-1)
    const told = (role: string, seat: number) => [
      { role, seat, until: '.turning[data-beat=turn]' },
      { role: `${role}-tv`, seat: null, until: '.turning[data-beat=turn]' },
    ]
    if (event.type === 'guessedWrong') return told('wrong', event.seat)
    if (event.type === 'endingLaid' && poem)
      return [
        { role: 'reader', seat: poem.storyteller, until: '.cue' },
        { role: 'listener', seat: open.seats.find((seat) => seat !== storyteller) ?? 0, until: '.heard' },
        { role: 'read-tv', seat: null, until: '.tv-read' },
      ]
    return null
  },
  openings: [
    { on: 'poezium-6/guessing/guessing', name: 'picked', doings: [{ find: '.line-hand__line' }], until: '.sheet__line--next' },
    {
      on: 'poezium-6/guessing/guessing',
      name: 'choosing',
      doings: [{ find: '.acting .button', nth: 1 }, { find: '.story-table__card' }],
      until: '.story-table__card[aria-pressed=true]',
    },
    { on: 'poezium-6/guessing/guessing', name: 'near', doings: [{ find: '.story-table__card' }], until: '.hold__button' },
    { on: 'poezium-rival-1/guessing/guessing', name: 'near', doings: [{ find: '.story-table__card' }], until: '.hold__button' },
    {
      on: 'poezium-6/telling/teller',
      name: 'picked',
      doings: [{ find: '.story-table__card' }, { find: '.line-hand__line' }],
      until: '.story-table__card[aria-pressed=true]',
    },
    { on: 'poezium-6/ending/ender', name: 'picked', doings: [{ find: '.endings__card' }], until: '.paper-poem__next' },
    { on: 'poezium-6/reading/reading', name: 'poem', doings: [{ find: '.acting .button', nth: 1 }], until: 'dialog[open]' },
    { on: 'poezium-6/over/winner', name: 'poems', doings: [{ find: '.best__all .button' }], until: '.poem-card' },
    {
      on: 'poezium-6/over/winner',
      name: 'poem',
      doings: [{ find: '.best__all .button' }, { find: '.poem-card__large' }],
      until: '.performance',
    },
  ],
}
