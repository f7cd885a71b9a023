import { type Bot, type Chance, pick, shuffled } from '@figment/game-kit'
import type { Dixit, Move } from '../types.ts'

/** Does anything that is legal, also what no sensible player would: changes cards and votes again and again. For tests. */
export const randomPlayer: Bot<Dixit> = ({ seat, open, held }, chance) => {
  const isAwaited = open.awaited.includes(seat)
  const changesItsMind = chance.below(4) === 0
  if (!isAwaited && !changesItsMind) return null
  const move = anyMove(open, held, seat, isAwaited, chance)
  return move && { move, after: chance.below(20_000) }
}

function anyMove(open: Dixit['open'], held: Dixit['held'], seat: number, isAwaited: boolean, chance: Chance): Move | null {
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
