import { type Chance, pick, type Seat, type SeatView } from '@figment/game-kit'
import { type Held, MARKS, type Move, type Open, type Poezium } from '../types.ts'

/** Anything that is legal, also what no sensible player would do: marks at random, corrects, dawdles. */
export function anyMove({ seat, open, held }: SeatView<Poezium>, chance: Chance): Move | null {
  const dawdles = open.due !== null && oneIn(12, chance)
  return dawdles ? null : moveInPhase(open, held, seat, chance)
}

const oneIn = (limit: number, chance: Chance): boolean => chance.below(limit) === 0

function moveInPhase(open: Open, held: Held, seat: Seat, chance: Chance): Move | null {
  const hasSecondThoughts = seat === open.storyteller && open.correctable.length > 0 && oneIn(4, chance)
  if (hasSecondThoughts) return { type: 'correctMark', line: pick(chance, open.correctable), mark: pick(chance, MARKS) }
  if (!open.awaited.includes(seat)) return null
  const maySwap = open.swapped === null && (open.phase === 'telling' || open.phase === 'guessing')
  if (maySwap && oneIn(3, chance)) return { type: 'swapLine', line: pick(chance, held.hand) }
  switch (open.phase) {
    case 'claiming':
      return { type: 'claimStory' }
    case 'telling':
      return { type: 'pickStory', number: 1 + chance.below(open.stories.length), line: pick(chance, held.hand) }
    case 'guessing':
      return act(open, held, seat, chance)
    case 'marking':
      return { type: 'mark', line: open.lines.at(-1)?.line ?? 0, mark: pick(chance, MARKS) }
    case 'ending':
      return { type: 'chooseEnding', ending: pick(chance, held.endings) }
    case 'reading':
      return { type: 'goOn' }
    case 'over':
      return null
  }
}

function act(open: Open, held: Held, seat: Seat, chance: Chance): Move {
  const hasFreeChip = (open.chips[seat] ?? 0) > 0
  if (hasFreeChip && !oneIn(4, chance)) return { type: 'addLine', line: pick(chance, held.hand) }
  const faceUp = open.stories.flatMap(({ isFaceUp }, at) => (isFaceUp ? [at + 1] : []))
  return { type: 'guess', number: pick(chance, faceUp) }
}
