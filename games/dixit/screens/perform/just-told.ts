import type { ClipId, ClueKind, Open } from '../../types.ts'
import { useState } from 'react'

/** The recording that came while this screen looked on: it plays to its end, however fast the table goes on. */
export function useJustTold({ clip, clueKind }: Pick<Open, 'clip' | 'clueKind'>) {
  // a screen that is turned on later does not play what was told before
  const [known, setKnown] = useState(clip)
  const [playing, setPlaying] = useState<{ readonly clip: ClipId; readonly kind: ClueKind } | null>(null)
  if (clip !== null && clip !== known) {
    setKnown(clip)
    setPlaying({ clip, kind: clueKind })
  }
  return { playing, onOver: () => setPlaying(null) }
}
