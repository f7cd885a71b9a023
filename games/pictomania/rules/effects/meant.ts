import type { Guess, Letter, Sheet, Stand } from '../../types.ts'

/** What wrong guesses on a pile had in mind, by letter and number: the word that was tapped, or all of a bare number. */
export function wordsMeantOn({ pile }: Pick<Sheet, 'pile'>, stand: Stand): Record<string, string> {
  const letters = Object.keys(stand) as Letter[]
  const meantBy = ({ letter, number }: Guess) =>
    (letter ? [letter] : letters).map((one): [string, string] => [`${one}${number}`, stand[one].words[number - 1] ?? ''])
  return Object.fromEntries(pile.flatMap(({ shown }) => (shown && !shown.isRight ? meantBy(shown) : [])))
}
