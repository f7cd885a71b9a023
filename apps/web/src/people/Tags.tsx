import type { PersonId } from '@figment/table/types'
import { Icon } from '@figment/ui/Icon.tsx'
import { useWords } from '../words/spoken.tsx'
import { useTable } from '@figment/client/useTable.ts'
import './Tags.css'

interface Props {
  readonly person: PersonId | null
  readonly isBot?: boolean
  readonly isAway?: boolean
}

/** What there is to know about somebody, each as a glyph with its word. */
export function Tags({ person, isBot = false, isAway = false }: Props) {
  const words = useWords()
  const { view } = useTable()
  return (
    <span className="tags">
      {person !== null && person === view.you && <span className="tags__tag">{words.seat.you}</span>}
      {person !== null && person === view.open.host && (
        <span className="tags__tag tags__tag--host">
          <Icon name="host" />
          {words.seat.host}
        </span>
      )}
      {isBot && (
        <span className="tags__tag">
          <Icon name="bot" />
          {words.seat.bot}
        </span>
      )}
      {isAway && (
        <span className="tags__tag">
          <Icon name="away" />
          {words.seat.away}
        </span>
      )}
    </span>
  )
}
