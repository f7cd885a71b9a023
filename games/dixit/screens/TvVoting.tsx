import type { Dixit } from '../types.ts'
import { useContext } from 'react'
import { Picture } from '@figment/ui/Picture.tsx'
import type { Shown } from '@figment/ui/contract.ts'
import { LiveContext, useTurningSound } from './drama.ts'
import { TvHead } from './TvHead.tsx'
import { TvSeats } from './TvSeats.tsx'
import { useDixitWords } from './words.tsx'
import '@figment/ui/CardBack.css'
import './TvGallery.css'

export function TvVoting(props: Shown<Dixit>) {
  const { open } = props
  const words = useDixitWords()
  const isTurning = useContext(LiveContext)
  useTurningSound(isTurning, open.laid.length)
  return (
    <>
      <TvHead {...props} title={words.voting.ask} />
      <div className="tv-gallery" data-turning={isTurning}>
        <ol className="tv-gallery__cards" aria-label={words.gallery} data-count={open.laid.length}>
          {open.laid.map((card, at) => (
            <li key={card} className="tv-gallery__place" style={{ '--at': at }}>
              <span className="tv-gallery__number">{at + 1}</span>
              <span className="tv-gallery__front">
                <Picture card={card} size="tv" />
              </span>
              {isTurning && <span className="tv-gallery__back card-back" aria-hidden="true" />}
            </li>
          ))}
        </ol>
      </div>
      <TvSeats {...props} />
    </>
  )
}
