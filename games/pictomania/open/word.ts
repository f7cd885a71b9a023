import type { Stand, Task } from '../types.ts'

/** The word that a letter and a number stand for. */
export const wordOf = (stand: Stand, { letter, number }: Task): string => stand[letter].words[number - 1] ?? ''
