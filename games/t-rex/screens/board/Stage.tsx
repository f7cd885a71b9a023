import type { Player } from '@figment/game-kit/player'
import { useFaces } from '@figment/ui/faces.ts'
import { Puppet } from '../puppet/Puppet.tsx'
import type { Strengths } from '../puppet/strength.ts'

/** Whether somebody is seen here themselves, in the call; a TV is in no call. */
export const useIsOnCamera = (who: Player | undefined): boolean => useFaces()?.isSeen(who?.person ?? null) ?? false

/** Where somebody is seen acting: their picture if they are in the call with one, or else their puppet. */
export function Stage({ who, strengths }: { readonly who: Player; readonly strengths: Strengths }) {
  const faces = useFaces()
  const isOnCamera = faces?.isSeen(who.person) ?? false
  return (
    <span className="trex-stage" data-seen={isOnCamera ? 'camera' : 'puppet'}>
      {faces && isOnCamera ? <faces.Face seat={who} /> : <Puppet who={who} strengths={strengths} />}
    </span>
  )
}
