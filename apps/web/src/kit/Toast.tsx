import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import './Toast.css'

/** Says a sentence at the top of the screen for a while. */
export type Tell = (text: string) => void

const STAYS = 5000
const ToastContext = createContext<Tell>(() => undefined)

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [toast, setToast] = useState<{ readonly text: string; readonly number: number } | null>(null)
  const tell = useCallback<Tell>((text) => setToast((last) => ({ text, number: (last?.number ?? 0) + 1 })), [])
  useEffect(() => {
    if (!toast) return
    const timer = setTimeout(() => setToast(null), STAYS)
    return () => clearTimeout(timer)
  }, [toast])
  return (
    <ToastContext value={tell}>
      {children}
      <output className="toast">
        {toast && (
          <span key={toast.number} className="toast__text" popover="manual" ref={showAboveDialogs}>
            {toast.text}
          </span>
        )}
      </output>
    </ToastContext>
  )
}

export const useToast = (): Tell => useContext(ToastContext)

function showAboveDialogs(element: HTMLElement | null): void {
  element?.showPopover?.()
}
