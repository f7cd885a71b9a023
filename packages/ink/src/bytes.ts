const zigzag = (value: number): number => (value << 1) ^ (value >> 31)
const unzigzag = (value: number): number => (value >>> 1) ^ -(value & 1)

export class ByteWriter {
  readonly #bytes: number[] = []

  byte(value: number): void {
    this.#bytes.push(value & 0xff)
  }

  varint(value: number): void {
    let rest = value
    while (rest >= 0x80) {
      this.byte(rest | 0x80)
      rest >>>= 7
    }
    this.byte(rest)
  }

  signed(value: number): void {
    this.varint(zigzag(value))
  }

  done(): Uint8Array {
    return Uint8Array.from(this.#bytes)
  }
}

/** What was read was not written by us. Never leaves this package. */
export class Malformed extends Error {}

export class ByteReader {
  readonly #bytes: Uint8Array
  #at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  get isAtEnd(): boolean {
    return this.#at === this.#bytes.length
  }

  byte(): number {
    const byte = this.#bytes[this.#at++]
    if (byte === undefined) throw new Malformed()
    return byte
  }

  /** Three bytes at most, and no more of them than needed: one value has one spelling. */
  varint(): number {
    let value = 0
    for (let shift = 0; shift < 21; shift += 7) {
      const byte = this.byte()
      value |= (byte & 0x7f) << shift
      if (byte >= 0x80) continue
      if (byte === 0 && shift > 0) throw new Malformed()
      return value
    }
    throw new Malformed()
  }

  signed(): number {
    return unzigzag(this.varint())
  }

  take(length: number): Uint8Array {
    const taken = this.#bytes.subarray(this.#at, this.#at + length)
    if (taken.length !== length) throw new Malformed()
    this.#at += length
    return taken
  }
}

/** Null for whatever does not read as one value up to the last byte. */
export function readWhole<T>(bytes: Uint8Array, read: (from: ByteReader) => T): T | null {
  const from = new ByteReader(bytes)
  try {
    const value = read(from)
    return from.isAtEnd ? value : null
  } catch (trouble) {
    if (trouble instanceof Malformed) return null
    throw trouble
  }
}
