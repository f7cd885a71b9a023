import { Qr } from '@figment/ui/Qr.tsx'
import { useWords } from '../words/spoken.tsx'
import { tvPath } from '../route/route.ts'
import { useTable } from '@figment/client/useTable.ts'

export function TvLink() {
  const words = useWords()
  const { view } = useTable()
  const link = `${location.origin}${tvPath(view.open.code)}`
  return (
    <div className="menu__page">
      <p>{words.menu.tvText}</p>
      <div className="menu__qr">
        <Qr text={link} label={words.menu.tv} />
      </div>
      <p>
        <a className="menu__address" href={link} target="_blank" rel="noreferrer">
          {link}
        </a>
      </p>
    </div>
  )
}
