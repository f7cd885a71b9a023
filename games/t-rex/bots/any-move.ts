import { type Chance, pick, type Seat, type SeatView } from '@figment/game-kit'
import { isNumber } from '../rules/effects/power-deck.ts'
import { mayPick } from '../open/awaited.ts'
import { ANSWERS, COLOURS, type Held, type Move, type Open, type TRex } from '../types.ts'

/** Anything that is legal, also what no sensible player would do: offers and answers at random, dawdles. */
export function anyMove({ seat, open, held }: SeatView<TRex>, chance: Chance): Move | null {
  const dawdles = open.due !== null && oneIn(12, chance)
  return dawdles ? null : moveInPhase(open, held, seat, chance)
}

const oneIn = (limit: number, chance: Chance): boolean => chance.below(limit) === 0

function moveInPhase(open: Open, held: Held, seat: Seat, chance: Chance): Move | null {
  switch (open.phase) {
    case 'warmingUp':
      return open.warmUp?.seat === seat ? { type: 'warmUp', strength: open.warmUp.strength } : null
    case 'acting':
      return act(open, held, seat, chance)
    case 'agreeing':
      return answer(open, held, seat, chance)
    case 'reshuffling':
      return open.awaited.includes(seat) ? { type: 'goOn', deck: open.deck } : null
    case 'picking':
      return pickAction(open, seat, chance)
    case 'voting':
      return vote(open, seat, chance)
    case 'counting':
    case 'over':
      return null
  }
}

function act(open: Open, held: Held, seat: Seat, chance: Chance): Move {
  const card = open.drawn[seat] ?? 0
  if (!isNumber(held.card)) return { type: 'sayByeBye', card, colour: pick(chance, COLOURS) }
  const offered = open.offers.filter(({ to }) => to === seat)
  const own = open.offers.find(({ from }) => from === seat)
  const others = open.seats.filter((other) => other !== seat)
  return pick<Move>(chance, [
    { type: 'skip', card },
    { type: 'offer', card, to: pick(chance, others) },
    { type: 'offer', card, to: pick(chance, others) },
    ...(own ? [{ type: 'takeBack', offer: own.id } as const] : []),
    ...offered.flatMap(({ id }): Move[] => [
      { type: 'accept', offer: id, card },
      { type: 'accept', offer: id, card },
      { type: 'decline', offer: id },
    ]),
  ])
}

function answer(open: Open, held: Held, seat: Seat, chance: Chance): Move | null {
  const card = open.drawn[seat] ?? 0
  if (open.choosing === seat) return { type: 'sayByeBye', card, colour: pick(chance, COLOURS) }
  const cannotAnswer = open.choosing !== null || !isNumber(held.card)
  return cannotAnswer ? null : { type: 'answer', card, answer: pick(chance, ANSWERS) }
}

function pickAction(open: Open, seat: Seat, chance: Chance): Move | null {
  const { tieBreak } = open
  if (!tieBreak || tieBreak.tied.includes(seat) || !mayPick(open, seat)) return null
  const free = tieBreak.choices.filter((choice) => !tieBreak.picked.some(({ action }) => action === choice))
  return { type: 'pickAction', action: pick(chance, free) }
}

function vote({ tieBreak, awaited }: Open, seat: Seat, chance: Chance): Move | null {
  if (!tieBreak || tieBreak.tied.includes(seat)) return null
  const hasSecondThoughts = oneIn(4, chance)
  return awaited.includes(seat) || hasSecondThoughts ? { type: 'vote', best: pick(chance, tieBreak.tied) } : null
}
