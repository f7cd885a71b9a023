import { setOneRoom } from '../one-room.ts'
import { useTRexWords } from '../words.tsx'
import './OneRoom.css'

/** In one room this device is just a card: everybody sees everybody without it. */
export function OneRoom({ isOne }: { readonly isOne: boolean }) {
  const { acting } = useTRexWords()
  return (
    <label className="one-room">
      <input type="checkbox" checked={isOne} onChange={({ target }) => setOneRoom(target.checked)} />
      {acting.oneRoom}
    </label>
  )
}
