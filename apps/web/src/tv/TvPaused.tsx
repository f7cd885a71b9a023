import type { TableOpen } from '@figment/table/types'
import { Icon } from '@figment/ui/Icon.tsx'
import { Named } from '@figment/ui/Named.tsx'
import { useHouseWords } from '../settings/words/index.ts'
import { hostOf } from '@figment/client/who.ts'
import './TvPaused.css'

/** The game stands still behind it, for everybody to see. */
export function TvPaused({ open }: { readonly open: TableOpen }) {
  const words = useHouseWords().pause
  const host = hostOf(open)
  return (
    <section className="tv-paused" aria-labelledby="paused-heading">
      <div className="tv-paused__card panel">
        <Icon name="pause" />
        <h2 id="paused-heading">{words.paused}</h2>
        {open.isResting ? (
          <>
            <p>{words.resting}</p>
            <p>{words.anyoneGoesOn}</p>
          </>
        ) : (
          <p>{host ? <Named say={words.hostGoesOn} name={host.name} /> : words.nobodyGoesOn}</p>
        )}
      </div>
    </section>
  )
}
