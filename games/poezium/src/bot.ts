import { type Bot, type Chance, pick, type Thought } from '@figment/game-kit'
import { type Belief, believe, type Fit, tells } from './belief.ts'
import type { Held, Line, Move, Open, Poezium } from './types.ts'
import { byMeaning } from './meaning.ts'
import { asSeenBy, type Understanding } from './understanding.ts'

/** A line with at least this fit is marked as one that fits. */
const FITS = 0.5
/** How many of the guessers should find the story by the hint alone: less than one, since the others need lines to find it. */
const FIND_AT_ONCE = 0.75
/** A line that tells less than this is worth swapping. */
const TELLS_LITTLE = 0.15
/** How sure one must be to guess: with nothing laid there is little to win yet, and against the rival all at once. */
const SURE = { withLines: 0.4, withoutLines: 0.8, againstTheRival: 0.95 } as const

/** A bot sees its own hand and what lies on the table; what lines mean is for the understanding to say. */
export const botWith =
  (understanding: Understanding): Bot<Poezium> =>
  ({ seat, open, held }, chance) => {
    if (!open.awaited.includes(seat)) return null
    const fit = asSeenBy(seat, understanding, open.options.language)
    switch (open.phase) {
      case 'claiming':
        // people first: a bot speaks up only when nobody else does
        return think(chance, { type: 'claimStory' }, [20, 30])
      case 'telling':
        return think(chance, tell(open, held, fit, chance), [6, 12])
      case 'guessing':
        return think(chance, act({ open, held, fit, chipsLeft: open.chips[seat] ?? 0 }, chance), [5, 10])
      case 'marking':
        return think(chance, markHonestly(open, held, fit), [3, 6])
      case 'ending':
        return think(chance, { type: 'chooseEnding', ending: pick(chance, held.endings) }, [4, 8])
      case 'reading':
        return think(chance, { type: 'goOn' }, [1, 3])
      case 'over':
        return null
    }
  }

export const bot: Bot<Poezium> = botWith(byMeaning)

function think(chance: Chance, move: Move, [least, most]: readonly [number, number]): Thought<Move> {
  return { move, after: (least + chance.below(most - least + 1)) * 1000 }
}

/** A story and a line that fits it, and fits others about as well. */
function tell(open: Open, { hand }: Held, fit: Fit, chance: Chance): Move {
  // the more guess, the vaguer the hint: each of them has a try
  const rightShare = FIND_AT_ONCE / (open.seats.length - 1)
  const ideas = hand.flatMap((hint) =>
    believe({ stories: open.stories, hint, lines: [] }, fit).map(({ number, card, share }) => ({
      number,
      line: hint,
      isHonest: fit(hint, card) >= FITS,
      distance: Math.abs(share - rightShare),
    })),
  )
  const honest = ideas.filter(({ isHonest }) => isHonest)
  if (honest.length === 0 && open.swapped === null) {
    const bestFit = (line: Line) => Math.max(...open.stories.map(({ card }) => fit(line, card)))
    return { type: 'swapLine', line: least(hand, bestFit, chance) }
  }
  const [one, ...others] = honest.length > 0 ? honest : ideas
  if (!one) throw new RangeError('nothing to tell')
  const { number, line } = least([one, ...others], ({ distance }) => distance, chance)
  return { type: 'pickStory', number, line }
}

interface Mind {
  readonly open: Open
  readonly held: Held
  readonly fit: Fit
  readonly chipsLeft: number
}

/** Guesses when sure enough or out of chips; otherwise adds the line that splits the stories best. */
function act({ open, held, fit, chipsLeft }: Mind, chance: Chance): Move {
  const beliefs = believe({ stories: open.stories, hint: open.hint ?? 0, lines: open.lines }, fit)
  const likeliest = least(beliefs, ({ share }) => -share, chance)
  if (chipsLeft === 0 || likeliest.share >= sureEnough(open, chipsLeft)) return { type: 'guess', number: likeliest.number }
  return addOrSwap(open, held, beliefs, fit, chance)
}

function sureEnough(open: Open, chipsLeft: number): number {
  if (open.rival) return SURE.againstTheRival
  return chipsLeft < open.setup.chips ? SURE.withLines : SURE.withoutLines
}

function addOrSwap(open: Open, { hand }: Held, beliefs: readonly Belief[], fit: Fit, chance: Chance): Move {
  const told = (line: Line) => tells(line, beliefs, fit)
  const best = least(hand, (line) => -told(line), chance)
  if (told(best) >= TELLS_LITTLE || open.swapped !== null) return { type: 'addLine', line: best }
  return { type: 'swapLine', line: least(hand, told, chance) }
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
