import { useTable } from '@figment/client/useTable.ts'
import { hostOf, isHost } from '@figment/client/who.ts'
import { isolated } from '@figment/ui/Named.tsx'
import type { TableNews } from '@figment/ui/scene/frame-host.ts'
import { useHouseWords } from '../settings/words/index.ts'
import type { Notice } from './notices.ts'

/** A notice in one sentence, for scenes that have a line and no place for a slip; what can be done about it is in the menu. */
export function useNoticeTold(notice: Notice | null): TableNews | null {
  const { notices, knock } = useHouseWords()
  const { view } = useTable()
  switch (notice?.kind) {
    // a pause has the place of a choice
    case undefined:
    case 'paused':
      return null
    case 'lost':
      return { text: notice.sign, isLasting: true }
    case 'hurry':
      return { text: notices.hurry, isLasting: true }
    case 'away':
      return { text: `${isolated(notice.seat.name)} ${notices.away}`, isLasting: false }
    case 'knock': {
      const { profile } = notice.knock
      return { text: knock.title(profile ? isolated(profile.name) : knock.tv), isLasting: false }
    }
    case 'host': {
      const isForNow = view.open.standsInFor !== null
      if (isHost(view)) return { text: isForNow ? notices.youStandIn : notices.youHost, isLasting: false }
      const name = isolated(hostOf(view.open)?.name ?? '')
      return { text: `${name} ${isForNow ? notices.standsIn : notices.newHost}`, isLasting: false }
    }
  }
}

/** Somebody here can do something about it. */
export const isAsking = (notice: Notice | null, isMineToDecide: boolean): boolean =>
  notice?.kind === 'knock' || ((notice?.kind === 'away' || notice?.kind === 'host') && isMineToDecide)
