import type { Seat } from '@figment/game-kit'
import type { Player } from '@figment/game-kit/player'
import { useState } from 'react'
import type { Open } from '../../types.ts'
import { bookletOwners } from './Booklets.tsx'
import { BookletTabs } from './BookletTabs.tsx'
import { Watching } from './Watching.tsx'

/** Which booklet lies open, and which of its drawings is watched as it was drawn. */
export function useLooking(open: Open, seats: readonly Player[]) {
  const players = bookletOwners(open)
  const [shown = players[0], show] = useState<Seat | undefined>(players[0])
  const [watched, watch] = useState<{ readonly seat: Seat; readonly at: number } | null>(null)
  return {
    players,
    shown,
    onWatch: (seat: Seat, at: number) => watch({ seat, at }),
    tabs: players.length > 1 && <BookletTabs players={players} seats={seats} shown={shown} onShow={show} />,
    watching: (
      <Watching
        drawer={watched?.seat ?? null}
        at={watched?.at ?? 0}
        seats={seats}
        open={open}
        onMove={(at) => watch((last) => last && { ...last, at })}
        onClose={() => watch(null)}
      />
    ),
  }
}
