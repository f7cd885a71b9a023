import { recall, remember } from '@figment/ui/memory.ts'

const KEY = 'tablesBeenAt'
/** As many as a browser's list of its tables has. */
const KEPT_AT_MOST = 20

/** Whether this device was at the table with this code: then it need not check the letters if there is none. */
export const wasAt = (code: string): boolean => codes().includes(code)

export function noteBeenAt(code: string): void {
  if (codes().at(-1) !== code) remember(KEY, [...codes().filter((one) => one !== code), code].slice(-KEPT_AT_MOST))
}

/** Whoever has erased what they made there comes as somebody new. */
export function forgetBeenAt(code: string): void {
  const others = codes().filter((one) => one !== code)
  remember(KEY, others)
}

function codes(): readonly unknown[] {
  const kept = recall(KEY)
  return Array.isArray(kept) ? kept : []
}
