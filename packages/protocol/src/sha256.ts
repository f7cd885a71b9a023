/** SHA-256 in plain TypeScript: on plain http, where friends in one house play, browsers have none. */

const ROUNDS = 64
// signed, because numbers of 32 bits are quickest as such
const K = new Int32Array(ROUNDS)
const INITIAL = new Int32Array(8)

// the fractions of the square and cube roots of the first primes, as the standard says
for (let candidate = 2, found = 0; found < ROUNDS; candidate++) {
  let isPrime = true
  for (let by = 2; by * by <= candidate; by++) if (candidate % by === 0) isPrime = false
  if (!isPrime) continue
  if (found < 8) INITIAL[found] = fraction(Math.sqrt(candidate))
  K[found++] = fraction(Math.cbrt(candidate))
}

function fraction(root: number): number {
  return (root - Math.floor(root)) * 2 ** 32
}

const schedule = new Int32Array(ROUNDS)

/** Mixes one block of 16 words into the state. */
function compress(state: Int32Array, block: Int32Array): void {
  const w = schedule
  for (let at = 0; at < 16; at++) w[at] = block[at] as number
  for (let at = 16; at < ROUNDS; at++) {
    const a = w[at - 15] as number
    const b = w[at - 2] as number
    const s0 = ((a >>> 7) | (a << 25)) ^ ((a >>> 18) | (a << 14)) ^ (a >>> 3)
    const s1 = ((b >>> 17) | (b << 15)) ^ ((b >>> 19) | (b << 13)) ^ (b >>> 10)
    w[at] = ((w[at - 16] as number) + s0 + (w[at - 7] as number) + s1) | 0
  }
  let a = state[0] as number
  let b = state[1] as number
  let c = state[2] as number
  let d = state[3] as number
  let e = state[4] as number
  let f = state[5] as number
  let g = state[6] as number
  let h = state[7] as number
  for (let at = 0; at < ROUNDS; at++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (K[at] as number) + (w[at] as number)) | 0
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  state[0] = (state[0] as number) + a
  state[1] = (state[1] as number) + b
  state[2] = (state[2] as number) + c
  state[3] = (state[3] as number) + d
  state[4] = (state[4] as number) + e
  state[5] = (state[5] as number) + f
  state[6] = (state[6] as number) + g
  state[7] = (state[7] as number) + h
}

/** The hash as eight words. */
export function sha256(bytes: Uint8Array): Uint32Array {
  const state = INITIAL.slice()
  const padded = new DataView(new ArrayBuffer(Math.ceil((bytes.byteLength + 9) / 64) * 64))
  new Uint8Array(padded.buffer).set(bytes)
  padded.setUint8(bytes.byteLength, 0x80)
  padded.setUint32(padded.byteLength - 4, bytes.byteLength * 8)
  const block = new Int32Array(16)
  for (let from = 0; from < padded.byteLength; from += 64) {
    for (let at = 0; at < 16; at++) block[at] = padded.getInt32(from + at * 4)
    compress(state, block)
  }
  return new Uint32Array(state.buffer)
}

/** Of a text that always fits into one block: made again and again with other last words. */
export class OneBlockHash {
  readonly #block = new Int32Array(16)
  readonly #state = new Int32Array(8)
  readonly #last: number

  /** `words` are what all of them begin with; two more follow. */
  constructor(words: Uint32Array) {
    this.#block.set(words)
    this.#block[words.length + 2] = 0x80000000
    this.#block[15] = (words.length + 2) * 32
    this.#last = words.length
  }

  /** The first word of the hash. */
  of(one: number, other: number): number {
    this.#block[this.#last] = one
    this.#block[this.#last + 1] = other
    this.#state.set(INITIAL)
    compress(this.#state, this.#block)
    return (this.#state[0] as number) >>> 0
  }
}
