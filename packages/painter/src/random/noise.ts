import { Rng } from './rng.ts'

/** Gradient noise over the plane, about −1 to 1. */
export class Noise {
  readonly #order = new Uint8Array(512)
  readonly #gradientX = new Float32Array(256)
  readonly #gradientY = new Float32Array(256)

  constructor(seed: string) {
    const rng = new Rng(seed)
    const order = new Uint8Array(256)
    for (let i = 0; i < 256; i++) order[i] = i
    for (let i = 255; i > 0; i--) {
      const j = Math.floor(rng.next() * (i + 1))
      const kept = order[i] ?? 0
      order[i] = order[j] ?? 0
      order[j] = kept
    }
    for (let i = 0; i < 512; i++) this.#order[i] = order[i & 255] ?? 0
    for (let i = 0; i < 256; i++) {
      const angle = rng.next() * Math.PI * 2
      this.#gradientX[i] = Math.cos(angle)
      this.#gradientY[i] = Math.sin(angle)
    }
  }

  at(x: number, y: number): number {
    const floorX = Math.floor(x)
    const floorY = Math.floor(y)
    const cellX = floorX & 255
    const cellY = floorY & 255
    const dx = x - floorX
    const dy = y - floorY
    const u = dx * dx * dx * (dx * (dx * 6 - 15) + 10)
    const v = dy * dy * dy * (dy * (dy * 6 - 15) + 10)
    const order = this.#order
    const left = order[cellX] ?? 0
    const right = order[cellX + 1] ?? 0
    const a = order[left + cellY] ?? 0
    const b = order[right + cellY] ?? 0
    const c = order[left + cellY + 1] ?? 0
    const d = order[right + cellY + 1] ?? 0
    const gx = this.#gradientX
    const gy = this.#gradientY
    const n0 = (gx[a] ?? 0) * dx + (gy[a] ?? 0) * dy
    const n1 = (gx[b] ?? 0) * (dx - 1) + (gy[b] ?? 0) * dy
    const n2 = (gx[c] ?? 0) * dx + (gy[c] ?? 0) * (dy - 1)
    const n3 = (gx[d] ?? 0) * (dx - 1) + (gy[d] ?? 0) * (dy - 1)
    const m0 = n0 + u * (n1 - n0)
    const m1 = n2 + u * (n3 - n2)
    return (m0 + v * (m1 - m0)) * 1.5
  }

  /** Octaves of noise summed: clouds, pigment, stone. */
  fractal(x: number, y: number, octaves = 5): number {
    let sum = 0
    let amplitude = 0.5
    let frequency = 1
    for (let i = 0; i < octaves; i++) {
      sum += amplitude * this.at(x * frequency + i * 17.3, y * frequency - i * 9.7)
      frequency *= 2.03
      amplitude *= 0.5
    }
    return sum
  }

  /** Folded octaves: sharp crests for mountains. */
  ridge(x: number, y: number, octaves = 5): number {
    let sum = 0
    let amplitude = 0.5
    let frequency = 1
    for (let i = 0; i < octaves; i++) {
      const crest = 1 - Math.abs(this.at(x * frequency + i * 7.1, y * frequency + i * 3.3))
      sum += amplitude * crest * crest
      frequency *= 2.05
      amplitude *= 0.5
    }
    return sum
  }
}
