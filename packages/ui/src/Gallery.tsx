import { DREAMS } from '@figment/pictures'
import { useState } from 'react'
import { Picture } from './Picture.tsx'
import './Gallery.css'

const HUNG = 4

/** A few paintings on the wall, other ones every evening; only to look at. */
export function Gallery() {
  const [cards] = useState(() => someOf(DREAMS.first))
  return (
    <div className="gallery" aria-hidden="true">
      {cards.map((card) => (
        <div key={card} className="gallery__card">
          <Picture card={card} size="hand" alt="" />
        </div>
      ))}
    </div>
  )
}

function someOf(all: readonly string[]): readonly string[] {
  const apart = Math.floor(all.length / HUNG)
  const first = Math.floor(Math.random() * apart)
  return Array.from({ length: HUNG }, (_, at) => all[first + at * apart] ?? '').filter(Boolean)
}
