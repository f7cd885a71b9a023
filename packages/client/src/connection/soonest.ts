import type { Clock } from './clock.ts'

/** A server may not answer: after this time one more is asked, and the first is still waited for. */
const askAnotherEveryMs = 600
const askedAtMost = 4

/** For how long an answer is waited for. */
export interface Limits {
  readonly answerWithinMs: number
  readonly stop: AbortSignal
}

/** The first answer counts, and the others are no longer waited for. Fails when all that were asked have, or when it is stopped. */
export function soonest<Answer>(
  clock: Clock,
  { answerWithinMs, stop }: Limits,
  ask: (stop: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const over = new AbortController()
    let asked = 0
    let failed = 0
    const end = () => {
      askNoMore()
      waitNoMore()
      stop.removeEventListener('abort', fail)
      over.abort()
    }
    const succeed = (answer: Answer) => {
      end()
      resolve(answer)
    }
    const fail = () => {
      end()
      reject(new Error('nobody answers'))
    }
    const askOneMore = () => {
      asked++
      if (asked === askedAtMost) askNoMore()
      ask(over.signal).then(succeed, () => {
        failed++
        if (failed === asked) fail()
      })
    }
    const askNoMore = clock.every(askAnotherEveryMs, askOneMore)
    const waitNoMore = clock.after(answerWithinMs, fail)
    stop.addEventListener('abort', fail)
    askOneMore()
  })
}
