// Gallery: the end of a game, on phones and on the TV.
import { NAME_LENGTH, type TableState } from '@figment/table'
import type { Locale } from '@figment/i18n'
import { pagesOf } from '../../../gallery/moments/pages.ts'
import { NAMES } from '../../../gallery/moments/people.ts'
import { Staged } from '../../../gallery/moments/staged.ts'
import type { Screen } from '../../../gallery/screen.ts'
import { knockedAt } from './tv-screens.ts'

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
export const rosettes = (locale: Locale): Staged => afterTheEnd(locale, { isVoteOver: true })
const ofThree = (locale: Locale): Staged => withScores(over(locale, { names: LONG_NAMES }), [0], { 0: 31, 1: 28, 2: 24 })

export const ENDS: readonly Screen[] = [
  ...atTheEnd('vote', vote, {}),
  ...atTheEnd('heart-given', vote, { you: 'p3', until: '.heart[aria-pressed=true]' }).slice(0, 1),
  ...atTheEnd('loveliest', rosettes, { until: '.loveliest', before: vote }),
  ...atTheEnd('rosettes', rosettes, {}),
  ...atTheEnd('vote-knock', (locale) => knockedAt(vote(locale)), { until: '.frame-notice .slip' }).slice(0, 1),
  ...atTheEnd('end-of-three', ofThree, {}),
  ...atTheEnd('ended-early', (locale) => over(locale, { rounds: 2 }), {}),
  ...atTheEnd('ended-at-once', (locale) => over(locale, { rounds: 0 }), { until: '.booklets-none' }),
]
