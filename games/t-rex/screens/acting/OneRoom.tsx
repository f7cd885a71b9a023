import { setOneRoom } from '../one-room.ts'
import { useTRexWords } from '../words.tsx'
import './OneRoom.css'

/** In one room this device is just a card: everybody sees everybody without it. */
export function OneRoom({ isOne }: { readonly isOne: boolean }) {
  const { acting } = useTRexWords()
  return (
    <label className="one-room" title={acting.oneRoom}>
      <input type="checkbox" aria-label={acting.oneRoom} checked={isOne} onChange={({ target }) => setOneRoom(target.checked)} />
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 11l8-7 8 7v9H4zM9.500 20v-5a2.500 2.500 0 0 1 5 0v5" />
      </svg>
    </label>
  )
}
