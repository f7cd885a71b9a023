import { type ClipId, CLUE_KINDS, type ClueKind, type Options } from '../../types.ts'
import { useRef, useState } from 'react'
import { useChosenKind } from './chosen-kind.ts'
import { useTableCode } from '@figment/client/code.ts'
import { sendClip } from './clips.ts'
import type { Recording } from './recorder.ts'
import type { Trouble } from './trouble.ts'

/** Sent for so long, the recording may be given up. */
const slowAfterMs = 8000

/** Songs and pantomime are for the host to allow. */
const ALWAYS: readonly ClueKind[] = ['said', 'sounded']

/** How the storyteller gives the clue, and the recording that may go with it. */
export function usePerformance({ clues }: Options, story: string) {
  const code = useTableCode()
  const { kind: chosen, choose } = useChosenKind(story)
  const kinds = clues === 'any' ? CLUE_KINDS : ALWAYS
  const kind = kinds.includes(chosen) ? chosen : 'said'
  const [kept, setKept] = useState<Recording | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [isSending, setSending] = useState(false)
  const [isSlow, setSlow] = useState(false)
  const stop = useRef<AbortController | null>(null)
  // a song that was recorded does not go with a pantomime
  const recording = kept?.kind === kind ? kept : null

  const send = async (): Promise<{ readonly clip: ClipId | undefined } | null> => {
    if (!recording) return { clip: undefined }
    setSending(true)
    setTrouble(null)
    stop.current = new AbortController()
    const slow = setTimeout(() => setSlow(true), slowAfterMs)
    const sent = await sendClip(code, recording.blob, stop.current)
    clearTimeout(slow)
    setSlow(false)
    setSending(false)
    if ('clip' in sent) return sent
    setTrouble(sent.trouble)
    return null
  }

  return {
    kinds,
    kind,
    isPerformed: kind !== 'said',
    choose: (next: ClueKind) => {
      choose(next)
      setTrouble(null)
    },
    recording,
    keep: (recording: Recording | null) => {
      setKept(recording)
      setTrouble(null)
    },
    trouble,
    isSending,
    /** It is still on its way, after a while. */
    isSlow,
    stopSending: () => stop.current?.abort(),
    /** Brings the recording to the table, if there is one; null: it did not get there, and `trouble` says why. */
    send,
  }
}

export type Performance = ReturnType<typeof usePerformance>
