import { cleanText, lengthOf, readText } from '@figment/i18n'
import { COLOURS, type Colour, NAME_LENGTH, type Profile, SHAPES, type Shape } from '@figment/table/types'
import { recall, remember } from '@figment/ui/memory.ts'

/** How somebody looked at the last table, or a suggestion for the first. */
export function recallProfile(): Profile {
  const kept = recall('profile')
  const known: Partial<Record<keyof Profile, unknown>> = typeof kept === 'object' && kept !== null ? kept : {}
  return {
    name: typeof known.name === 'string' ? known.name : '',
    colour: COLOURS.find((colour) => colour === known.colour) ?? anyOf<Colour>(COLOURS),
    shape: SHAPES.find((shape) => shape === known.shape) ?? anyOf<Shape>(SHAPES),
  }
}

export const rememberProfile = (profile: Profile): void => remember('profile', profile)

/** Why the name will not do, or null. The server reads it once more. */
export function nameTrouble(name: string): 'nameEmpty' | 'nameTooLong' | null {
  const read = readText(name, NAME_LENGTH)
  if (read === null) return 'nameTooLong'
  return read === '' ? 'nameEmpty' : null
}

/** A way out for whoever is called what somebody else is called: a number, and one more each time. */
export function nameToTry(taken: string): string {
  const name = cleanText(taken)
  const [, before = name, number = '1'] = /^(.*\S) (\d{1,3})$/u.exec(name) ?? []
  const ending = ` ${Number(number) + 1}`
  const letters = Array.from(graphemes.segment(before), ({ segment }) => segment)
  while (lengthOf(letters.join('') + ending) > NAME_LENGTH) letters.pop()
  return letters.join('').trimEnd() + ending
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

function anyOf<T>(all: readonly [T, ...T[]]): T {
  return all[Math.floor(Math.random() * all.length)] ?? all[0]
}
