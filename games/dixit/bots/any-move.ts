import { type Chance, pick, type SeatView, shuffled } from '@figment/game-kit'
import type { Dixit, Move } from '../types.ts'

/** Anything that is legal, also what no sensible player would do: cards and votes are changed again and again. */
export function anyMove({ seat, open, held }: SeatView<Dixit>, chance: Chance): Move | null {
  const isAwaited = open.awaited.includes(seat)
  const changesItsMind = chance.below(4) === 0
  return isAwaited || changesItsMind ? moveInPhase(open, held, seat, isAwaited, chance) : null
}

function moveInPhase(open: Dixit['open'], held: Dixit['held'], seat: number, isAwaited: boolean, chance: Chance): Move | null {
  switch (open.phase) {
    case 'claiming':
      return { type: 'claimStory' }
    case 'telling':
      return isAwaited ? { type: 'tellClue', card: pick(chance, held.hand), clue: `clue ${chance.below(1000)}` } : null
    case 'giving':
      if (seat === open.storyteller) return null
      return { type: 'giveCards', cards: shuffled(chance, [...held.hand, ...held.given]).slice(0, open.toGive) }
    case 'voting': {
      if (seat === open.storyteller) return null
      return {
        type: 'vote',
        number:
          1 +
          open.laid.indexOf(
            pick(
              chance,
              open.laid.filter((card) => !held.given.includes(card)),
            ),
          ),
      }
    }
    case 'scoring':
      return isAwaited ? { type: 'goOn' } : null
    case 'over':
      return null
  }
}
