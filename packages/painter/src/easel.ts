import { type ChildProcess, fork } from 'node:child_process'
import type { Answer, Order } from './paint-worker.ts'

const worker = new URL('./paint-worker.ts', import.meta.url)

/** Paints orders a few at a time, each easel a process of its own, and tells of each that is done. */
export async function paintAll(orders: readonly Order[], easels: number, tell: (answer: Answer) => void): Promise<void> {
  const waiting = [...orders]
  const paintOn = async (easel: ChildProcess) => {
    for (let order = waiting.shift(); order; order = waiting.shift()) tell(await ask(easel, order))
    easel.disconnect()
  }
  const started = Array.from({ length: Math.min(easels, orders.length) }, () => fork(worker))
  await Promise.all(started.map(paintOn))
}

function ask(easel: ChildProcess, order: Order): Promise<Answer> {
  return new Promise((resolve) => {
    const fell = (code: number | null) => resolve({ name: order.card.name, error: `the worker ended with ${code}` })
    easel.once('exit', fell)
    easel.once('message', (answer: Answer) => {
      easel.off('exit', fell)
      resolve(answer)
    })
    if (easel.connected) easel.send(order)
    else fell(easel.exitCode)
  })
}
