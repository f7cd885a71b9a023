import { Picture } from '../../kit/Picture.tsx'
import type { TvProps } from '../screens.ts'
import { TvHead } from './TvHead.tsx'
import { TvSeats } from './TvSeats.tsx'
import { useDixitWords } from './words/index.tsx'
import './TvGallery.css'

export function TvVoting(props: TvProps<'dixit'>) {
  const { open } = props
  const words = useDixitWords()
  return (
    <>
      <TvHead {...props} title={words.voting.ask} />
      <div className="tv-gallery">
        <ol className="tv-gallery__cards" aria-label={words.gallery} data-count={open.laid.length}>
          {open.laid.map((card, at) => (
            <li key={card} className="tv-gallery__place">
              <span className="tv-gallery__number">{at + 1}</span>
              <Picture card={card} size="tv" />
            </li>
          ))}
        </ol>
      </div>
      <TvSeats {...props} />
    </>
  )
}
