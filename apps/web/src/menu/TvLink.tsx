import { TableKeyContext } from '@figment/client/code.ts'
import { use } from 'react'
import { Qr } from '@figment/ui/Qr.tsx'
import { useWords } from '../words/spoken.tsx'
import { tvPath } from '../route/route.ts'
import { useTable } from '@figment/client/useTable.ts'

export function TvLink() {
  const words = useWords()
  const { view } = useTable()
  const { code } = view.open
  const link = `${location.origin}${tvPath(code, use(TableKeyContext))}`
  return (
    <div className="menu__page">
      <p>{words.menu.tvText}</p>
      <div className="menu__qr">
        <Qr text={link} label={words.menu.tv} />
      </div>
      <p>
        <a className="menu__address" href={link} target="_blank" rel="noreferrer">
          {/* short, for whoever types it on a TV: while people are at the table, the code is enough */}
          {`${location.origin}${tvPath(code)}`}
        </a>
      </p>
    </div>
  )
}
