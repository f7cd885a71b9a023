import type { OpenRequest } from '@figment/protocol'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { browser } from './browser.ts'
import { type Snapshot, TableStore } from './connection/store.ts'

interface Wanted {
  readonly code: string
  /** Of the link that led here. */
  readonly key: string | null
  readonly as: OpenRequest['as']
}

/** One table for as long as the page shows it. */
export function useTableStore(wanted: Wanted): { readonly store: TableStore; readonly snapshot: Snapshot } {
  const [store] = useState(() => new TableStore({ ...wanted, platform: browser }))
  useEffect(() => store.start(), [store])
  return { store, snapshot: useSyncExternalStore(store.subscribe, store.snapshot) }
}
