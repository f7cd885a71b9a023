import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { Icon } from './Icon.tsx'
import { useKitWords } from './words.tsx'
import './Dialog.css'

export interface DialogProps {
  readonly title: string
  readonly open: boolean
  onClose(): void
  readonly children: ReactNode
  /** `full` covers the screen and keeps its title for screen readers only; `low` stands on the lower edge of a phone, in reach of the thumb. */
  readonly kind?: 'sheet' | 'full' | 'low'
}

export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null
}

function OpenDialog({ title, onClose, children, kind = 'sheet' }: Omit<DialogProps, 'open'>) {
  const words = useKitWords()
  const heading = useId()
  const dialog = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // closing by hand gives the focus back to where it was
    return () => element?.close()
  }, [])

  const closeIfOutside = useEffectEvent(({ target }: MouseEvent) => {
    if (target === dialog.current) onClose()
  })
  useEffect(() => {
    const element = dialog.current
    const onClick = (event: MouseEvent) => closeIfOutside(event)
    element?.addEventListener('click', onClick)
    return () => element?.removeEventListener('click', onClick)
  }, [])

  return (
    <dialog
      ref={dialog}
      className={`dialog dialog--${kind}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        // a dialog opened from within this one closes alone
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className="dialog__body">
        <div className="dialog__top">
          <h2 id={heading} className={kind === 'full' ? 'unseen' : 'dialog__title'}>
            {title}
          </h2>
          <button type="button" className="dialog__close" aria-label={words.kit.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
