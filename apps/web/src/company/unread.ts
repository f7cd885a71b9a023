import { useEffect, useState } from 'react'
import { recall, remember } from '@figment/ui/memory.ts'
import { useTableCode } from '@figment/client/code.ts'
import type { View } from '@figment/client/connection/view.ts'
import { isMutedForMe } from '@figment/client/who.ts'
import type { ChatLine } from '@figment/table/types'

const KEY = 'chatSeen'

/** How many lines of others came since somebody last looked here; a reload does not make old lines new. */
export function useUnread(view: View, isReading: boolean) {
  const { open, you } = view
  const { chat } = open
  const table = useTableCode()
  const [seen, setSeen] = useState(() => seenAt(table))
  const last = chat.lines.at(-1)?.number ?? 0
  useEffect(() => {
    if (isReading) remember(KEY, { code: table, last })
  }, [isReading, last, table])
  const isNew = ({ number, person }: ChatLine) => number > seen && person !== you && !isMutedForMe(view, person, 'chat')
  const unread = isReading ? 0 : chat.lines.filter(isNew).length
  return {
    unread,
    /** Whoever looks away has read everything up to here. */
    lookAway: () => {
      if (isReading) setSeen(last)
    },
  }
}

function seenAt(table: string): number {
  const kept = recall(KEY)
  const isKept = typeof kept === 'object' && kept !== null && 'code' in kept && 'last' in kept
  return isKept && kept.code === table && typeof kept.last === 'number' ? kept.last : 0
}
