import { type GameGallery, isAwaited } from '../../gallery/game.ts'
import type { Locale } from '@figment/i18n'
import { pagesOf } from '../../gallery/moments/pages.ts'
import type { Doing, Screen } from '../../gallery/screen.ts'
import { ABOUT_A_DRAWING, DRAWING, drawn, withoutADrawing } from './e2e/drawing-screens.ts'
import { ENDS, rosettes } from './e2e/end-screens.ts'
import { READING, reading, WATCHED } from './e2e/reading-screens.ts'
import { TELLING_SCREENS } from './e2e/telling-screens.ts'
import { tvScreens } from './e2e/tv-screens.ts'
import type { Pictomania } from './types.ts'

const MISTAKES = `Наш офіс: принтер, кавоварка, дошка, крісло на колесах, степлер, кулер, вазон
У бабусі: килим на стіні, ґудзики, кіт на печі, варення, скриня, прядка, годинник
Львів: трамвай, ратуша, лев, кава, шоколад, опера
На дачі: гамак, мангал, відро, комар, огірок, лопата, гамак
Мандри: намет, рюкзак, валіза, паспорт, мапа, окуляри, в’єтнамки`
/** As long as words and themes may be, and without a place to break them. */
const LONGEST_OWN = ['Найвеличніші', 'Щонайдовші', 'Якнайкращі']
  .map((theme, card) => {
    const words = Array.from({ length: 7 }, (_, at) => `${'абвгдежзиклмнопрстуфхцчшщьюя'.slice(0, 26)}${card}${at}`)
    return `${theme} слова нашої великої родини: ${words.join(', ')}`
  })
  .join('\n')

const WHICH_WORD: Doing = { find: '.reading-dock .about-button' }

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
        ...TELLING_SCREENS,
        ...tvScreens(),
        ...DRAWING,
        ...ENDS,
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
    ...(
      [
        ['own-words', MISTAKES],
        ['own-words-long', LONGEST_OWN],
      ] as const
    ).map(([name, list]) => ({
      on: 'lobby/pictomania',
      name,
      doings: [{ find: '.own-words__answers button' }, { find: '.list-line textarea', type: list }],
      until: '.own-card:nth-child(3)',
    })),
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
