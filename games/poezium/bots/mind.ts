import { type Chance, pick, type Seat } from '@figment/game-kit'
import { type Held, type Line, type Move, type Open, RIVAL } from '../types.ts'
import { type Belief, believe, chanceOf, type Fit, surestAfter, tells } from './belief.ts'

/** How somebody thinks over a hint, lines and stories. */

/** A line fits a story from here on; a hint should do so clearly. */
const FITS = 0.5
const CLEARLY = 0.7
/** A line that tells less than this, in bits, is worth swapping. */
const TELLS_LITTLE = 0.1
/** What it is worth, in bits, that a line will fit: whoever guesses scores by it, and the poem grows. */
const WORTH_OF_FITTING = 0.3
/** How many times as likely as a blind guess a story must be to be guessed: with every chip still there, and less with each that is laid. */
const SURE = { withAllChips: 4.6, withoutChips: 2 } as const
/** Against the rival a hint is chosen to be understood: it counts as so many lines. */
const HINT_AGAINST_THE_RIVAL = 2
/** Against the rival: the points for the story, and its card at the end of the game. */
const WORTH_OF_THE_STORY = 4

export interface Eyes {
  readonly studied: Fit
  readonly glimpsed: Fit
}

/** A line and a story that it clearly fits, though the others would first think of another: the lines to come will tell. */
export function tell(open: Open, { hand }: Held, { studied, glimpsed }: Eyes, chance: Chance): Move {
  const ideas = hand.flatMap((line) =>
    believe({ stories: open.stories, hint: line, lines: [] }, glimpsed).map((belief) => ({
      ...belief,
      line,
      fit: studied(line, belief.card),
    })),
  )
  const clear = ideas.filter(({ fit }) => fit >= CLEARLY)
  if (clear.length === 0 && open.swapped === null) {
    const bestFit = (line: Line) => Math.max(...open.stories.map(({ card }) => studied(line, card)))
    return { type: 'swapLine', line: least(hand, bestFit, chance) }
  }
  const { number, line } =
    clear.length === 0
      ? least(ideas, ({ fit }) => -fit, chance)
      : // against the rival there is only one guess, and both want it to be right
        least(clear, ({ share }) => (open.rival ? -share : share), chance)
  return { type: 'pickStory', number, line }
}

interface Turn {
  readonly seat: Seat
  readonly open: Open
  readonly held: Held
  readonly fit: Fit
}

/** Guesses when sure enough or out of chips; otherwise adds a line that splits the stories well. */
export function act(turn: Turn, chance: Chance): Move {
  const { open, seat } = turn
  const hintCounts = open.rival ? HINT_AGAINST_THE_RIVAL : 1
  const beliefs = believe({ stories: open.stories, hint: open.hint ?? 0, hintCounts, lines: open.lines }, turn.fit)
  const chipsLeft = open.chips[seat] ?? 0
  const isTimeToGuess = chipsLeft === 0 || (open.rival ? isBetterNow(turn, beliefs) : isSureEnough(open, beliefs, chipsLeft))
  if (!isTimeToGuess) return addOrSwap(turn, beliefs, chance)
  return { type: 'guess', number: open.rival ? likeliest(beliefs, chance).number : byFeeling(beliefs, chance) }
}

function isSureEnough({ setup }: Open, beliefs: readonly Belief[], chipsLeft: number): boolean {
  const blindGuesses = SURE.withoutChips + (SURE.withAllChips - SURE.withoutChips) * (chipsLeft / setup.chips)
  return Math.max(...beliefs.map(({ share }) => share)) >= blindGuesses / setup.stories
}

/**
 * Against the rival the only guess is worth what it wins from him, or loses to him. Waiting makes it surer, and his lines on
 * the sheet more: each of them pays him when the story is guessed.
 */
function isBetterNow({ open, held, seat, fit }: Turn, beliefs: readonly Belief[]): boolean {
  const his = open.lines.filter(({ by }) => by === RIVAL).length
  const mine = open.lines.filter(({ by, mark }) => by === seat && mark === 'fits').length
  const hisThen = his + (open.rival?.chips === 0 ? 0 : 1)
  const now = worthOfGuessing(Math.max(...beliefs.map(({ share }) => share)), his, mine)
  const then = held.hand.map((line) => worthOfGuessing(surestAfter(line, beliefs, fit), hisThen, mine + chanceOf(line, beliefs, fit)))
  return now >= Math.max(...then)
}

/** In points ahead of him. A wrong guess costs one, and the lines that fit are paid after all. */
const worthOfGuessing = (sure: number, hisLines: number, myLinesThatFit: number): number =>
  sure * (WORTH_OF_THE_STORY - hisLines) + (1 - sure) * (myLinesThatFit - 1 - WORTH_OF_THE_STORY)

const likeliest = (beliefs: readonly Belief[], chance: Chance): Belief => least(beliefs, ({ share }) => -share, chance)

/** The likelier, the more often: people at one table do not all think the same. */
function byFeeling(beliefs: readonly Belief[], chance: Chance): number {
  let drawn = chance.below(1000) / 1000
  const felt = beliefs.find(({ share }) => {
    drawn -= share
    return drawn < 0
  })
  return (felt ?? likeliest(beliefs, chance)).number
}

function addOrSwap({ open, held: { hand }, fit }: Turn, beliefs: readonly Belief[], chance: Chance): Move {
  const told = (line: Line) => tells(line, beliefs, fit)
  if (open.swapped === null && hand.every((line) => told(line) < TELLS_LITTLE)) return { type: 'swapLine', line: least(hand, told, chance) }
  const worthOfFitting = open.rival ? 0 : WORTH_OF_FITTING
  return { type: 'addLine', line: least(hand, (line) => -told(line) - worthOfFitting * chanceOf(line, beliefs, fit), chance) }
}

export function markHonestly(open: Open, { picked }: Held, fit: Fit): Move {
  const line = open.lines.at(-1)?.line ?? 0
  const story = open.stories[(picked ?? 0) - 1]?.card ?? ''
  return { type: 'mark', line, mark: fit(line, story) >= FITS ? 'fits' : 'doesNot' }
}

/** Of several that are alike, any. */
export function least<T>(from: readonly T[], measure: (one: T) => number, chance: Chance): T {
  const measured = from.map((one) => ({ one, size: measure(one) }))
  const smallest = Math.min(...measured.map(({ size }) => size))
  return pick(
    chance,
    measured.filter(({ size }) => size === smallest),
  ).one
}
