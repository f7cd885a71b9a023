import { useState } from 'react'

interface Paper {
  /** Lines there are in all. */
  readonly written: number
  /** Lines there is room for. */
  readonly room: number
}

/** The oldest lines that have to step back, so that the latest stay in sight: one slip stands for them all. */
export function foldedOf<T>(lines: readonly T[], { written, room }: Paper): readonly T[] {
  const tooMany = written - room
  return tooMany <= 0 ? [] : lines.slice(0, Math.min(lines.length, tooMany + 1))
}

export function useFolded<T>(lines: readonly T[], paper: Paper) {
  const folded = foldedOf(lines, paper)
  const [isWanted, setOpen] = useState(false)
  return { folded, isOpen: isWanted && folded.length > 0, setOpen }
}
