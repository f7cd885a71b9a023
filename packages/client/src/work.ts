import { type Asked, type Posted, post } from './http.ts'

/** What a server asks of somebody who types a code where many wrong ones were typed: about a second on a phone. */
export function solveElsewhere(challenge: string, stop?: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./work-worker.ts', import.meta.url), { type: 'module' })
    const end = () => {
      worker.terminate()
      reject(new Error('the work was not done'))
    }
    stop?.addEventListener('abort', end)
    worker.addEventListener('error', end)
    worker.addEventListener('message', ({ data }: MessageEvent<string>) => {
      resolve(data)
      stop?.removeEventListener('abort', end)
      worker.terminate()
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- nor has the worker
    worker.postMessage(challenge)
  })
}

/** Does the work if it is asked for, and asks again. */
export async function postWithWork<T>(path: string, body: unknown, asked: Asked = {}): Promise<Posted<T>> {
  const answer = await post<T>(path, body, asked)
  if (answer.ok || answer.work === null) return answer
  const work = await solveElsewhere(answer.work, asked.stop).catch(() => null)
  return work === null ? answer : await post<T>(path, body, { ...asked, work })
}
