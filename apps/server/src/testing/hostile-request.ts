import type { Chance } from '@figment/game-kit'
import type { Ticket } from '@figment/protocol'
import { requestFor, upgradeTo } from './raw-request.ts'

const PIECES = '/ * : 99999 @ [ ] % %00 %ff .. ? # http: constructor __proto__ \\'.split(' ')
const HEADERS = [
  ...'Host Origin Cookie Range Expect Content-Length Content-Type Transfer-Encoding Authorization Set-Cookie Upgrade __proto__'.split(' '),
  ...'X-Forwarded-For X-Real-Ip Accept-Encoding If-None-Match'.split(' '),
  ...'Sec-WebSocket-Key Sec-WebSocket-Version Sec-WebSocket-Protocol Sec-WebSocket-Extensions'.split(' '),
]

const METHODS = 'GET POST HEAD OPTIONS PUT CONNECT TRACE PRI M-SEARCH'.split(' ')

/** Odd targets, headers, bodies and frames, in requests that are otherwise well formed more often than not. */
export function hostileRequest(chance: Chance, { processId, code }: Pick<Ticket, 'processId'> & { readonly code: string }): string {
  const pick = <Item>(items: readonly Item[]): Item => items[chance.below(items.length)] as Item
  const anything = (from: number, below: number) =>
    Array.from({ length: chance.below(40) }, () => String.fromCharCode(from + chance.below(below - from))).join('')
  const bytes = () => anything(0, 0x100)
  const target = () =>
    pick([
      () => Array.from({ length: 1 + chance.below(8) }, () => pick(PIECES)).join(''),
      () => `/${anything(0x21, 0x7f)}`,
      () => `/${anything(0x21, 0x100)}`,
      () => anything(0x21, 0x7f),
      () =>
        `/${pick([processId, 'p', '__proto__'])}/${pick([code, 'BCDFG', 'A'])}?sessionId=${pick(['a', '__proto__', 'constructor', '-'])}`,
      () => `/${pick(['api/tables', 'pictures', 'assets', 'clips', 'healthz'])}/${anything(0x21, 0x7f)}`,
      () => `/api/tables/${pick([code, 'BCDFG', '%00'])}/${pick(['open', 'pass', 'redeem', 'call', 'erase', 'remove', 'clips'])}`,
      () => `/${'a'.repeat(chance.below(20_000))}`,
    ])()
  const value = () => pick([() => '', () => anything(0x20, 0x7f), () => anything(0x80, 0x100), () => 'x'.repeat(chance.below(9000))])()
  const headers = (): Record<string, string> => ({
    ...(chance.below(2) === 0 ? { Origin: 'http://127.0.0.1' } : {}),
    ...Object.fromEntries(Array.from({ length: chance.below(4) }, () => [pick(HEADERS), value()])),
  })
  const request = () => requestFor(target(), headers(), pick(METHODS))
  const json = { 'Content-Type': 'application/json' }
  /** More or less than was announced, in chunks that are none, or cut off in the middle. */
  const withBody = () =>
    pick([
      () => requestFor(target(), { ...json, 'Content-Length': String(chance.below(100)) }, 'POST') + bytes(),
      () => requestFor(target(), { ...json, 'Content-Length': '9'.repeat(1 + chance.below(30)) }, 'POST') + bytes(),
      () =>
        requestFor(target(), { ...json, 'Transfer-Encoding': 'chunked' }, 'POST') +
        Array.from(
          { length: chance.below(50) },
          () => `${pick(['1', '01', 'ffffffffffffffff', '-1', ''])}\r\n${pick(['{', bytes()])}\r\n`,
        ).join(''),
      () => requestFor(target(), { ...json, 'Content-Length': '2', 'Transfer-Encoding': 'chunked' }, 'POST') + bytes(),
    ])()
  return pick([
    () => upgradeTo(target(), headers()),
    // what comes with an upgrade is taken for frames
    () => upgradeTo(target(), headers()) + bytes(),
    request,
    request,
    withBody,
    () => Array.from({ length: 1 + chance.below(6) }, () => requestFor(target(), { ...headers(), Connection: 'keep-alive' })).join(''),
    () => request().slice(0, chance.below(60)),
    bytes,
  ])()
}
