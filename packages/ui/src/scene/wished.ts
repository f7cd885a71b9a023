import { useEffect, useState } from 'react'

const answerWithinMs = 4000

/** What the host has chosen, shown at once and true as soon as the table says so; a wish that is not granted goes back. */
export function useWished<Options extends object>(options: Options, onChange: (options: Options) => void) {
  const [wish, setWish] = useState({ options, from: options })
  const isAnswered = wish.from !== options
  const wished = isAnswered ? options : wish.options
  useEffect(() => {
    if (wished === options) return
    const giveUp = setTimeout(() => setWish({ options, from: options }), answerWithinMs)
    return () => clearTimeout(giveUp)
  }, [options, wished])
  const change = (changed: Partial<Options>) => {
    const next = { ...wished, ...changed }
    setWish({ options: next, from: options })
    onChange(next)
  }
  return { wished, change }
}
