import { type HttpRefusal, LINK_KEY_HEADER } from '@figment/protocol'

const answerWithinMs = 8000

export type Posted<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refused: HttpRefusal | null }

interface Asked {
  /** The key of the link that led to the table. */
  readonly key?: string | null
  readonly stop?: AbortSignal
}

/** Null as refusal: the server could not be reached, or had nothing to say. */
export const post = <T>(
  path: string,
  body: unknown,
  { key = null, stop = AbortSignal.timeout(answerWithinMs) }: Asked = {},
): Promise<Posted<T>> =>
  ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key !== null && { [LINK_KEY_HEADER]: key }) },
    body: JSON.stringify(body),
    signal: stop,
  })

export const get = <T>(path: string): Promise<Posted<T>> => ask(path, { signal: AbortSignal.timeout(answerWithinMs) })

async function ask<T>(path: string, request: RequestInit): Promise<Posted<T>> {
  try {
    const response = await fetch(path, request)
    const answer: unknown = await response.json()
    if (response.ok) return { ok: true, value: answer as T }
    return { ok: false, refused: (answer as { refused?: HttpRefusal }).refused ?? null }
  } catch {
    return { ok: false, refused: null }
  }
}
