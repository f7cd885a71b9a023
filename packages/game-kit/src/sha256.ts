/** SHA-256 (FIPS 180-4), for where nothing but the language is at hand: rules run in a browser's worker too. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(64 * Math.ceil((bytes.length + 9) / 64))
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const words = new DataView(padded.buffer)
  words.setUint32(padded.length - 8, (8 * bytes.length) / 2 ** 32)
  words.setUint32(padded.length - 4, 8 * bytes.length)
  const state = FIRST_STATE.slice()
  for (let block = 0; block < padded.length; block += 64) {
    for (let at = 0; at < 16; at++) schedule[at] = words.getInt32(block + 4 * at)
    compress(state)
  }
  for (let at = 0; at < state.length; at++) words.setInt32(4 * at, state[at] as number)
  return padded.subarray(0, 32)
}

const FIRST_STATE = Int32Array.of(0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19)
const ROUND_CONSTANTS = Int32Array.from([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be,
  0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa,
  0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85,
  0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3,
  0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f,
  0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
])

/** The first sixteen words are a block; the others follow from them. One for all, as nothing else runs meanwhile. */
const schedule = new Int32Array(64)

function compress(state: Int32Array): void {
  for (let at = 16; at < 64; at++) {
    const early = schedule[at - 15] as number
    const late = schedule[at - 2] as number
    const sigma0 = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)
    const sigma1 = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)
    schedule[at] = ((schedule[at - 16] as number) + sigma0 + (schedule[at - 7] as number) + sigma1) | 0
  }
  let a = state[0] as number
  let b = state[1] as number
  let c = state[2] as number
  let d = state[3] as number
  let e = state[4] as number
  let f = state[5] as number
  let g = state[6] as number
  let h = state[7] as number
  for (let round = 0; round < 64; round++) {
    const sum1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const choice = (e & f) ^ (~e & g)
    const first = (h + sum1 + choice + (ROUND_CONSTANTS[round] as number) + (schedule[round] as number)) | 0
    const sum0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + sum0 + majority) | 0
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

const turned = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits))
