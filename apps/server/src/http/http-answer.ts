import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HttpRefusal } from '@figment/protocol'
import { BODY_BYTES_AT_MOST } from '../running/bounds.ts'

/** The usual headers, on every answer. Nothing is loaded from elsewhere, no script stands in a page. */
export function secure(response: ServerResponse, { isSecure }: { isSecure: boolean }): void {
  response.setHeader(
    'Content-Security-Policy',
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; media-src 'self' blob:; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  )
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.setHeader('X-Frame-Options', 'DENY')
  response.setHeader('Referrer-Policy', 'no-referrer')
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
  response.setHeader('Permissions-Policy', 'camera=(self), microphone=(self), screen-wake-lock=(self), geolocation=()')
  if (isSecure) response.setHeader('Strict-Transport-Security', 'max-age=31536000')
}

export function answer(response: ServerResponse, status: number, body: object): void {
  const json = JSON.stringify(body)
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' }).end(json)
}

const STATUS: Partial<Record<HttpRefusal, number>> = {
  noSuchTable: 404,
  noSuchPage: 404,
  noSuchThing: 404,
  notSetUp: 403,
  noNewTables: 403,
  invitationNeeded: 403,
  reportsFull: 507,
  nameNeeded: 401,
  notYours: 403,
  onlyTheHost: 403,
  onlyTheOpener: 403,
  othersMustAgree: 409,
  removed: 403,
  knockFirst: 403,
  doorLocked: 403,
  notSeated: 403,
  knocking: 409,
  notNow: 403,
  tooManyKnock: 409,
  tooManyTries: 429,
  nameTaken: 409,
  tableFull: 409,
  noRoomLeft: 409,
  tableIsNewer: 503,
  tableUnreadable: 500,
  tryAgain: 503,
  cannotSave: 503,
  serverBusy: 503,
  clipTooLarge: 413,
  clipUnknown: 415,
  clipsFull: 507,
  serverFull: 507,
}

/** What else somebody should know who is refused. */
interface Told {
  readonly work?: string
  readonly door?: 'knock'
  readonly host?: string
  readonly againInMs?: number | null
}

export function refuse(response: ServerResponse, refused: HttpRefusal, againInMs?: number | null, more: Told = {}): void {
  if (typeof againInMs === 'number') response.setHeader('Retry-After', Math.ceil(againInMs / 1000))
  answer(response, STATUS[refused] ?? 400, { refused, ...more })
}

/** A body that nobody here sends. */
export class BodyTooLarge extends Error {}

export const refuseLargeBody = (response: ServerResponse): void => answer(response, 413, { refused: 'badMessage' })

/** The JSON of a small body; null when it is none. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  if (!request.headers['content-type']?.startsWith('application/json')) return null
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength
    if (bytes > BODY_BYTES_AT_MOST) break
    chunks.push(chunk)
  }
  if (bytes > BODY_BYTES_AT_MOST) {
    // whoever sends too much is told so: the rest of it comes to nothing, and the connection stays
    request.resume()
    throw new BodyTooLarge()
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'))
  } catch {
    return null
  }
}
