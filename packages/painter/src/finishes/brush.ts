/** One pass over the canvas with one brush. */
export interface BrushPass {
  radius: number
  /** Strokes only where the canvas is off by more than this. */
  threshold: number
  /** Of a stroke, in radii. */
  length: readonly [number, number]
  /** Of the lightness from stroke to stroke, and of the hue. */
  jitter: number
  hueJitter: number
  /** Distance between strokes, in radii. */
  grid: number
  alpha: number
}

export interface BrushWork {
  passes: readonly BrushPass[]
  /** How much the relief of the paint catches the light. */
  impasto: number
  /** How much of the weave shows. */
  canvas: number
  /** How much of the drawing shows through. */
  detailKeep: number
  /** How willingly a stroke bends. */
  curve: number
}

export const oilBrushes: BrushWork = {
  passes: [
    { radius: 30, threshold: 0, length: [5, 11], jitter: 0.034, hueJitter: 0.016, grid: 0.7, alpha: 0.96 },
    { radius: 15, threshold: 0.045, length: [5, 13], jitter: 0.03, hueJitter: 0.014, grid: 0.7, alpha: 0.93 },
    { radius: 7.5, threshold: 0.05, length: [4, 12], jitter: 0.024, hueJitter: 0.011, grid: 0.75, alpha: 0.9 },
    { radius: 3.6, threshold: 0.055, length: [3, 10], jitter: 0.014, hueJitter: 0.007, grid: 0.85, alpha: 0.88 },
    { radius: 1.9, threshold: 0.05, length: [2, 8], jitter: 0.008, hueJitter: 0.004, grid: 1, alpha: 0.9 },
  ],
  impasto: 0.4,
  canvas: 0.05,
  detailKeep: 0.18,
  curve: 0.8,
}

/** Shorter, flatter, more opaque, on smooth board. */
export const gouacheBrushes: BrushWork = {
  passes: [
    { radius: 26, threshold: 0, length: [3, 6], jitter: 0.02, hueJitter: 0.01, grid: 0.7, alpha: 1 },
    { radius: 12, threshold: 0.045, length: [3, 7], jitter: 0.018, hueJitter: 0.01, grid: 0.7, alpha: 0.98 },
    { radius: 6, threshold: 0.05, length: [3, 7], jitter: 0.014, hueJitter: 0.008, grid: 0.75, alpha: 0.96 },
    { radius: 3, threshold: 0.055, length: [2, 6], jitter: 0.01, hueJitter: 0.005, grid: 0.85, alpha: 0.95 },
    { radius: 1.6, threshold: 0.05, length: [2, 5], jitter: 0.006, hueJitter: 0.003, grid: 1, alpha: 0.95 },
  ],
  impasto: 0.12,
  canvas: 0.02,
  detailKeep: 0.1,
  curve: 0.5,
}
