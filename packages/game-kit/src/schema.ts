/** What we use of the Standard Schema interface, so that the kit itself depends on no validator. */
export interface Schema<T> {
  readonly '~standard': {
    validate(input: unknown): Validated<T> | Promise<Validated<T>>
  }
}

type Validated<T> = { readonly value: T; readonly issues?: undefined } | { readonly issues: readonly object[] }

export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false }

export function parse<T>(schema: Schema<T>, input: unknown): Parsed<T> {
  const result = schema['~standard'].validate(input)
  if (result instanceof Promise || result.issues) return { ok: false }
  return { ok: true, value: result.value }
}
