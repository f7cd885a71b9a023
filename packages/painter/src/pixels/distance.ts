const infinite = 1e10

/** Distance from each pixel of a mask (over 0.5) to the nearest pixel outside it; exact, after Felzenszwalb. */
export function distanceToOutside(mask: Float32Array, width: number, height: number): Float32Array {
  const squared = new Float64Array(width * height)
  for (let i = 0; i < width * height; i++) squared[i] = (mask[i] ?? 0) > 0.5 ? infinite : 0
  const longest = Math.max(width, height)
  const vertices = new Int32Array(longest)
  const bounds = new Float64Array(longest + 1)
  const nearest = new Float64Array(longest)
  const line = new Float64Array(longest)
  const lowerEnvelope = (length: number) => {
    let k = 0
    vertices[0] = 0
    bounds[0] = -infinite
    bounds[1] = infinite
    for (let q = 1; q < length; q++) {
      let crossing: number
      do {
        const r = vertices[k] ?? 0
        crossing = ((line[q] ?? 0) + q * q - (line[r] ?? 0) - r * r) / (2 * q - 2 * r)
      } while (crossing <= (bounds[k] ?? 0) && --k > -1)
      k++
      vertices[k] = q
      bounds[k] = crossing
      bounds[k + 1] = infinite
    }
    k = 0
    for (let q = 0; q < length; q++) {
      while ((bounds[k + 1] ?? infinite) < q) k++
      const v = vertices[k] ?? 0
      nearest[q] = (q - v) * (q - v) + (line[v] ?? 0)
    }
  }
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) line[y] = squared[y * width + x] ?? 0
    lowerEnvelope(height)
    for (let y = 0; y < height; y++) squared[y * width + x] = nearest[y] ?? 0
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) line[x] = squared[y * width + x] ?? 0
    lowerEnvelope(width)
    for (let x = 0; x < width; x++) squared[y * width + x] = nearest[x] ?? 0
  }
  const distance = new Float32Array(width * height)
  for (let i = 0; i < width * height; i++) distance[i] = Math.sqrt(Math.min(squared[i] ?? 0, 1e9))
  return distance
}
