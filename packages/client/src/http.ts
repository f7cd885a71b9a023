import { LINK_KEY_HEADER, WORK_HEADER } from '@figment/protocol'
import type { TurnedAway } from './connection/platform.ts'

const answerWithinMs = 8000

export type Posted<T> = { readonly ok: true; readonly value: T } | ({ readonly ok: false } & TurnedAway)

export interface Asked {
  /** The key of the link that led to the table. */
  readonly key?: string | null
  /** That was asked for, and done. */
  readonly work?: string | null
  readonly headers?: Readonly<Record<string, string>>
  readonly stop?: AbortSignal
}

/** Null as refusal: the server could not be reached, or had nothing to say. With `work` it would have more to say to whoever has done that. */
export const post = <T>(
  path: string,
  body: unknown,
  { key = null, work = null, headers = {}, stop = AbortSignal.timeout(answerWithinMs) }: Asked = {},
): Promise<Posted<T>> =>
  ask(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...headers,
      ...(key !== null && { [LINK_KEY_HEADER]: key }),
      ...(work !== null && { [WORK_HEADER]: work }),
    },
    body: JSON.stringify(body),
    signal: stop,
  })

export const get = <T>(path: string, { key = null }: Pick<Asked, 'key'> = {}): Promise<Posted<T>> =>
  ask(path, { headers: key === null ? {} : { [LINK_KEY_HEADER]: key }, signal: AbortSignal.timeout(answerWithinMs) })

async function ask<T>(path: string, request: RequestInit): Promise<Posted<T>> {
  try {
    const response = await fetch(path, request)
    const answer: unknown = await response.json()
    if (response.ok) return { ok: true, value: answer as T }
    const { refused = null, work = null, ...more } = answer as Partial<TurnedAway>
    return { ...more, ok: false, refused, work }
  } catch {
    return { ok: false, refused: null, work: null }
  }
}
