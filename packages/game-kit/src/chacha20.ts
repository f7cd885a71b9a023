/** The stream of ChaCha20 (RFC 8439) under this key, word by word. Nobody who has seen some of it can tell what comes before or after. */
export function chacha20(key: Uint8Array, { nonce = NO_NONCE, block = 0 }: { nonce?: Uint8Array; block?: number } = {}): () => number {
  if (key.length !== 32 || nonce.length !== 12) throw new RangeError('a key has 32 bytes and a nonce 12')
  const input = new Int32Array(16)
  input.set(EXPAND_32_BYTE_K)
  readWords(key, input, 4)
  input[COUNTER] = block
  readWords(nonce, input, COUNTER + 1)
  const words = new Int32Array(16)
  let next = words.length
  return () => {
    if (next === words.length) {
      stir(words, input)
      input[COUNTER] = (input[COUNTER] as number) + 1
      next = 0
    }
    return (words[next++] as number) >>> 0
  }
}

const EXPAND_32_BYTE_K = Int32Array.of(0x61707865, 0x3320646e, 0x79622d32, 0x6b206574)
const COUNTER = 12
const NO_NONCE = new Uint8Array(12)
const ROUNDS = 20

/** The next block of the stream. */
function stir(words: Int32Array, input: Int32Array): void {
  words.set(input)
  for (let round = 0; round < ROUNDS; round += 2) {
    quarterRound(words, 0, 4, 8, 12)
    quarterRound(words, 1, 5, 9, 13)
    quarterRound(words, 2, 6, 10, 14)
    quarterRound(words, 3, 7, 11, 15)
    quarterRound(words, 0, 5, 10, 15)
    quarterRound(words, 1, 6, 11, 12)
    quarterRound(words, 2, 7, 8, 13)
    quarterRound(words, 3, 4, 9, 14)
  }
  for (let at = 0; at < words.length; at++) words[at] = ((words[at] as number) + (input[at] as number)) | 0
}

function quarterRound(words: Int32Array, at: number, bt: number, ct: number, dt: number): void {
  let a = words[at] as number
  let b = words[bt] as number
  let c = words[ct] as number
  let d = words[dt] as number
  a = (a + b) | 0
  d ^= a
  d = (d << 16) | (d >>> 16)
  c = (c + d) | 0
  b ^= c
  b = (b << 12) | (b >>> 20)
  a = (a + b) | 0
  d ^= a
  d = (d << 8) | (d >>> 24)
  c = (c + d) | 0
  b ^= c
  b = (b << 7) | (b >>> 25)
  words[at] = a
  words[bt] = b
  words[ct] = c
  words[dt] = d
}

/** The lowest byte of a word comes first, whatever the machine is used to. */
function readWords(bytes: Uint8Array, into: Int32Array, at: number): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let word = 0; 4 * word < bytes.length; word++) into[at + word] = view.getInt32(4 * word, true)
}
