import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'

/** A line that somebody types without it being shown; where nobody sits, the first line of what comes in. */
export async function askAtTerminal(question: string): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write(question)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY })
  try {
    return await new Promise((resolve) => {
      lines.once('line', resolve)
      lines.once('close', () => resolve(''))
    })
  } finally {
    lines.close()
    if (process.stdin.isTTY) process.stderr.write('\n')
  }
}
