const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const VALUES = new Map(Array.from(LETTERS, (letter, value) => [letter, value]))

/** Base64 without the closing signs; the rules have neither `btoa` nor `Buffer`. */
export function toText(bytes: Uint8Array): string {
  let text = ''
  for (let i = 0; i < bytes.length; i += 3) {
    const [first = 0, second = 0, third = 0] = bytes.subarray(i, i + 3)
    const triple = (first << 16) | (second << 8) | third
    const letters = Math.min(bytes.length - i, 3) + 1
    for (let letter = 0; letter < letters; letter++) text += LETTERS.charAt((triple >> (18 - 6 * letter)) & 0x3f)
  }
  return text
}

/** Null for anything that `toText` does not write. */
export function fromText(text: string): Uint8Array | null {
  if (text.length % 4 === 1) return null
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4))
  let held = 0
  let bits = 0
  let at = 0
  for (const letter of text) {
    const value = VALUES.get(letter)
    if (value === undefined) return null
    held = (held << 6) | value
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes[at++] = held >> bits
    held &= (1 << bits) - 1
  }
  return held === 0 ? bytes : null
}
