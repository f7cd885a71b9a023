import type { OperatorRefusal } from '@figment/protocol'

const answerWithinMs = 20_000

export type OperatorAnswer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refused: OperatorRefusal | null }

/** Null as refusal: the server could not be reached. */
async function ask<Value>(path: string, request: RequestInit): Promise<OperatorAnswer<Value>> {
  try {
    const response = await fetch(`/api/operator${path}`, { ...request, signal: AbortSignal.timeout(answerWithinMs) })
    const answer: unknown = await response.json()
    return response.ok
      ? { ok: true, value: answer as Value }
      : { ok: false, refused: (answer as { refused?: OperatorRefusal }).refused ?? null }
  } catch {
    return { ok: false, refused: null }
  }
}

export const getOperator = <Value>(path: string): Promise<OperatorAnswer<Value>> => ask(path, {})

export const postOperator = <Value = object>(path: string, body: object = {}): Promise<OperatorAnswer<Value>> =>
  ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
