import { entry } from '@figment/catalog'
import type { Dictionary, Vocabulary, Writing } from '@figment/game-kit'
import { vocabulary as table } from '@figment/table'
import { shapeOf } from '@figment/written/shape'
import type { Plan } from './evenings.ts'

export const vocabularyOf = (keeper: Plan['keeper']): Vocabulary<Writing> => (keeper === 'table' ? table : entry(keeper).vocabulary)

/** The shape of all that this version of a vocabulary writes. */
export function shapeIn(keeper: Plan['keeper'], version: number): object {
  const dictionary: Dictionary<Writing> | undefined = vocabularyOf(keeper).dictionaries[version - 1]
  if (!dictionary) throw new RangeError(`${keeper} has no version ${version}`)
  return shapeOf(dictionary)
}

/** Every kind of event there is in the version that is written now. */
export function kindsOf(keeper: Plan['keeper']): readonly string[] {
  const { event } = shapeIn(keeper, vocabularyOf(keeper).version) as { readonly event: object }
  return Object.keys(event)
}
