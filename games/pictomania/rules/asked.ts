import type { Move } from '../types.ts'

export type Asked<T extends Move['type']> = Extract<Move, { readonly type: T }>
