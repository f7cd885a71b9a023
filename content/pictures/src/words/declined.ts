import { type AdjectiveForms, CASES, type Case, type Six } from './slavic.ts'

export type Gender = 'm' | 'f' | 'n' | 'p'

/** A noun of a Slavic dictionary, read from its one line. */
export interface SlavicNoun {
  readonly gender: Gender
  readonly kind: 'h' | 'a' | 'i'
  /** An adjective that belongs to the name: «бумажный кораблик». */
  readonly adjective: string | null
  readonly singular: Six
  readonly plural: Six | null
  readonly also: readonly string[]
}

export function readNoun(line: string): SlavicNoun {
  const [first = '', second, third] = line.split(' | ')
  const [code = '', ...words] = first.split(' ')
  const adjective = words[0]?.endsWith('+') ? words[0].slice(0, -1) : null
  const singular = readSix(words.slice(adjective ? 1 : 0).join(' '), line)
  const gender = code[0] as Gender
  const indeclinable = second === undefined && new Set(singular).size === 1
  const noPlural = second === '-'
  const plural = gender === 'p' || indeclinable ? singular : noPlural ? null : readSix(second ?? '', line)
  return { gender, kind: code[1] as SlavicNoun['kind'], adjective, singular, plural, also: third ? third.split(' ').map(spaced) : [] }
}

const spaced = (form: string): string => form.replaceAll('_', ' ')

function readSix(text: string, line: string): Six {
  const forms = text.split(' ').filter(Boolean).map(spaced)
  const [only] = forms
  return sixOf(only !== undefined && forms.length === 1 ? CASES.map(() => only) : forms, line)
}

/** `of` is what the forms are of, for whoever has to mend it. */
export function sixOf(forms: readonly string[], of: string): Six {
  const [nom, gen, dat, acc, ins, loc] = forms
  const isShort = nom === undefined || gen === undefined || dat === undefined || acc === undefined || ins === undefined || loc === undefined
  if (isShort || forms.length > CASES.length) throw new Error(`six forms are needed: ${of}`)
  return [nom, gen, dat, acc, ins, loc]
}

/** In which number the noun is said; what cannot be counted stays singular. */
export const isPlural = (noun: SlavicNoun, many: boolean): boolean => noun.gender === 'p' || (many && noun.plural !== null)

export const inCase = (six: Six, wanted: Case): string => six[CASES.indexOf(wanted)] ?? ''

export function nounForm(noun: SlavicNoun, wanted: Case, plural: boolean): string {
  return inCase(plural ? (noun.plural ?? noun.singular) : noun.singular, wanted)
}

export function adjectiveForm(forms: AdjectiveForms, noun: SlavicNoun, wanted: Case, plural: boolean): string {
  const isVirile = plural && noun.kind === 'h' && (noun.gender === 'm' || noun.gender === 'p')
  if (isVirile && wanted === 'nom' && forms.virile !== undefined) return forms.virile
  const column = plural ? 'p' : noun.gender
  const followsTheNoun = wanted === 'acc' && (column === 'm' || column === 'p')
  return inCase(forms[column], followsTheNoun && isAccusativeGenitive(noun, plural) ? 'gen' : wanted)
}

/** Living beings take the genitive as their accusative; the noun's own forms tell. */
function isAccusativeGenitive(noun: SlavicNoun, plural: boolean): boolean {
  const accusative = nounForm(noun, 'acc', plural)
  const isIndeclinable = accusative === nounForm(noun, 'nom', plural) && accusative === nounForm(noun, 'gen', plural)
  if (isIndeclinable) return noun.kind !== 'i'
  // «мужчину», «мишку»: a feminine accusative of a man
  return accusative !== nounForm(noun, 'nom', plural)
}
