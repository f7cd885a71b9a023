/** Long enough for whoever waits to hear that it failed, instead of waiting for yet another try. */
const forgetAfterMs = 1000

/** The same promise every time; a failed load is forgotten after a moment and may be tried again. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let coming: Promise<T> | null = null
  return () => {
    coming ??= load().catch((trouble: unknown) => {
      setTimeout(() => {
        coming = null
      }, forgetAfterMs)
      throw trouble
    })
    return coming
  }
}
