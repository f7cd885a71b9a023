import type { HttpRefusal } from '@figment/protocol'

export type Posted<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refused: HttpRefusal | null }

/** Null as refusal: the server could not be reached, or had nothing to say. */
export async function post<T>(path: string, body: unknown, within = 8000): Promise<Posted<T>> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(within),
    })
    const answer: unknown = await response.json()
    if (response.ok) return { ok: true, value: answer as T }
    return { ok: false, refused: (answer as { refused?: HttpRefusal }).refused ?? null }
  } catch {
    return { ok: false, refused: null }
  }
}
