import { type Desk, DESK_ASKED_EVERY_MS } from '@figment/protocol'
import { useEffect, useState } from 'react'
import { getOperator } from './ask.ts'

export interface AskedDesk {
  /** Null until it was first answered. */
  readonly desk: Desk | null
  /** The last question was not answered. */
  readonly isSilent: boolean
  /** Now, because something was changed. */
  look(): Promise<void>
}

/** What the operator sees, as it was a few seconds ago; not asked for while nobody looks. */
export function useDesk(onOut: () => void): AskedDesk {
  const [asked, set] = useState<Omit<AskedDesk, 'look'>>({ desk: null, isSilent: false })
  const [look] = useState(() => async () => {
    const answer = await getOperator<Desk>('/desk')
    if (answer.ok) set({ desk: answer.value, isSilent: false })
    else set(({ desk }) => ({ desk, isSilent: true }))
    if (!answer.ok && (answer.refused === 'signInFirst' || answer.refused === 'notSetUp')) onOut()
  })
  useEffect(() => {
    const lookIfSeen = () => (document.hidden ? undefined : void look())
    const first = setTimeout(look)
    const timer = setInterval(lookIfSeen, DESK_ASKED_EVERY_MS)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [look])
  return { ...asked, look }
}
