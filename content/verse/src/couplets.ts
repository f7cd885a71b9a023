import type { Couplet } from './index.ts'

export const readCouplets = (written: readonly (readonly string[])[]): readonly Couplet[] =>
  written.map((ending, at) => {
    const [first, second, ...more] = ending
    if (first === undefined || second === undefined || more.length > 0) throw new Error(`Ending ${at + 1} is not of two lines.`)
    return [first, second]
  })
