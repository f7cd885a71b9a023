import type { HttpRefusal, Pass } from '@figment/protocol'
import { TableKeyContext } from '@figment/client/code.ts'
import { use, useEffect, useRef, useState } from 'react'
import { Button } from '@figment/ui/Button.tsx'
import { Qr } from '@figment/ui/Qr.tsx'
import { useLocale } from '@figment/ui/words.tsx'
import { useWords } from '../words/spoken.tsx'
import { type Posted, post } from '@figment/client/http.ts'
import { passLink } from '../route/route.ts'
import { useTable } from '@figment/client/useTable.ts'

/** A link that brings this seat to another device, once. */
export function MoveSeat() {
  const words = useWords()
  const { locale } = useLocale()
  const { view } = useTable()
  const { code } = view.open
  const key = use(TableKeyContext)
  const [pass, setPass] = useState<Pass | null>(null)
  const [failed, setFailed] = useState<{ readonly refused: HttpRefusal | null } | null>(null)
  const [attempt, setAttempt] = useState(0)
  // kept, so that a second look does not make a second pass
  const asked = useRef<{ readonly attempt: number; readonly answer: Promise<Posted<Pass>> } | null>(null)

  useEffect(() => {
    let isShown = true
    if (asked.current?.attempt !== attempt) asked.current = { attempt, answer: post<Pass>(`/api/tables/${code}/pass`, {}) }
    const take = async (coming: Promise<Posted<Pass>>) => {
      const answer = await coming
      if (!isShown) return
      if (answer.ok) setPass(answer.value)
      else setFailed({ refused: answer.refused })
    }
    void take(asked.current.answer)
    return () => {
      isShown = false
    }
  }, [code, attempt])

  const again = () => {
    setPass(null)
    setFailed(null)
    setAttempt(attempt + 1)
  }

  return (
    <div className="menu__page">
      <p>{words.pass.text}</p>
      <div aria-live="polite">
        {failed && <p>{failed.refused === null ? words.pass.failed : words.refusals[failed.refused]}</p>}
        {!pass && !failed && <p>{words.kit.loading}</p>}
      </div>
      {failed && <Button onClick={again}>{words.kit.tryAgain}</Button>}
      {pass && (
        <>
          <div className="menu__qr">
            <Qr text={passLink(code, pass.pass, key)} label={words.pass.qr} />
          </div>
          <p>
            {words.pass.code} <Address link={passLink(code, pass.pass, null)} />
          </p>
          <p className="menu__soft">
            {words.pass.until(new Date(pass.until - view.clockAhead).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' }))}
          </p>
          <Button onClick={again}>{words.pass.again}</Button>
        </>
      )}
    </div>
  )
}

/** For whoever types it: without the key, which nobody needs while people are at the table. Its two halves, each on a line of its own where one line is too short. */
function Address({ link }: { readonly link: string }) {
  const [table, pass] = link.split('#')
  return (
    <span className="menu__address">
      {table}
      <wbr />#{pass}
    </span>
  )
}
