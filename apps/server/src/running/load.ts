/**
 * How hard this process has it. At 1 it leaves out what nobody misses, at 2 it takes nobody new, at 3 it only keeps those who play.
 * There is one process and one load: whoever can do without something looks here.
 */
export type LoadLevel = 0 | 1 | 2 | 3

let level: LoadLevel = 0

export const loadLevel = (): LoadLevel => level

/** For the governor alone. */
export function setLoadLevel(next: LoadLevel): void {
  level = next
}
