/** What we use of the Standard Schema interface, so that the kit itself depends on no validator. */
export interface Schema<T> {
  readonly '~standard': {
    validate(input: unknown): Validated<T> | Promise<Validated<T>>
  }
}

type Validated<T> = { readonly value: T; readonly issues?: undefined } | { readonly issues: readonly { readonly message: string }[] }

/** What a schema says of a text that is longer than it may be. */
export const TOO_LONG = 'too long'

export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly isTooLong: boolean }

export function parse<T>(schema: Schema<T>, input: unknown): Parsed<T> {
  const result = schema['~standard'].validate(input)
  if (result instanceof Promise) return { ok: false, isTooLong: false }
  if (result.issues) return { ok: false, isTooLong: result.issues.some(({ message }) => message === TOO_LONG) }
  return { ok: true, value: result.value }
}
