import type { TRex } from './types.ts'
import type { PersonId } from '@figment/table'
import type { Screen } from '../../gallery/screen.ts'
import { NAMES } from '../../gallery/moments/people.ts'
import { Staged } from '../../gallery/moments/staged.ts'

type Answer = TRex['open']['answers'][number]

/** Two who play together do not agree, and at last have won: no recorded pair came so far. */
export function togetherScreens(): Screen[] {
  const told = (you: PersonId | null, table: () => Staged) => () => ({ told: table().told(you), before: null })
  return [
    { id: 't-rex-together/agreeing/differing', moment: told('p1', differing) },
    { id: 't-rex-together/agreeing/differing-tv', isTv: true, moment: told(null, differing) },
    { id: 't-rex-together/over/won', moment: told('p1', won) },
    { id: 't-rex-together/over/won-tv', isTv: true, moment: told(null, won) },
  ]
}

const two = () => new Staged(NAMES.slice(2, 4), { game: 't-rex' }).does('p1', { type: 'startGame' })

function differing(): Staged {
  const table = dealt(two())
  return answer(answer(table, 'p1', 'match'), 'p2', 'noMatch')
}

/** Every answer is the right one. */
function won(): Staged {
  const table = dealt(two())
  while (openOf(table).phase !== 'over') {
    const right = isMatch(table) ? 'match' : 'noMatch'
    dealt(answer(answer(table, 'p1', right), 'p2', right))
  }
  return table
}

/** Both hold a number: what comes between is dealt with. */
function dealt(table: Staged): Staged {
  return table.playUntil(() => {
    const { phase } = openOf(table)
    return phase === 'over' || (phase === 'agreeing' && numberOf(table, 0) !== null && numberOf(table, 1) !== null)
  })
}

function answer(table: Staged, person: PersonId, says: Answer): Staged {
  const seat = person === 'p1' ? 0 : 1
  return table.plays(person, { type: 'answer', card: openOf(table).drawn[seat] ?? 0, answer: says })
}

const isMatch = (table: Staged): boolean => Math.abs((numberOf(table, 0) ?? 0) - (numberOf(table, 1) ?? 0)) <= 1

function numberOf({ state }: Staged, seat: number): number | null {
  const held = state.held[seat]
  return held && 'card' in held ? (held.card?.number ?? null) : null
}

function openOf({ state }: Staged): TRex['open'] {
  const { play } = state.open
  if (play?.game !== 't-rex') throw new Error('they play something else')
  return play.open
}
