import { nounsAToL } from '../words/en.nouns-a-l.ts'
import { nounsMToZ } from '../words/en.nouns-m-z.ts'

export type Noun = keyof typeof nounsAToL | keyof typeof nounsMToZ

export const NOUNS = [...Object.keys(nounsAToL), ...Object.keys(nounsMToZ)] as readonly Noun[]
