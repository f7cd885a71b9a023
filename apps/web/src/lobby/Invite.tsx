import { use, useId, useRef } from 'react'
import { TableKeyContext } from '@figment/client/code.ts'
import { Button } from '@figment/ui/Button.tsx'
import { CodeTiles, HiddenTiles } from '@figment/ui/CodeTiles.tsx'
import { Icon } from '@figment/ui/Icon.tsx'
import { Qr } from '@figment/ui/Qr.tsx'
import { useToast } from '@figment/ui/Toast.tsx'
import { useWords } from '../words/spoken.tsx'
import { useHouseWords } from '../settings/words/index.ts'
import { tablePath, tvPath } from '../route/route.ts'
import './Invite.css'

export function Invite({ code, isHidden }: { readonly code: string; readonly isHidden: boolean }) {
  const words = useWords()
  const house = useHouseWords().notices
  const tell = useToast()
  const key = use(TableKeyContext)
  const link = `${location.origin}${tablePath(code, key)}`
  const field = useRef<HTMLInputElement>(null)
  const id = useId()

  const copy = async () => {
    try {
      // missing on plain http, where friends in one house play
      await navigator.clipboard.writeText(link)
      tell(words.lobby.copied)
    } catch {
      field.current?.focus()
      field.current?.select()
      tell(words.lobby.copyByHand)
    }
  }
  const share = async () => {
    try {
      await navigator.share({ title: 'Figment', text: words.lobby.shareText, url: link })
    } catch {
      // somebody changed their mind
    }
  }
  const canShare = 'share' in navigator

  return (
    <section className="invite panel" aria-label={words.lobby.invite}>
      {isHidden ? <HiddenTiles letters={code.length} label={house.hiddenCode} /> : <CodeTiles code={code} label={words.lobby.code} />}
      {isHidden ? (
        <p className="invite__hidden">{house.hiddenText}</p>
      ) : (
        <>
          <label htmlFor={id} className="unseen">
            {words.lobby.link}
          </label>
          <input ref={field} id={id} className="invite__link" readOnly value={link} onFocus={({ target }) => target.select()} />
        </>
      )}
      <div className="invite__how">
        {!isHidden && (
          <div className="invite__qr">
            <Qr text={link} label={words.lobby.qr} />
          </div>
        )}
        <div className="invite__links">
          {canShare ? (
            <Button onClick={() => void share()}>
              <Icon name="share" />
              {words.lobby.share}
            </Button>
          ) : (
            <Button onClick={() => void copy()}>
              <Icon name="copy" />
              {words.lobby.copy}
            </Button>
          )}
          <a className="button button--quiet" href={tvPath(code, key)} target="_blank" rel="noreferrer">
            <Icon name="tv" />
            {words.lobby.tv}
          </a>
        </div>
      </div>
    </section>
  )
}
