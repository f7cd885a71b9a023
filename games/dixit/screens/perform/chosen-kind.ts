import { CLUE_KINDS, type ClueKind } from '../../types.ts'
import { useState } from 'react'

const KEY = 'figment.dixit.kind'

/** Whoever chose to sing still sings after a reload, in the same story; the recording itself is gone then. */
export function useChosenKind(story: string) {
  const [kind, setKind] = useState(() => read(story))
  const choose = (chosen: ClueKind) => {
    setKind(chosen)
    write(`${chosen} ${story}`)
  }
  return { kind, choose }
}

const read = (story: string): ClueKind => CLUE_KINDS.find((kind) => kept() === `${kind} ${story}`) ?? 'said'

function kept(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

function write(text: string): void {
  try {
    sessionStorage.setItem(KEY, text)
  } catch {
    // a browser that keeps nothing: only a reload would have missed it
  }
}
