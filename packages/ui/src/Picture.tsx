import { type Deck, useColours, useDescription } from './descriptions.ts'
import './Picture.css'

export interface PictureProps {
  readonly card: string
  readonly deck?: Deck
  readonly size: 'hand' | 'large' | 'tv'
  /** Defaults to what is on the card, in the reader's language. */
  readonly alt?: string
  /** Far down the page: fetched when somebody comes near. */
  readonly isLater?: boolean
}

/** How wide a card is shown, for the browser to choose a file by. */
const SHOWN: Readonly<Record<PictureProps['size'], string>> = {
  hand: '(max-width: 40rem) 32vw, 14rem',
  large: '(max-width: 40rem) 92vw, 34rem',
  tv: '34rem',
}

/** A card: the painting in its paper border. It is as wide as its place allows. */
export function Picture({ card, deck = 'dreams', size, alt, isLater = false }: PictureProps) {
  const description = useDescription(card, deck)
  const colours = useColours(card, deck)
  const file = `/pictures/${deck}/${card}`
  return (
    <picture className={`picture picture--${size}`}>
      <source type="image/avif" srcSet={`${file}-240.avif 240w, ${file}-600.avif 600w, ${file}-900.avif 900w`} sizes={SHOWN[size]} />
      <img
        className="picture__frame"
        style={colours}
        src={`${file}-600.webp`}
        width={600}
        height={900}
        alt={alt ?? description}
        loading={isLater ? 'lazy' : 'eager'}
        decoding="async"
        draggable={false}
      />
    </picture>
  )
}
