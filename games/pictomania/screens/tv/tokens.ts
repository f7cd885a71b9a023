import type { Open } from '../../types.ts'
import type { Seat } from '@figment/game-kit'

/** Who took a black token last; null: nobody yet. */
export function lastTaker({ sheets }: Pick<Open, 'sheets'>): Seat | null {
  const takers = Object.entries(sheets).flatMap(([seat, { finish }]) =>
    finish?.token == null ? [] : [{ seat: Number(seat), at: finish.at }],
  )
  return takers.reduce<(typeof takers)[number] | null>((last, one) => (last && last.at > one.at ? last : one), null)?.seat ?? null
}

/** [PM25] Fast: one token is left, and with it the round ends. */
export const isLastTokenLeft = ({ options, phase, blackTokens }: Pick<Open, 'options' | 'phase' | 'blackTokens'>): boolean =>
  options.variant === 'fast' && phase === 'drawing' && blackTokens.filter(({ by }) => by === null).length === 1

/** [PM25] Who ended the round by taking the last token; null: nobody did. */
export const endedBy = (open: Pick<Open, 'options' | 'blackTokens' | 'sheets'>): Seat | null =>
  open.options.variant === 'fast' && open.blackTokens.every(({ by }) => by !== null) ? lastTaker(open) : null
