import { useIsMuted } from '@figment/client/muted.ts'
import type { Player } from '@figment/game-kit/player'
import { HiddenForYou, TakenOff } from '@figment/ui/TakenOff.tsx'

/** Why a sheet is not to be seen: it was taken off, or somebody does not want to see it. */
export type Cover = 'off' | 'hidden'

export function useCover({ isOff }: { readonly isOff: boolean }, drawer: Player | undefined): Cover | null {
  const isHidden = useIsMuted(drawer?.person, 'drawings')
  return isOff ? 'off' : isHidden ? 'hidden' : null
}

export const Covered = ({ cover }: { readonly cover: Cover }) => (
  <span className="sheet-cover">{cover === 'off' ? <TakenOff /> : <HiddenForYou />}</span>
)
