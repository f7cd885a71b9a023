import type { HttpRefusal } from '@figment/protocol'

const PATIENCE = 8000

export type Posted<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refused: HttpRefusal | null }

/** Null as refusal: the server could not be reached, or had nothing to say. */
export const post = <T>(path: string, body: unknown, within = PATIENCE): Promise<Posted<T>> =>
  ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }, within)

export const get = <T>(path: string): Promise<Posted<T>> => ask(path, {}, PATIENCE)

async function ask<T>(path: string, request: RequestInit, within: number): Promise<Posted<T>> {
  try {
    const response = await fetch(path, { ...request, signal: AbortSignal.timeout(within) })
    const answer: unknown = await response.json()
    if (response.ok) return { ok: true, value: answer as T }
    return { ok: false, refused: (answer as { refused?: HttpRefusal }).refused ?? null }
  } catch {
    return { ok: false, refused: null }
  }
}
