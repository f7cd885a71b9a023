import { parse } from '@figment/game-kit'
import { type PersonId, type TableMove, tableMoveSchema } from '@figment/table'
import * as v from 'valibot'

const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/))
const messageSchema = v.strictObject({ id, move: tableMoveSchema })
const answerableSchema = v.object({ id })

const utf8 = new TextDecoder('utf-8', { fatal: true })

type ParsedMove = { readonly ok: true; readonly id: string; readonly move: TableMove } | { readonly ok: false; readonly id: string }

export function parseMove(bytes: Uint8Array): ParsedMove {
  let json: unknown
  try {
    json = JSON.parse(utf8.decode(bytes))
  } catch {
    return { ok: false, id: '' }
  }
  const message = parse(messageSchema, json)
  if (message.ok) return { ok: true, ...message.value }
  const answerable = parse(answerableSchema, json)
  return { ok: false, id: answerable.ok ? answerable.value.id : '' }
}

const REMEMBERED_AT_LEAST = 150

/** The moves of each person that were applied lately, so that one sent again is not applied again. */
export class RecentMoves {
  readonly #ids = new Map<PersonId, { latest: Set<string>; before: ReadonlySet<string> }>()

  has(person: PersonId, id: string): boolean {
    const ids = this.#ids.get(person)
    return ids !== undefined && (ids.latest.has(id) || ids.before.has(id))
  }

  remember(person: PersonId, id: string): void {
    const ids = this.#ids.get(person)
    if (!ids) {
      this.#ids.set(person, { latest: new Set([id]), before: new Set() })
      return
    }
    ids.latest.add(id)
    if (ids.latest.size < REMEMBERED_AT_LEAST) return
    ids.before = ids.latest
    ids.latest = new Set()
  }
}
