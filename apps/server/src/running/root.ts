/** Null: it is an ordinary user's process, or the system knows no such thing. */
export const rootWarning = (user = process.getuid?.()): string | null =>
  user === 0 ? 'Figment runs as root. Whoever breaks into it has the whole machine: start it as an ordinary user.' : null
