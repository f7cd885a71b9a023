import type { OpenRequest } from '@figment/protocol'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { browser } from './browser.ts'
import { type Snapshot, TableStore } from './connection/store.ts'

/** One table for as long as the page shows it. */
export function useTableStore(code: string, as: OpenRequest['as']): { readonly store: TableStore; readonly snapshot: Snapshot } {
  const [store] = useState(() => new TableStore({ code, as, platform: browser }))
  useEffect(() => store.start(), [store])
  return { store, snapshot: useSyncExternalStore(store.subscribe, store.snapshot) }
}
