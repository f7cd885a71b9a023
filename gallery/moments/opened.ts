import type { Doing, Screen } from '../screen.ts'
import { JOIN } from './tables.ts'

interface Opening {
  /** The screen on which it is opened. */
  readonly on: string
  readonly name: string
  readonly doings: readonly Doing[]
  readonly until: string
  readonly scrollTo?: string
  readonly memory?: NonNullable<Screen['memory']>
}

const talk: Doing = { find: 'header .talk-button' }
const happened: Doing = { find: '.talk__tab', nth: 1 }
const history = (on: string): Opening => ({ on, name: 'history', doings: [talk, happened], until: '.talk__panel' })

const MISTAKES = `Кухня: каструля, сковорода, ополоник, вінчик, тертка, сито, тостер
ліс, луг, гай, степ, поле
Друзі: Оля, Петро, Іван, Ганна, Степан, Оля, Катруся`

/** What lies under a finger in a game: cards held up close, questions before something is done for good, stories of what was. */
const OPENINGS: readonly Opening[] = [
  { on: 'dixit-2021-8/giving/giving', name: 'zoom', doings: [{ find: '.cards__look', nth: 1 }], until: 'dialog[open]' },
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
  history('dixit-2021-8/over/winner'),
  { on: 'poezium-6/guessing/guessing', name: 'hand', doings: [], until: '.line-hand', scrollTo: '.line-hand' },
  {
    on: 'poezium-6/guessing/guessing',
    name: 'asked-twice',
    doings: [
      { find: 'button', says: ({ poezium }) => poezium.guessing.toGuess },
      { find: '.story-table__card[aria-pressed=false]' },
      { find: '.acting .button' },
    ],
    until: 'dialog[open]',
  },
  { on: 'poezium-6/guessing/guessing', name: 'zoom', doings: [{ find: '.story-table__card', nth: 1 }], until: 'dialog[open]' },
  { on: 'poezium-6/ending/ender', name: 'choice', doings: [], until: '.endings', scrollTo: '.endings' },
  { on: 'poezium-6/over/winner', name: 'poem', doings: [{ find: '.poem-card__large' }], until: 'dialog[open]' },
  { on: 'poezium-6/over/winner', name: 'foot', doings: [], until: '.poem-card__large', scrollTo: 'main > :last-child' },
  history('poezium-6/over/winner'),
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
  { on: 'pictomania-usual-6/over/winner', name: 'booklets', doings: [], until: '.picto-over__booklets', scrollTo: '.picto-over__booklets' },
  { on: 'pictomania-usual-6/over/winner', name: 'playback', doings: [{ find: '.booklet__sheet' }], until: 'dialog[open]' },
  history('pictomania-usual-6/over/winner'),
  { on: 't-rex-8/acting/acting', name: 'one-room', doings: [], until: '.one-room input:checked', memory: { 't-rex.one-room': true } },
  { on: 't-rex-8/over/winner', name: 'duels', doings: [], until: '.trex-over__duels', scrollTo: '.trex-over__duels' },
  history('t-rex-8/over/winner'),
]

/** Things opened on screens that there are already. */
export function openedScreens(screens: readonly Screen[]): Screen[] {
  const byId = new Map(screens.map((screen) => [screen.id, screen]))
  const found = (id: string): Screen => {
    const screen = byId.get(id)
    if (!screen) throw new Error(`nothing to open it on: ${id}`)
    return screen
  }
  const opened = OPENINGS.map(({ on, name, doings, ...more }): Screen => {
    const screen = found(on)
    const id = `${on}+${name}`
    const isFurtherDown = doings.length === 0 && !more.memory
    return { ...screen, ...more, id, isFurtherDown, doings: [...(screen.doings ?? []), ...doings] }
  })
  return [...opened, onCamera(found('t-rex-4/acting/acting'))]
}

/** Where people act, their faces are the board. */
function onCamera(screen: Screen): Screen {
  return {
    ...screen,
    id: `${screen.id}+faces`,
    doings: JOIN,
    until: '.board:has(video):not(:has(.face--faint))',
    moment(locale) {
      const moment = screen.moment(locale)
      if (!moment) return null
      const { you, open } = moment.told
      const others = open.seats.flatMap(({ person }) => (person === null || person === you ? [] : [person]))
      const call = others.map((person) => ({ person, peer: `z-${person}`, audio: true, video: true }))
      return { ...moment, told: { ...moment.told, call } }
    },
  }
}
