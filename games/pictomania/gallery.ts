import { type GameGallery, isAwaited } from '../../gallery/game.ts'
import type { Locale } from '@figment/i18n'
import type { Doing } from '../../gallery/screen.ts'
import { NAMES } from '../../gallery/moments/people.ts'
import { Staged } from '../../gallery/moments/staged.ts'
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

const ABOUT_A_DRAWING: readonly Doing[] = [{ find: '.tile[data-mine=false]', nth: 1 }, { find: '.close-up .about-button' }]
const WHICH_WORD: Doing = { find: '.understanding__stand .about-button' }

/** Two drawings and a word are not to be seen: the host took one drawing and the word off, and has hidden the other from themselves. */
function withoutADrawing(locale: Locale): Staged {
  const table = drawn(locale)
  const takeOff = (piece: object) => table.does('p1', { type: 'takeOff', thing: { kind: 'made', game: 1, piece } })
  takeOff({ kind: 'drawing', round: 1, seat: 1 })
  takeOff({ kind: 'word', round: 1, letter: 'B', number: 3 })
  return table.does('p1', { type: 'muteForMe', person: 'p4', kinds: ['drawings'] })
}

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
  staged: () => [
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
      moment: (locale) => ({ told: begun(locale).told('p1'), before: null }),
      doings: [WHICH_WORD],
      until: 'dialog[open] .sheet-entry',
    },
    {
      id: 'pictomania/about-word',
      moment: (locale) => ({ told: begun(locale).told('p1'), before: null }),
      doings: [WHICH_WORD, { find: 'dialog[open] .sheet-entry', nth: 2 }],
      until: '.about-thing .button--primary',
    },
  ],
  openings: [
    {
      on: 'lobby/pictomania',
      name: 'own-words',
      doings: [{ find: '.own-words__answers button' }, { find: '.list-form__list', type: MISTAKES }],
      until: '.list-form__list',
    },
    {
      on: 'pictomania-usual-6/drawing/drawing',
      name: 'close-up',
      doings: [{ find: '.tile[data-mine=false]', nth: 1 }],
      until: 'dialog[open] .close-up',
    },
    {
      on: 'pictomania-usual-6/drawing/drawing',
      name: 'close-up-armed',
      doings: [
        { find: '.tile[data-mine=false]', nth: 1 },
        { find: '.number-keys__key', nth: 1 },
      ],
      until: 'dialog[open] .close-up',
    },
    { on: 'pictomania-usual-6/drawing/guessing', name: 'finish', doings: [{ find: '.drawing-foot .button' }], until: 'dialog[open]' },
    { on: 'pictomania-usual-6/opening/pens-down', name: 'mistake', doings: [{ find: '.mistake' }], until: 'dialog[open]' },
    {
      on: 'pictomania-usual-6/over/winner',
      name: 'booklets',
      doings: [],
      until: '.picto-over__booklets',
      scrollTo: '.picto-over__booklets',
    },
    { on: 'pictomania-usual-6/over/winner', name: 'playback', doings: [{ find: '.booklet__sheet' }], until: 'dialog[open]' },
  ],
}
