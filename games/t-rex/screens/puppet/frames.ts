type Frame = (seconds: number) => void

/** A screen that slept does not catch up. */
const longestFrameSeconds = 0.1
const moving = new Set<Frame>()
let asked: number | null = null
let last = 0

function step(now: number): void {
  const seconds = Math.min(longestFrameSeconds, (now - last) / 1000)
  last = now
  for (const move of moving) move(seconds)
  asked = moving.size > 0 ? requestAnimationFrame(step) : null
}

/** All puppets move in the same frames. */
export function onFrame(move: Frame): () => void {
  moving.add(move)
  if (asked === null) {
    last = performance.now()
    asked = requestAnimationFrame(step)
  }
  return () => moving.delete(move)
}
