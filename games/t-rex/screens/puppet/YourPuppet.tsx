import type { Player } from '@figment/game-kit/player'
import { type PointerEvent, useEffect, useState } from 'react'
import { useToast } from '@figment/ui/Toast.tsx'
import { useIsOnCamera } from '../board/Stage.tsx'
import { useTRexWords } from '../words.tsx'
import { useDriving } from './driving.ts'
import { Puppet } from './Puppet.tsx'
import { mayFeel, useCanFeel } from './shaking.ts'
import './YourPuppet.css'

const SLIDER_STEPS = 100

interface Props {
  readonly who: Player
  /** Which one of my cards it acts: with a new one it comes to rest. */
  readonly card: number
  /** They see puppets alone. */
  readonly hasBots?: boolean
}

/** Without a camera the puppet acts for me: tap it in a rhythm, shake the phone, or hold the slider. */
export function YourPuppet(props: Props) {
  return useIsOnCamera(props.who) ? <OnCamera {...props} /> : <Driven {...props} />
}

function OnCamera({ hasBots = false }: Props) {
  const { puppet } = useTRexWords()
  return hasBots && <p className="your-puppet__note">{puppet.botsGoByLuck}</p>
}

function Driven({ who, card }: Props) {
  const { puppet } = useTRexWords()
  const say = useToast()
  const [level, setLevel] = useState(0)
  const [isShaking, setShaking] = useState(false)
  const canFeel = useCanFeel()
  const { hand, strengths } = useDriving({ isShaking })
  const [acted, setActed] = useState(card)
  if (acted !== card) {
    setActed(card)
    setLevel(0)
  }
  useEffect(() => hand.hold(level / SLIDER_STEPS), [hand, level])
  // a finger taps as it comes down; a click is left to the keyboard
  const tapped = ({ button }: PointerEvent) => {
    if (button === 0) hand.tap(performance.now())
  }
  const toggleShaking = async () => {
    if (isShaking) setShaking(false)
    else if (await mayFeel()) setShaking(true)
    else say(puppet.shakeRefused)
  }
  return (
    <section className="your-puppet" aria-label={puppet.label} data-person={who.person ?? undefined}>
      <button
        type="button"
        className="your-puppet__figure"
        aria-label={puppet.tap}
        onPointerDown={tapped}
        onClick={({ detail }) => detail === 0 && hand.tap(performance.now())}
      >
        <Puppet who={who} strengths={strengths} />
      </button>
      <div className="your-puppet__drive">
        <p aria-hidden="true">{puppet.tap}</p>
        <input
          type="range"
          min={0}
          max={SLIDER_STEPS}
          step={5}
          value={level}
          aria-label={puppet.slider}
          onChange={({ target }) => setLevel(Number(target.value))}
        />
      </div>
      {canFeel && (
        <button type="button" className="your-puppet__shake" aria-pressed={isShaking} onClick={() => void toggleShaking()}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M8.500 4.500h7v15h-7zM11 17h2M4.500 8L3 10l1.500 2L3 14l1.500 2M19.500 8l1.500 2-1.500 2 1.500 2-1.500 2" />
          </svg>
          {puppet.shake}
          <span className="unseen"> {isShaking ? puppet.shakeOff : puppet.shakeOn}</span>
        </button>
      )}
    </section>
  )
}
