import type { Status } from '@figment/client/connection/status.ts'
import type { View } from '@figment/client/connection/view.ts'
import { hostOf } from '@figment/client/who.ts'
import { Icon } from '@figment/ui/Icon.tsx'
import { Named } from '@figment/ui/Named.tsx'
import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import { type Notice, useNotices } from '../notices/notices.ts'
import { Slip } from '../notices/Slip.tsx'
import { useHouseWords } from '../settings/words/index.ts'
import './TvSlip.css'

/** What the room should know, never on the cards. It has no buttons: phones have them. */
export function TvSlip({ view, status }: { readonly view: View; readonly status: Status }) {
  const { shown } = useNotices(view, status)
  return (
    <div className="tv-slip" data-kind={shown?.kind} aria-live="polite">
      {shown && <OnTv view={view} notice={shown} />}
    </div>
  )
}

function OnTv({ view, notice }: { readonly view: View; readonly notice: Notice }) {
  const { knock, notices, pause } = useHouseWords()
  const { isResting } = view.open
  const host = hostOf(view.open)
  switch (notice.kind) {
    case 'paused': {
      const whoCan = host ? <Named say={pause.hostGoesOn} name={host.name} /> : pause.nobodyGoesOn
      return <Slip sign={<Icon name="pause" />} title={pause.paused} text={isResting ? pause.anyoneGoesOn : whoCan} />
    }
    case 'lost':
      return <Slip sign={<span className="slip__turning" />} title={notice.sign} text={notices.lostTv} />
    case 'away': {
      const { colour, shape, name } = notice.seat
      return <Slip sign={<PlayerMark colour={colour} shape={shape} />} title={<bdi>{name}</bdi>} text={notices.away} />
    }
    case 'host':
      return (
        <Slip
          sign={<Icon name="host" />}
          title={<bdi>{host?.name}</bdi>}
          text={view.open.standsInFor === null ? notices.newHost : notices.standsIn}
        />
      )
    case 'knock': {
      const { profile } = notice.knock
      const sign = profile ? <PlayerMark colour={profile.colour} shape={profile.shape} /> : <Icon name="tv" />
      const name = profile?.name ?? knock.tv
      if (notice.others > 0) return <Slip sign={sign} title={<bdi>{name}</bdi>} text={knock.andMore(notice.others)} />
      return <Slip sign={sign} title={<Named say={knock.title} name={name} />} text={knock.onTv} />
    }
    case 'hurry':
      // nobody plays from a TV
      return null
  }
}
