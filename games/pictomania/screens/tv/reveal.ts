import type { Open } from '../../types.ts'
import type { Seat } from '@figment/game-kit'

/** Tells a pile from all others, on this page. */
export const pileName = ({ began }: Pick<Open, 'began'>, drawer: Seat): string => `${began} ${drawer}`
