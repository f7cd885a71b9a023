import { useEffect, useRef } from 'react'
import { sound } from '@figment/ui/sound.ts'

/** A new round is heard in the room; what is heard within it is the game's own. */
export function useTvSounds(round: number | null): void {
  const before = useRef(round)
  useEffect(() => {
    const isNew = round !== null && before.current !== round
    before.current = round
    if (isNew) sound('chime')
  }, [round])
}
