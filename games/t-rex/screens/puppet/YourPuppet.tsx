import type { Player } from '@figment/game-kit/player'
import { type PointerEvent, useEffect, useState } from 'react'
import { useToast } from '@figment/ui/Toast.tsx'
import { moodAt } from '../../open/moods.ts'
import { Stage, useIsOnCamera } from '../board/Stage.tsx'
import { useTRexWords } from '../words.tsx'
import { useDriving } from './driving.ts'
import { Puppet } from './Puppet.tsx'
import { mayFeel, useCanFeel } from './shaking.ts'
import { useStrengths } from './strength.ts'
import './YourPuppet.css'

const SLIDER_STEPS = 100

interface Props {
  readonly who: Player
  /** Which one of my cards it acts: with a new one it comes to rest. */
  readonly card: number
  /** They see puppets alone. */
  readonly hasBots?: boolean
  /** What it is for, where that is not the usual thing. */
  readonly says?: string
  /** It stands in the cells that the people leave over. */
  readonly className?: string
}

/** Without a camera the puppet acts for me: tap it in a rhythm, shake the phone, or hold the slider. */
export function YourPuppet(props: Props) {
  return useIsOnCamera(props.who) ? <Mirror {...props} /> : <Driven {...props} />
}

/** As the others see me. */
function Mirror({ who, hasBots = false, className = '' }: Props) {
  const { puppet, acting } = useTRexWords()
  const strengths = useStrengths(who.seat)
  return (
    <section className={`mirror ${className}`}>
      <span className="trex-tile">
        <Stage who={who} strengths={strengths} />
        <span className="trex-tile__foot">{acting.you}</span>
      </span>
      {hasBots && <p className="mirror__rest">{puppet.botsGoByLuck}</p>}
    </section>
  )
}

function Driven({ who, card, says, className = '' }: Props) {
  const { puppet, moods } = useTRexWords()
  const say = useToast()
  const [level, setLevel] = useState(0)
  const [taps, setTaps] = useState(0)
  const [isShaking, setShaking] = useState(false)
  const canFeel = useCanFeel()
  const { hand, strengths } = useDriving({ isShaking })
  const [acted, setActed] = useState(card)
  if (acted !== card) {
    setActed(card)
    setLevel(0)
  }
  useEffect(() => hand.hold(level / SLIDER_STEPS), [hand, level])
  const tap = () => {
    hand.tap(performance.now())
    setTaps(taps + 1)
  }
  // a finger taps as it comes down; a click is left to the keyboard
  const tapped = ({ button }: PointerEvent) => {
    if (button === 0) tap()
  }
  const toggleShaking = async () => {
    if (isShaking) setShaking(false)
    else if (await mayFeel()) setShaking(true)
    else say(puppet.shakeRefused)
  }
  return (
    <section className={`your-puppet ${className}`} aria-label={puppet.label} data-person={who.person ?? undefined}>
      <button
        type="button"
        className="your-puppet__figure"
        aria-label={puppet.tap}
        onPointerDown={tapped}
        onClick={({ detail }) => detail === 0 && tap()}
      />
      <div className="your-puppet__inside">
        <span className="your-puppet__drum" aria-hidden="true">
          <svg viewBox="0 0 100 26">
            <ellipse cx="50" cy="15" rx="49" ry="11" fill="#3a241c" />
            <ellipse cx="50" cy="12" rx="49" ry="11" fill="#b98556" />
            <ellipse cx="50" cy="11" rx="46" ry="9.500" fill="#f4ecdd" />
            <ellipse cx="50" cy="11" rx="33" ry="6.500" fill="none" stroke="#c9ad7d" />
            {taps > 0 && <ellipse key={taps} className="drum__ring" cx="50" cy="11" rx="40" ry="8" />}
          </svg>
          <Puppet who={who} strengths={strengths} />
        </span>
        <p className="your-puppet__tap" aria-hidden="true">
          {says ?? puppet.tap}
        </p>
        <div className="your-puppet__drive" style={{ '--level': `${level}%` }}>
          <span className="your-puppet__wedge" aria-hidden="true" />
          <input
            type="range"
            min={0}
            max={SLIDER_STEPS}
            step={5}
            value={level}
            aria-label={puppet.slider}
            aria-valuetext={moods[moodAt(level / SLIDER_STEPS)]}
            onChange={({ target }) => setLevel(Number(target.value))}
          />
          <span aria-hidden="true">{puppet.barely}</span>
          <span aria-hidden="true">{puppet.wild}</span>
        </div>
        {canFeel && (
          <button type="button" className="your-puppet__shake" aria-pressed={isShaking} onClick={() => void toggleShaking()}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M8.500 4.500h7v15h-7zM11 17h2M4.500 8L3 10l1.500 2L3 14l1.500 2M19.500 8l1.500 2-1.500 2 1.500 2-1.500 2" />
            </svg>
            <span>{puppet.shake}</span>
            <span className="unseen"> {isShaking ? puppet.shakeOff : puppet.shakeOn}</span>
          </button>
        )}
      </div>
    </section>
  )
}
