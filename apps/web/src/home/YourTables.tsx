import type { TablesOfMine } from '@figment/protocol'
import { useEffect, useState } from 'react'
import { EraseMine } from '../erasing/EraseMine.tsx'
import { Button } from '@figment/ui/Button.tsx'
import { Dialog } from '@figment/ui/Dialog.tsx'
import { useGames } from '../games/manifests.ts'
import { Link } from '../route/Link.tsx'
import { useToast } from '@figment/ui/Toast.tsx'
import { useLocale } from '@figment/ui/words.tsx'
import { tablePath } from '../route/route.ts'
import { useHouseWords } from '../settings/words/index.ts'
import { get } from '@figment/client/http.ts'
import { ago } from './ago.ts'
import './YourTables.css'

type Mine = TablesOfMine['tables'][number]

/** Where this device has a place already; nothing at all for a newcomer. */
export function YourTables() {
  const { yours, erasing } = useHouseWords()
  const tell = useToast()
  const [{ tables, now }, setSeen] = useState<{ readonly tables: readonly Mine[]; readonly now: number }>({ tables: [], now: 0 })
  const [erased, setErased] = useState<string | null>(null)
  useEffect(() => {
    let isShown = true
    const look = async () => {
      const answer = await get<TablesOfMine>('/api/tables')
      if (isShown && answer.ok) setSeen({ tables: answer.value.tables, now: Date.now() })
    }
    void look()
    return () => {
      isShown = false
    }
  }, [])
  if (tables.length === 0) return null
  return (
    <section className="your-tables panel" aria-labelledby="your-tables">
      <h2 id="your-tables" className="your-tables__title">
        {yours.title}
      </h2>
      <ul className="your-tables__list">
        {tables.map((table) => (
          <li key={table.code} className="your-tables__table">
            <TableLink table={table} now={now} />
            <Button className="your-tables__erase" onClick={() => setErased(table.code)}>
              {yours.erase}
              <span className="unseen"> {table.code}</span>
            </Button>
          </li>
        ))}
      </ul>
      <Dialog title={erasing.mineTitle(erased ?? '')} open={erased !== null} onClose={() => setErased(null)}>
        <EraseMine
          code={erased ?? ''}
          onDone={() => {
            tell(erasing.mineDone)
            setSeen({ tables: tables.filter(({ code }) => code !== erased), now })
            setErased(null)
          }}
        />
      </Dialog>
    </section>
  )
}

function TableLink({ table: { code, activeAt, finished }, now }: { readonly table: Mine; readonly now: number }) {
  const { yours } = useHouseWords()
  const { locale } = useLocale()
  const aboutGame = useGames()
  const games = [...new Set(finished)].map((game) => aboutGame(game).name)
  return (
    <Link href={tablePath(code)} className="your-tables__link">
      <span className="unseen">{yours.backTo} </span>
      <b className="your-tables__code" translate="no">
        {code}
      </b>
      <span className="your-tables__when">{ago(activeAt, now, locale)}</span>
      {games.length > 0 && <span className="your-tables__games">{games.join(', ')}</span>}
    </Link>
  )
}
