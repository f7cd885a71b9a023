import type { Medium } from './link.ts'
import { CallIcon, type CallIconName } from './CallIcon.tsx'
import type { Own } from './state.ts'
import { useCallWords } from './words/index.ts'
import './Turner.css'

const ICONS: Readonly<Record<Medium, { readonly on: CallIconName; readonly off: CallIconName }>> = {
  audio: { on: 'microphone', off: 'microphoneOff' },
  video: { on: 'camera', off: 'cameraOff' },
}
const KEYS: Readonly<Record<Medium, string>> = { audio: 'M', video: 'V' }

interface Props {
  readonly medium: Medium
  readonly own: Own
  onTurn(medium: Medium): void
}

/** Microphone or camera, on or off. */
export function Turner({ medium, own, onTurn }: Props) {
  const words = useCallWords()
  const { on, off } = words.turn[medium]
  const label = own.isOn ? off : on
  return (
    <button
      type="button"
      className={own.isOn ? 'turner' : 'turner turner--off'}
      aria-label={label}
      aria-keyshortcuts={KEYS[medium]}
      aria-busy={own.isAsking || undefined}
      title={`${label} (${KEYS[medium]})`}
      onClick={() => onTurn(medium)}
    >
      <CallIcon name={own.isOn ? ICONS[medium].on : ICONS[medium].off} />
      {own.trouble && (
        <span className="turner__trouble" aria-hidden="true">
          !
        </span>
      )}
    </button>
  )
}
