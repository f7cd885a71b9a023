import { LETTERS, type Guess, type Stand, type Task } from '../types.ts'

/** The word that a letter and a number stand for. */
export const wordOf = (stand: Stand, { letter, number }: Task): string => stand[letter].words[number - 1] ?? ''

/** Where a word stands, as pages know it. */
export const placeOf = ({ letter, number }: Task): string => `${letter}${number}`

/** The words that somebody may have had in mind: the one that was tapped, or all three of a bare number. */
export const placesMeant = ({ letter, number }: Guess): Task[] => (letter ? [letter] : LETTERS).map((one) => ({ letter: one, number }))
