interface Plane {
  width: number
  height: number
  /** Interleaved values per pixel, 1 unless told. */
  channels?: number
}

/** Three box blurs, near enough to a Gaussian and the same cost for any sigma. */
export function blur(source: Float32Array, { width, height, channels = 1 }: Plane, sigma: number): Float32Array {
  if (sigma < 0.3) return source.slice()
  const result = source.slice()
  const half = new Float32Array(source.length)
  const ideal = Math.sqrt((12 * sigma * sigma) / 3 + 1)
  let narrow = Math.floor(ideal)
  if (narrow % 2 === 0) narrow--
  const narrowPasses = Math.round((12 * sigma * sigma - 3 * narrow * narrow - 12 * narrow - 9) / (-4 * narrow - 4))
  for (let pass = 0; pass < 3; pass++) {
    const radius = ((pass < narrowPasses ? narrow : narrow + 2) - 1) >> 1
    boxAcross(result, half, { width, height, channels }, radius)
    boxDown(half, result, { width, height, channels }, radius)
  }
  return result
}

function boxAcross(source: Float32Array, target: Float32Array, { width, height, channels }: Required<Plane>, radius: number): void {
  const share = 1 / (2 * radius + 1)
  for (let y = 0; y < height; y++)
    for (let c = 0; c < channels; c++) {
      const row = y * width * channels + c
      let sum = 0
      for (let k = -radius; k <= radius; k++) sum += source[row + Math.min(width - 1, Math.max(0, k)) * channels] ?? 0
      for (let x = 0; x < width; x++) {
        target[row + x * channels] = sum * share
        const entering = x + radius + 1 < width ? x + radius + 1 : width - 1
        const leaving = x - radius > 0 ? x - radius : 0
        sum += (source[row + entering * channels] ?? 0) - (source[row + leaving * channels] ?? 0)
      }
    }
}

function boxDown(source: Float32Array, target: Float32Array, { width, height, channels }: Required<Plane>, radius: number): void {
  const share = 1 / (2 * radius + 1)
  const stride = width * channels
  for (let column = 0; column < stride; column++) {
    let sum = 0
    for (let k = -radius; k <= radius; k++) sum += source[column + Math.min(height - 1, Math.max(0, k)) * stride] ?? 0
    for (let y = 0; y < height; y++) {
      target[column + y * stride] = sum * share
      const entering = y + radius + 1 < height ? y + radius + 1 : height - 1
      const leaving = y - radius > 0 ? y - radius : 0
      sum += (source[column + entering * stride] ?? 0) - (source[column + leaving * stride] ?? 0)
    }
  }
}
