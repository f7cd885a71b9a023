import { LETTERS, type Stand } from '../../types.ts'

const NARROWEST_LETTERS = 6

/** How wide each card's words are beside the others', so that none has to break, and no line takes many more rows than those beside it. */
export const columnsOf = (stand: Stand): readonly number[] =>
  LETTERS.map((letter) => {
    const { theme, words } = stand[letter]
    const parts = [theme, ...words].flatMap((word) => word.split(/[\s-]+/))
    return Math.max(NARROWEST_LETTERS, ...parts.map(({ length }) => length), ...words.map(({ length }) => Math.ceil(length / 2)))
  })
