import { type Bot, type Chance, lookAgain, pick, type Thought } from '@figment/game-kit'
import { type Belief, believe, chanceOf, type Fit, tells } from './belief.ts'
import { byMeaning } from './meaning.ts'
import type { Held, Line, Move, Open, Poezium } from '../types.ts'
import type { Understanding } from './understanding.ts'

/** A line fits a story from here on; a hint should do so clearly. */
const FITS = 0.5
const CLEARLY = 0.7
/** A line that tells less than this, in bits, is worth swapping. */
const TELLS_LITTLE = 0.1
/** What it is worth, in bits, that a line will fit: whoever guesses scores by it, and the poem grows. */
const WORTH_OF_FITTING = 0.3
/** How many times as likely as a blind guess a story must be to be guessed: with every chip still there, and less with each that is laid. */
const SURE = { withAllChips: 4.6, withoutChips: 2 } as const
/** Against the rival, a wrong guess is the last. */
const SURE_AGAINST_THE_RIVAL = 0.95

const A_WHILE_MS = 5000

/** A bot sees its own hand and what lies on the table; what lines mean is for the understanding to say. */
export const botWith =
  (understanding: Understanding): Bot<Poezium> =>
  ({ seat, open, held }, chance) => {
    if (!open.awaited.includes(seat)) return lookAgain(A_WHILE_MS)
    const { language } = open.options
    const studied = understanding.studied(seat, language)
    const glimpsed = understanding.glimpsed(language)
    switch (open.phase) {
      case 'claiming':
        // people first: a bot speaks up only when nobody else does
        return think(chance, { type: 'claimStory' }, [20, 30])
      case 'telling':
        return think(chance, tell(open, held, { studied, glimpsed }, chance), [6, 12])
      case 'guessing':
        return think(chance, act({ open, held, fit: glimpsed, chipsLeft: open.chips[seat] ?? 0 }, chance), [5, 10])
      case 'marking':
        return think(chance, markHonestly(open, held, studied), [3, 6])
      case 'ending':
        return think(chance, { type: 'chooseEnding', ending: pick(chance, held.endings) }, [4, 8])
      case 'reading':
        return think(chance, { type: 'goOn' }, [1, 3])
      case 'over':
        return lookAgain(A_WHILE_MS)
    }
  }

export const bot: Bot<Poezium> = botWith(byMeaning)

function think(chance: Chance, move: Move, [least, most]: readonly [number, number]): Thought<Move> {
  return { move, after: (least + chance.below(most - least + 1)) * 1000 }
}

interface Eyes {
  readonly studied: Fit
  readonly glimpsed: Fit
}

/** A line and a story that it clearly fits, though the others would first think of another: the lines to come will tell. */
function tell(open: Open, { hand }: Held, { studied, glimpsed }: Eyes, chance: Chance): Move {
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

interface Mind {
  readonly open: Open
  readonly held: Held
  readonly fit: Fit
  readonly chipsLeft: number
}

/** Guesses when sure enough or out of chips; otherwise adds a line that splits the stories well. */
function act({ open, held, fit, chipsLeft }: Mind, chance: Chance): Move {
  const beliefs = believe({ stories: open.stories, hint: open.hint ?? 0, lines: open.lines }, fit)
  const likeliest = least(beliefs, ({ share }) => -share, chance)
  const isSure = likeliest.share >= sureEnough(open, chipsLeft)
  if (chipsLeft > 0 && !isSure) return addOrSwap(open, held, beliefs, fit, chance)
  return { type: 'guess', number: open.rival ? likeliest.number : byFeeling(beliefs, chance) }
}

function sureEnough({ rival, setup }: Open, chipsLeft: number): number {
  if (rival) return SURE_AGAINST_THE_RIVAL
  const blindGuesses = SURE.withoutChips + (SURE.withAllChips - SURE.withoutChips) * (chipsLeft / setup.chips)
  return blindGuesses / setup.stories
}

/** The likelier, the more often: people at one table do not all think the same. */
function byFeeling(beliefs: readonly Belief[], chance: Chance): number {
  let drawn = chance.below(1000) / 1000
  const felt = beliefs.find(({ share }) => {
    drawn -= share
    return drawn < 0
  })
  return (felt ?? least(beliefs, ({ share }) => -share, chance)).number
}

function addOrSwap(open: Open, { hand }: Held, beliefs: readonly Belief[], fit: Fit, chance: Chance): Move {
  const told = (line: Line) => tells(line, beliefs, fit)
  if (open.swapped === null && hand.every((line) => told(line) < TELLS_LITTLE)) return { type: 'swapLine', line: least(hand, told, chance) }
  const worthOfFitting = open.rival ? 0 : WORTH_OF_FITTING
  return { type: 'addLine', line: least(hand, (line) => -told(line) - worthOfFitting * chanceOf(line, beliefs, fit), chance) }
}

function markHonestly(open: Open, { picked }: Held, fit: Fit): Move {
  const line = open.lines.at(-1)?.line ?? 0
  const story = open.stories[(picked ?? 0) - 1]?.card ?? ''
  return { type: 'mark', line, mark: fit(line, story) >= FITS ? 'fits' : 'doesNot' }
}

/** Of several that are alike, any. */
function least<T>(from: readonly T[], measure: (one: T) => number, chance: Chance): T {
  const smallest = Math.min(...from.map(measure))
  return pick(
    chance,
    from.filter((one) => measure(one) === smallest),
  )
}
