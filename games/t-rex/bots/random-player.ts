import { type Bot, type Chance, pick, type Seat } from '@figment/game-kit'
import { isNumber } from '../rules/power-deck.ts'
import { mayPick } from '../rules/table-talk.ts'
import { ANSWERS, COLOURS, type Held, type Move, type Open, type TRex } from '../types.ts'

/** Does anything that is legal, also what no sensible player would: offers and answers at random, dawdles. For tests. */
export const randomPlayer: Bot<TRex> = ({ seat, open, held }, chance) => {
  const dawdles = open.due !== null && oneIn(12, chance)
  if (dawdles) return null
  const move = anyMove(open, held, seat, chance)
  return move && { move, after: chance.below(4_000) }
}

const oneIn = (limit: number, chance: Chance): boolean => chance.below(limit) === 0

function anyMove(open: Open, held: Held, seat: Seat, chance: Chance): Move | null {
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
