import type { Player } from '@figment/game-kit/player'
import { useContext } from 'react'
import { Face } from '../../../call/Face.tsx'
import { CallContext } from '../../../call/useCall.ts'
import { Puppet } from '../puppet/Puppet.tsx'
import type { Strengths } from '../puppet/strength.ts'

/** Whether somebody is seen here themselves, in the call; a TV is in no call. */
export const useIsOnCamera = (who: Player | undefined): boolean =>
  (useContext(CallContext)?.pictureOf(who?.person ?? null) ?? null) !== null

/** Where somebody is seen acting: their picture if they are in the call with one, or else their puppet. */
export function Stage({ who, strengths }: { readonly who: Player; readonly strengths: Strengths }) {
  const isOnCamera = useIsOnCamera(who)
  return (
    <span className="trex-stage" data-seen={isOnCamera ? 'camera' : 'puppet'}>
      {isOnCamera ? <Face seat={who} /> : <Puppet who={who} strengths={strengths} />}
    </span>
  )
}
