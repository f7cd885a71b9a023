import { createContext, type ReactNode, useCallback, useContext, useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import './Toast.css'

/** Says a sentence at the top of the screen for a while. */
export type Tell = (text: string) => void

const staysForMs = 5000
const ToastContext = createContext<Tell>(() => undefined)
/** What is being said: a scene that fills the screen says it in its own line. */
export const ToastNow = createContext<string | null>(null)

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [toast, setToast] = useState<{ readonly text: string; readonly number: number } | null>(null)
  const [place] = useState(() => document.createElement('output'))
  const tell = useCallback<Tell>((text) => setToast((last) => ({ text, number: (last?.number ?? 0) + 1 })), [])
  useEffect(() => {
    if (!toast) return
    const timer = setTimeout(() => setToast(null), staysForMs)
    return () => clearTimeout(timer)
  }, [toast])
  useLayoutEffect(() => (toast ? keepAboveDialogs(place) : document.body.append(place)), [place, toast])
  return (
    <ToastContext value={tell}>
      <ToastNow value={toast?.text ?? null}>{children}</ToastNow>
      {createPortal(
        toast && (
          <span key={toast.number} className="toast__text">
            {toast.text}
          </span>
        ),
        place,
      )}
    </ToastContext>
  )
}

export const useToast = (): Tell => useContext(ToastContext)

/** Nothing outside an open dialog can be seen above it (popovers can, in browsers newer than our oldest): so it goes inside. */
function keepAboveDialogs(place: HTMLElement): () => void {
  const lift = () => {
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
    if (place.parentNode !== top) top.append(place)
  }
  lift()
  // a dialog may open or close meanwhile
  const changes = new MutationObserver(lift)
  changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
  return () => changes.disconnect()
}
