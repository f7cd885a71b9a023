import { type Faces, FacesContext } from '@figment/ui/faces.ts'
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { TableStore } from '@figment/client/connection/store.ts'
import type { View } from '@figment/client/connection/view.ts'
import type { TableCall } from './call.ts'
import { Face } from './Face.tsx'
import { recallCall } from './rejoin.ts'
import { NO_CALL } from './state.ts'
import { CallContext, type CallInHand } from './useCall.ts'

interface Props {
  readonly store: TableStore
  /** What the table is called, whatever code leads to it now. */
  readonly table: string
  readonly view: View
  readonly children: ReactNode
}

const NOTHING_CHANGES = () => () => undefined
const noCall = () => NO_CALL

/** The table's call, around everything that shows faces. What makes it comes when it is first wanted. */
export function CallProvider({ store, table, view, children }: Props) {
  const { call, load } = useLoadedCall(store, table)
  const state = useSyncExternalStore(call?.subscribe ?? NOTHING_CHANGES, call?.state ?? noCall)
  const { you, call: members } = view
  const inHand = useMemo<CallInHand>(
    () => ({
      state,
      members,
      call,
      load,
      pictureOf(person) {
        if (person === null || !state.isIn) return null
        if (person === you) return state.mirror && { stream: state.mirror, isConnected: true }
        const isShown = members.some((member) => member.person === person && member.video)
        return isShown ? (state.seen.get(person) ?? null) : null
      },
    }),
    [state, members, call, load, you],
  )
  const faces = useMemo<Faces>(() => ({ Face, isSeen: (person) => inHand.pictureOf(person) !== null }), [inHand])
  return (
    <CallContext value={inHand}>
      <FacesContext value={faces}>{children}</FacesContext>
    </CallContext>
  )
}

function useLoadedCall(store: TableStore, table: string) {
  const [call, setCall] = useState<TableCall | null>(null)
  const load = useMemo(() => loading(store, table, setCall), [store, table])
  // who leaves the table leaves the call first, while the table still hears it
  useLayoutEffect(() => call?.start(), [call])
  useEffect(() => {
    const comeBack = async () => {
      try {
        const loaded = await load()
        await loaded.comeBack()
      } catch {
        // the button in the header is still there
      }
    }
    if (recallCall(table)) void comeBack()
  }, [load, table])
  return { call, load }
}

/** Loads the call once; after a failure, again. */
function loading(store: TableStore, table: string, onLoaded: (call: TableCall) => void): () => Promise<TableCall> {
  let coming: Promise<TableCall> | null = null
  const begin = async () => {
    const { TableCall } = await import('./call.ts')
    const call = new TableCall(store, table)
    onLoaded(call)
    return call
  }
  return async () => {
    coming ??= begin()
    try {
      return await coming
    } catch (error) {
      coming = null
      throw error
    }
  }
}
