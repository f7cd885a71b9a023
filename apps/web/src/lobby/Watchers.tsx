import { Icon } from '@figment/ui/Icon.tsx'
import { isolated } from '@figment/ui/Named.tsx'
import { PlayerName } from '@figment/ui/PlayerMark.tsx'
import { useSheets } from '../people/sheet.ts'
import { useWords } from '../words/spoken.tsx'
import { useTable } from '@figment/client/useTable.ts'
import { watchersOf } from '@figment/client/who.ts'
import { Tags } from '../people/Tags.tsx'
import './Watchers.css'

export function Watchers() {
  const words = useWords()
  const { view } = useTable()
  const openSheet = useSheets()
  const watchers = watchersOf(view)
  if (watchers.length === 0) return null
  return (
    <section className="watchers panel" aria-labelledby="watchers-heading">
      <h2 id="watchers-heading" className="lobby__heading">
        {words.lobby.watchers}
      </h2>
      <ul className="watchers__list">
        {watchers.map(([id, person]) => (
          <li key={id} className="watchers__one" data-person={id}>
            <PlayerName seat={person} />
            <Tags person={id} />
            {id !== view.you && (
              <button
                type="button"
                className="seats__ask"
                aria-label={words.lobby.actions(isolated(person.name))}
                onClick={() => openSheet({ kind: 'person', person: id })}
              >
                <Icon name="more" />
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
