import { parse } from '@figment/game-kit'
import { CANDIDATES_AT_MOST, type LinkWord, SIGNAL_BYTES_AT_MOST, type SignalToServer } from '@figment/protocol'
import * as v from 'valibot'

const short = (most: number) => v.pipe(v.string(), v.maxLength(most))
const peer = v.pipe(v.string(), v.regex(/^[a-z0-9]{8,32}$/))
const attempt = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const sdp = short(60_000)

const candidate = v.strictObject({
  candidate: short(1000),
  sdpMid: v.nullable(short(64)),
  sdpMLineIndex: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(64))),
  usernameFragment: v.nullable(short(256)),
})

const word: v.GenericSchema<unknown, LinkWord> = v.variant('type', [
  v.strictObject({ type: v.literal('offer'), attempt, isRestart: v.boolean(), sdp }),
  v.strictObject({ type: v.literal('answer'), attempt, sdp }),
  v.strictObject({ type: v.literal('candidates'), attempt, candidates: v.pipe(v.array(candidate), v.maxLength(CANDIDATES_AT_MOST)) }),
  v.strictObject({ type: v.literal('again'), anew: v.boolean() }),
])

const signal: v.GenericSchema<unknown, SignalToServer> = v.variant('type', [
  v.strictObject({ type: v.literal('announce'), peer, audio: v.boolean(), video: v.boolean(), isAgain: v.boolean() }),
  v.strictObject({ type: v.literal('leave') }),
  v.strictObject({ type: v.literal('tell'), to: peer, word }),
])

/** Null if it is not a message of the call. */
export function parseSignal(bytes: Uint8Array): SignalToServer | null {
  if (bytes.byteLength > SIGNAL_BYTES_AT_MOST) return null
  try {
    const parsed = parse(signal, JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
    return parsed.ok ? parsed.value : null
  } catch {
    return null
  }
}
