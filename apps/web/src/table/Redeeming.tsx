import type { HttpRefusal } from '@figment/protocol'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '@figment/ui/Button.tsx'
import { Notice } from '@figment/ui/Notice.tsx'
import { useWords } from '../words/spoken.tsx'
import type { Posted } from '@figment/client/http.ts'
import { postWithWork } from '@figment/client/work.ts'
import { tablePath } from '../route/route.ts'

interface Props {
  readonly code: string
  readonly pass: string
  readonly linkKey: string | null
  onDone(): void
  onAgain(): void
}

/** Brings a seat to this device. The pass works once, so it is asked for once and leaves the address at once. */
export function Redeeming({ code, pass, linkKey, onDone, onAgain }: Props) {
  const words = useWords()
  const [failed, setFailed] = useState<{ readonly refused: HttpRefusal | null } | null>(null)
  const asked = useRef<Promise<Posted<object>> | null>(null)

  const answered = useEffectEvent((answer: Posted<object>) => {
    if (answer.ok) onDone()
    else setFailed({ refused: answer.refused })
  })
  useEffect(() => {
    let isShown = true
    const ask = async () => {
      const asking = asked.current ?? postWithWork<object>(`/api/tables/${code}/redeem`, { pass }, { key: linkKey })
      asked.current = asking
      const answer = await asking
      if (isShown) answered(answer)
    }
    history.replaceState(null, '', tablePath(code, linkKey))
    void ask()
    return () => {
      isShown = false
    }
  }, [code, pass, linkKey])

  if (!failed) return <Notice screen="redeeming" title={words.pass.moving} />
  const couldNotReach = failed.refused === null
  return (
    <Notice
      screen="redeeming"
      title={words.pass.failedTitle}
      text={failed.refused === null ? words.home.offline : words.refusals[failed.refused]}
    >
      {couldNotReach && (
        <Button kind="primary" onClick={onAgain}>
          {words.kit.tryAgain}
        </Button>
      )}
      <Button onClick={onDone}>{words.pass.goOn}</Button>
    </Notice>
  )
}
