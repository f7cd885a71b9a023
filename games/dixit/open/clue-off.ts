import type { ClueKind } from '../types.ts'

/** A clue that was said has words, unless it was taken off; one that is sung or mimed need not have any. */
export const isClueOff = ({ clue, kind }: { readonly clue: string | null; readonly kind: ClueKind }): boolean =>
  clue === '' && kind === 'said'
