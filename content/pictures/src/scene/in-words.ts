import * as v from 'valibot'
import { type Shown, shownSchema } from './shown.ts'
import { ADJECTIVES, COLOURS, SIZES } from './words.ts'

export interface InWords {
  /** place time weather */
  readonly at: string
  readonly mood: string
  readonly colours: string
  /** `whale: giant blue whale, roof: many roof`; a lone `whale` is its own name */
  readonly things: string
  /** `whale floats-above roof, cat sleeps` */
  readonly told: string
  readonly extras?: string
}

/** A scene from a few plain words, checked. */
export function inWords({ at, mood, colours, things, told, extras }: InWords): Shown {
  const [place, time, weather] = at.split(' ')
  const scene = {
    place,
    time,
    weather,
    mood: mood.split(' '),
    colours: colours.split(' '),
    objects: Object.fromEntries(things.split(', ').map(thingInWords)),
    relations: told.split(', ').map((fact) => fact.split(' ')),
    ...(extras === undefined ? {} : { extras: extras.split(' ') }),
  }
  return v.parse(shownSchema, scene)
}

function thingInWords(text: string): [string, unknown] {
  const [id = '', described = id] = text.split(': ')
  const words = described.split(' ')
  const is = words.pop()
  const oneOf = (list: readonly string[]): string | undefined => words.find((word) => list.includes(word))
  const unknown = words.filter((word) => word !== 'many' && ![...SIZES, ...COLOURS, ...ADJECTIVES].some((known) => known === word))
  if (unknown.length > 0) throw new Error(`unknown words: ${unknown.join(', ')}`)
  const thing = { is, many: words.includes('many') || undefined, size: oneOf(SIZES), colour: oneOf(COLOURS), how: oneOf(ADJECTIVES) }
  return [id, Object.fromEntries(Object.entries(thing).filter(([, value]) => value !== undefined))]
}
