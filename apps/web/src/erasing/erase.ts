import type { HttpRefusal } from '@figment/protocol'
import { useState } from 'react'
import { useToast } from '@figment/ui/Toast.tsx'
import { useWords } from '../words/spoken.tsx'
import { forgetBeenAt } from '../route/been-at.ts'
import { type Posted, post } from '@figment/client/http.ts'

/** Refusals that mean it was erased before: the answer to the first request was lost. */
const ALREADY: readonly (HttpRefusal | null)[] = ['notYours', 'noSuchTable']

const isDone = (answer: Posted<object>): boolean => answer.ok || ALREADY.includes(answer.refused)

/** Asks the server to erase, and tells the reader why if it could not. */
export function useErasing(code: string, what: 'erase' | 'remove', onDone: () => void) {
  const words = useWords()
  const tell = useToast()
  const [isBusy, setBusy] = useState(false)
  const erase = async () => {
    setBusy(true)
    const answer = await post<object>(`/api/tables/${code}/${what}`, {})
    setBusy(false)
    if (isDone(answer)) {
      if (what === 'erase') forgetBeenAt(code)
      return onDone()
    }
    tell(answer.ok || answer.refused === null ? words.home.offline : words.refusals[answer.refused])
  }
  return { isBusy, erase: () => void erase() }
}
