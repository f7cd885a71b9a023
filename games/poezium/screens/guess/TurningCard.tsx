import { Picture } from '@figment/ui/Picture.tsx'
import type { Beat } from './told.ts'
import '@figment/ui/CardBack.css'
import './TurningCard.css'

interface Props {
  readonly card: string
  readonly beat: Beat
  readonly isRight: boolean
  readonly size: 'large' | 'tv'
}

/** The card that was named: it begins to turn as a wrong one would, and stops edge-on. */
export const TurningCard = ({ card, beat, isRight, size }: Props) => (
  <div className="turning" data-beat={beat === 'turn' ? 'turn' : isRight ? 'right' : 'wrong'}>
    <div className="turning__card">
      <div className="turning__face">
        <Picture card={card} deck="stories" size={size} />
      </div>
      <div className="turning__back card-back" />
    </div>
  </div>
)
