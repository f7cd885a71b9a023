import { parse } from '@figment/game-kit'
import { type PersonId, type TableMove, tableMoveSchema } from '@figment/table'
import * as v from 'valibot'

const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/))
const messageSchema = v.strictObject({ id, move: tableMoveSchema })
const answerableSchema = v.object({ id })

const utf8 = new TextDecoder('utf-8', { fatal: true })

type ParsedMove =
  | { readonly ok: true; readonly id: string; readonly move: TableMove }
  | { readonly ok: false; readonly id: string; readonly isTooLong: boolean }

export function parseMove(bytes: Uint8Array): ParsedMove {
  let json: unknown
  try {
    json = JSON.parse(utf8.decode(bytes))
  } catch {
    return { ok: false, id: '', isTooLong: false }
  }
  const message = parse(messageSchema, json)
  if (message.ok) return { ok: true, ...message.value }
  const answerable = parse(answerableSchema, json)
  return { ok: false, id: answerable.ok ? answerable.value.id : '', isTooLong: message.isTooLong }
}

const REMEMBERED_AT_LEAST = 150

/** The ids of moves that were applied lately, by person, the oldest first. */
export type RememberedMoves = Readonly<Record<PersonId, readonly string[]>>

/** The moves of each person that were applied lately, so that one sent again is not applied again. */
export class RecentMoves {
  readonly #ids = new Map<PersonId, Set<string>>()

  constructor(remembered: RememberedMoves = {}) {
    for (const [person, ids] of Object.entries(remembered)) this.#ids.set(person, new Set(ids))
  }

  get all(): RememberedMoves {
    return Object.fromEntries([...this.#ids].map(([person, ids]) => [person, [...ids]]))
  }

  has(person: PersonId, id: string): boolean {
    return this.#ids.get(person)?.has(id) ?? false
  }

  remember(person: PersonId, id: string): void {
    const ids = this.#ids.get(person)
    if (!ids) {
      this.#ids.set(person, new Set([id]))
      return
    }
    ids.add(id)
    if (ids.size === 2 * REMEMBERED_AT_LEAST) forgetTheOldest(ids, REMEMBERED_AT_LEAST)
  }
}

function forgetTheOldest(ids: Set<string>, many: number): void {
  for (const id of [...ids].slice(0, many)) ids.delete(id)
}
