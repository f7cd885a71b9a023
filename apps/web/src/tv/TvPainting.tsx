import { DREAMS } from '@figment/pictures'
import { useEffect, useState } from 'react'
import './TvPainting.css'

const staysForMs = 24_000

/** One of our paintings hangs beside the words, and slowly gives way to the next. Only to look at. */
export function TvPainting() {
  const [shown, setShown] = useState(() => [anyPainting()])
  useEffect(() => {
    let isShown = true
    const change = async () => {
      const next = anyPainting()
      // the next one comes only when it is all here: nothing is seen half-painted
      const coming = new Image()
      coming.src = fileOf(next)
      await coming.decode().catch(() => undefined)
      if (isShown && coming.naturalWidth > 0) setShown((before) => (before.at(-1) === next ? before : [...before.slice(-1), next]))
    }
    const timer = setInterval(() => void change(), staysForMs)
    return () => {
      isShown = false
      clearInterval(timer)
    }
  }, [])
  return (
    <div className="tv-painting" aria-hidden="true">
      {shown.map((card) => (
        <div key={card} className="tv-painting__one">
          <img className="tv-painting__glow" src={fileOf(card)} alt="" />
          <img className="tv-painting__picture" src={fileOf(card)} alt="" />
        </div>
      ))}
    </div>
  )
}

const fileOf = (card: string): string => `/pictures/dreams/${card}-600.webp`

const PAINTINGS = [...DREAMS.first, ...DREAMS.second]
const anyPainting = (): string => PAINTINGS[Math.floor(Math.random() * PAINTINGS.length)] ?? ''
