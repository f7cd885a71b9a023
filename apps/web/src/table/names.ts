import type { TableOpen } from '@figment/table/types'
import { useMemo } from 'react'
import { useHouseWords } from '../settings/words/index.ts'
import type { View } from '@figment/client/connection/view.ts'

/** The view with a name for everybody: those who had theirs erased are all called the same, in the reader's language. */
export function useNames(view: View | null): View | null {
  const { nameless } = useHouseWords().erasing
  return useMemo(() => {
    if (!view) return null
    const open = withNames(view.open, nameless)
    return open === view.open ? view : { ...view, open }
  }, [view, nameless])
}

function withNames(open: TableOpen, nameless: string): TableOpen {
  const { people, seats, happenings } = open
  if (Object.values(people).every(({ name }) => name !== '')) return open
  const named = <T extends object>(one: T): T => ('name' in one && one.name === '' ? { ...one, name: nameless } : one)
  return {
    ...open,
    people: Object.fromEntries(Object.entries(people).map(([id, person]) => [id, named(person)])),
    seats: seats.map(named),
    happenings: happenings.map(named),
  }
}
