import { NO_TABLE_TOLD_EVERY_MS } from '../running/bounds.ts'

/** Resolves at the next tick. */
export type NextTick = () => Promise<void>

/**
 * A clock for whoever asks for a table: it starts when they ask, and if there is none for them, they are told at one of its ticks and
 * never in between. How long it took to find out, and where a table had to be asked for it, shows in no answer.
 */
export async function withTicks<Answer>(ask: (nextTick: NextTick) => Promise<Answer>): Promise<Answer> {
  let waiting: (() => void)[] = []
  const clock = setInterval(() => {
    const told = waiting
    waiting = []
    for (const goOn of told) goOn()
  }, NO_TABLE_TOLD_EVERY_MS).unref()
  try {
    return await ask(() => new Promise((goOn) => waiting.push(goOn)))
  } finally {
    clearInterval(clock)
  }
}
