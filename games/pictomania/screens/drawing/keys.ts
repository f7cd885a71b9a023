import { type KeyboardEvent as Press, useEffect, useEffectEvent } from 'react'

interface Keys {
  onBack(): void
  onStep(by: 1 | -1): void
  onFinish(): void
}

/** Esc back to my sheet, arrows from drawing to drawing, F to finish. */
export function useKeys({ onBack, onStep, onFinish }: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isForOthers(event)) return
    if (event.key === 'Escape') onBack()
    else if (event.key === 'ArrowLeft') onStep(-1)
    else if (event.key === 'ArrowRight') onStep(1)
    else if (event.code === 'KeyF') onFinish()
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

/** Of the browser, of what lies open over the table, or of a field. */
export const isForOthers = ({ ctrlKey, metaKey, altKey, repeat, target }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  repeat ||
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element && target.matches('input, textarea, select'))

/** A key that is held down presses a button once. */
export function onlyOnce(event: Press): void {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault()
}
