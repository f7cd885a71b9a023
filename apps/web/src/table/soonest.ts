/** Whoever is asked may stand still: then another is asked besides. */
const ASKED_AGAIN_AFTER = 600
const ASKED_AT_MOST = 4

export interface Waiting {
  readonly patience: number
  readonly stop: AbortSignal
}

/** The first answer counts, and the others are no longer waited for. Fails when all that were asked have, or when it is stopped. */
export function soonest<Answer>(ask: (stop: AbortSignal) => Promise<Answer>, { patience, stop }: Waiting): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const over = new AbortController()
    let asked = 0
    let failed = 0
    const end = () => {
      clearInterval(again)
      clearTimeout(waited)
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
      if (asked === ASKED_AT_MOST) clearInterval(again)
      ask(over.signal).then(succeed, () => {
        failed++
        if (failed === asked) fail()
      })
    }
    const again = setInterval(askOneMore, ASKED_AGAIN_AFTER)
    const waited = setTimeout(fail, patience)
    stop.addEventListener('abort', fail)
    askOneMore()
  })
}
