import { post } from '@figment/client/http.ts'
import { useTable } from '@figment/client/useTable.ts'
import { hostOf, isHost } from '@figment/client/who.ts'
import { Button } from '@figment/ui/Button.tsx'
import { Named } from '@figment/ui/Named.tsx'
import { useToast } from '@figment/ui/Toast.tsx'
import { useState } from 'react'
import { navigate, tablePath } from '../route/route.ts'
import { useHouseWords } from '../settings/words/index.ts'
import { useWords } from '../words/spoken.tsx'

/** Little more can be written down here: the host can bring everybody to a new table, and then all are shown the way. */
export default function MovingOn() {
  const words = useHouseWords().moveOn
  const { next } = useTable().view.open
  return (
    <fieldset className="play__bar moving-on">
      <legend className="unseen">{words.newTable}</legend>
      {next === null ? <NearTheEnd /> : <TheWay next={next} />}
    </fieldset>
  )
}

function TheWay({ next }: { readonly next: string }) {
  const words = useHouseWords().moveOn
  return (
    <>
      <p>{words.named}</p>
      <Button kind="primary" onClick={() => navigate(tablePath(next))}>
        {words.go}
      </Button>
    </>
  )
}

function NearTheEnd() {
  const words = useHouseWords().moveOn
  const shell = useWords()
  const tell = useToast()
  const { view } = useTable()
  const [isBusy, setBusy] = useState(false)
  const { code, room, play } = view.open
  const full = play ? `${words.none} ${words.finish}` : words.none
  const host = hostOf(view.open)
  const moveOn = async () => {
    setBusy(true)
    const made = await post<{ readonly code: string }>(`/api/tables/${code}/next`, {})
    setBusy(false)
    if (made.ok) navigate(tablePath(made.value.code))
    else tell(made.refused === null ? shell.home.offline : shell.refusals[made.refused])
  }
  return (
    <>
      <p>{room === 'none' ? full : words.little}</p>
      {isHost(view) ? (
        <Button busy={isBusy} onClick={() => void moveOn()}>
          {words.newTable}
        </Button>
      ) : (
        host && (
          <p>
            <Named say={words.hostOpens} name={host.name} />
          </p>
        )
      )}
    </>
  )
}
