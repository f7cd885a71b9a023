import type { Card, Held, Open } from '../types.ts'
import { useState } from 'react'

export interface Draft {
  readonly card: Card | null
  readonly clue: string
}

const KEY = 'figment.dixit.draft'
const EMPTY: Draft = { card: null, clue: '' }

/** Of this turn: the same before and after it is known who tells. */
export const storyOf = ({ round }: Open, { hand }: Held): string => `${round} ${hand.join(' ')}`

/** A story half told survives a reload; `story` tells one turn from another, so that no old clue comes back. */
export function useDraft(story: string) {
  const [draft, setDraft] = useState(() => read(story))
  const change = (changed: Partial<Draft>) => {
    const next = { ...draft, ...changed }
    setDraft(next)
    write({ story, ...next })
  }
  return { draft, change, forget: () => write(null) }
}

function read(story: string): Draft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return isKept(kept) && kept.story === story ? { card: kept.card, clue: kept.clue } : EMPTY
  } catch {
    return EMPTY
  }
}

function write(kept: (Draft & { story: string }) | null): void {
  try {
    if (kept) sessionStorage.setItem(KEY, JSON.stringify(kept))
    else sessionStorage.removeItem(KEY)
  } catch {
    // a browser that keeps nothing: only a reload would have missed it
  }
}

const isKept = (value: unknown): value is Draft & { story: string } =>
  typeof value === 'object' &&
  value !== null &&
  'story' in value &&
  typeof value.story === 'string' &&
  'clue' in value &&
  typeof value.clue === 'string' &&
  'card' in value &&
  (value.card === null || typeof value.card === 'string')
