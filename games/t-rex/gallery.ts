import type { PersonId } from '@figment/table'
import { type GameGallery, isAwaited } from '../../gallery/game.ts'
import type { Screen } from '../../gallery/screen.ts'
import { LATE, NAMES } from '../../gallery/moments/people.ts'
import { Staged } from '../../gallery/moments/staged.ts'
import type { TRex } from './types.ts'

type Answer = TRex['open']['answers'][number]

export const gallery: GameGallery<TRex> = {
  endFillsScreen: true,
  roleOf(open, seat) {
    const { phase, warmUp, offers, choosing, answers, tieBreak, winners, outcome } = open
    switch (phase) {
      case 'warmingUp':
        return warmUp?.seat === seat ? 'showing' : 'watching'
      case 'counting':
        return 'alone'
      case 'acting': {
        if (choosing === seat) return 'wild'
        const offered = offers.filter(({ to }) => to === seat).length
        if (offered > 1) return 'offered-more'
        if (offered === 1) return 'offered'
        return offers.some(({ from }) => from === seat) ? 'offering' : 'acting'
      }
      case 'agreeing': {
        if (choosing === seat) return 'wild'
        const said = Object.values(answers)
        if (said.length > 1) return 'differing'
        return answers[seat] === undefined ? (said.length === 1 ? 'asked' : 'looking') : 'said'
      }
      case 'reshuffling':
        return isAwaited(open, seat) ? 'pausing' : 'ready'
      case 'picking':
        if (tieBreak?.tied.includes(seat)) return 'tied'
        return tieBreak?.picked.some(({ by }) => by === seat) ? 'picked' : 'picking'
      case 'voting':
        if (tieBreak?.tied.includes(seat)) return 'performing'
        return isAwaited(open, seat) ? 'voting' : 'voted'
      case 'over':
        if (outcome) return outcome
        return winners.includes(seat) ? 'winner' : 'loser'
    }
  },
  fullness: (open) => open.offers.length,
  shown: ['8', '2'],
  passing: (event, { duels, byeByes }) => {
    if (event.type === 'compared') return { role: 'duel', seat: duels.at(-1)?.sides[0].seat ?? 0, until: '.your-duel' }
    const byeBye = byeByes.at(-1)
    if (event.type === 'byeByeSaid' && byeBye?.isWild === false) return { role: 'bye-bye', seat: byeBye.seat, until: '.own-bye-bye' }
    return null
  },
  staged: stagedScreens,
  openings: [
    { on: 't-rex-8/acting/acting', name: 'one-room', doings: [], until: '.one-room input:checked', memory: { 't-rex.one-room': true } },
    {
      // where people act, their faces are the board
      on: 't-rex-4/acting/acting',
      name: 'faces',
      isInCall: true,
      doings: [],
      until: '.board:has(video):not(:has(.face--faint))',
    },
  ],
}

/** A first game is counted in; two who play together do not agree, and at last have won: no recorded table came so far. */
function stagedScreens(): Screen[] {
  const told = (you: PersonId | null, table: () => Staged) => () => ({ told: table().told(you), before: null })
  return [
    { id: 't-rex-first/acting/acting', moment: told('p1', acting) },
    { id: 't-rex-first/acting/duel-tv', isTv: true, moment: duelling, until: '.tv-duel', isComing: true },
    { id: 't-rex-first/counting/alone', moment: told('p1', counting) },
    { id: 't-rex-first/counting/watcher', moment: told('p9', counting) },
    { id: 't-rex-first/counting/tv', isTv: true, moment: told(null, counting) },
    { id: 't-rex-together/agreeing/differing', moment: told('p1', differing) },
    { id: 't-rex-together/agreeing/differing-tv', isTv: true, moment: told(null, differing) },
    { id: 't-rex-together/over/won', moment: told('p1', won) },
    { id: 't-rex-together/over/won-tv', isTv: true, moment: told(null, won) },
  ]
}

/** Two of three are counted. */
function counting(): Staged {
  const table = begun([...NAMES, LATE])
  const { due } = openOf(table)
  table.now = (due ?? 0) - 1500
  return table
}

/** Those who sit here have played before. */
const begun = (names: readonly string[]) =>
  new Staged(names, { game: 't-rex', options: { warmUp: 'off' } }).does('p1', { type: 'startGame' })

/** Eight with their first cards. */
const acting = () => begun(NAMES).playUntil(({ open }) => open.play?.open.phase === 'acting')

/** Two of eight turn their cards. */
function duelling() {
  const table = acting()
  table.plays('p1', { type: 'offer', card: openOf(table).drawn[0] ?? 0, to: 3 })
  const before = table.told(null)
  table.plays('p4', { type: 'accept', offer: openOf(table).offers[0]?.id ?? 0, card: openOf(table).drawn[3] ?? 0 })
  return { told: table.told(null), before }
}

const two = () => begun(NAMES.slice(2, 4))

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
