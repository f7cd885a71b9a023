const RESOURCES: ReadonlySet<unknown> = new Set(['EMFILE', 'ENFILE', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'])

/** Something was short for a moment, or somebody went away: that ends what it happened to, and nothing else is the worse for it. */
export function isLivedThrough(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return RESOURCES.has(code) || (typeof code === 'string' && code.startsWith('ERR_STREAM_'))
}
