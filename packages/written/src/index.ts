import type { Schema, Seat } from '@figment/game-kit'
import * as v from 'valibot'
import { glanceAt } from './at-a-glance.ts'

/** The pieces that dictionaries are made of. A version that was released is never changed, and neither are these. */
export const whole = v.pipe(v.number(), v.integer())
export const seat = whole
/** In milliseconds since 1970; null: no hurry. */
export const due = v.nullable(v.number())
export const seats = v.array(seat)

const SEAT_KEY = v.pipe(v.string(), v.regex(/^\d{1,3}$/))

/** Something for each seat. In JSON its number is a text. */
export const bySeat = <Held extends v.GenericSchema>(held: Held) =>
  v.record(SEAT_KEY, held) as v.GenericSchema<Record<Seat, v.InferInput<Held>>, Record<Seat, v.InferOutput<Held>>>

type Facts = Readonly<Record<string, v.StrictObjectSchema<v.ObjectEntries, undefined>>>

type EventOf<Kinds extends Facts> = { [Kind in keyof Kinds & string]: { type: Kind } & v.InferOutput<Kinds[Kind]> }[keyof Kinds & string]

export interface EventSchema<Kinds extends Facts> extends Schema<Told<EventOf<Kinds>>> {
  /** The facts of each kind of event, beside its type. */
  readonly kinds: Kinds
}

/** Events by their types. The right schema is found with one look, however many there are: a table is opened from thousands of them. */
export function events<Kinds extends Facts>(kinds: Kinds): EventSchema<Kinds> {
  type Event = Told<EventOf<Kinds>>
  const schemas = new Map(
    Object.entries(kinds).map(([kind, { entries }]) => {
      const schema = v.strictObject({ type: v.literal(kind), ...entries })
      return [kind, { schema, isJustThat: glanceAt(schema) }]
    }),
  )
  return {
    kinds,
    '~standard': {
      validate(input) {
        if (typeof input !== 'object' || input === null || !('type' in input)) return { issues: [{ message: 'no event' }] }
        const known = typeof input.type === 'string' ? schemas.get(input.type) : undefined
        if (!known) return { issues: [{ message: `no event of the type ${String(input.type)}` }] }
        if (known.isJustThat?.(input)) return { value: input as Event }
        const read = v.safeParse(known.schema, input, { abortEarly: true })
        return read.success ? { value: read.output as Event } : { issues: read.issues }
      },
    },
  }
}

/** What was written cannot be changed by those who read it. */
export type Told<T> = T extends readonly unknown[] | object ? { readonly [Key in keyof T]: Told<T[Key]> } : T

/** What a schema reads. */
export type Read<S> = S extends EventSchema<infer Kinds> ? Told<EventOf<Kinds>> : S extends v.GenericSchema ? Told<v.InferOutput<S>> : never

interface Schemas {
  readonly options: unknown
  readonly deal: unknown
  readonly event: unknown
}

/** All that a version writes, as its schemas read it. */
export interface WritingOf<Version extends Schemas> {
  options: Read<Version['options']>
  deal: Read<Version['deal']>
  event: Read<Version['event']>
}
