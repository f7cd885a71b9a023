import type { Duel, Verdict } from '../../types.ts'

const WORTH: Readonly<Record<Verdict, number>> = { equal: 100, oneOff: 50, apart: 0 }
/** The middle of the scale: the farther from it, the better the story. */
const MIDDLE = 5.5

/** The duel worth telling: equal before one off, the loudest and the quietest first; where nobody met, the widest miss. */
export function bestDuel(duels: readonly Duel[]): Duel | undefined {
  const worthOf = ({ verdict, sides: [one, other] }: Duel) =>
    WORTH[verdict] + (verdict === 'apart' ? Math.abs(one.number - other.number) : Math.abs(one.number - MIDDLE))
  return duels.reduce<Duel | undefined>((best, duel) => (best && worthOf(best) >= worthOf(duel) ? best : duel), undefined)
}
