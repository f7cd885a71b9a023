import type { ClueKind } from '../../types.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '@figment/ui/Button.tsx'
import { Dialog } from '@figment/ui/Dialog.tsx'
import { RecordIcon, StopIcon } from './icons.tsx'
import { Player } from './Player.tsx'
import { type Recording, record, SECONDS_AT_MOST, type Stage, Unrecorded, whyNot } from './recorder.ts'
import { isFinal } from './trouble.ts'
import { usePerformWords } from './words/index.tsx'
import './Recorder.css'

interface Props {
  kind: ClueKind
  recording: Recording | null
  open: boolean
  onKeep(recording: Recording | null): void
  onClose(): void
}

/** Where a sound, a song or a pantomime is recorded and looked at before anybody else has it. */
export function Recorder({ open, ...props }: Props) {
  const words = usePerformWords()
  return (
    <Dialog title={words.record.title[props.kind]} open={open} onClose={props.onClose}>
      <Inside {...props} />
    </Dialog>
  )
}

function Inside({ kind, recording, onKeep, onClose }: Omit<Props, 'open'>) {
  const words = usePerformWords()
  const { stage, start, stop } = useRecording(kind, onKeep)
  if (stage.at === 'trouble') {
    return (
      <Room say={words.troubles[stage.trouble]} isTrouble>
        <p className="recorder__note">{words.inTheRoom}</p>
        {!isFinal(stage.trouble) && (
          <Button kind="primary" onClick={start}>
            {words.record.again}
          </Button>
        )}
        <Button onClick={onClose}>{words.record.close}</Button>
      </Room>
    )
  }
  if (stage.at === 'getReady' || stage.at === 'recording') {
    const isRunning = stage.at === 'recording'
    return (
      <Room say={isRunning ? words.record.left(stage.left) : words.record.getReady(stage.left)} isQuiet>
        {kind === 'mimed' ? (
          <>
            <Mirror stream={stage.stream} label={words.record.preview} />
            <progress
              className="recorder__time"
              aria-hidden="true"
              max={SECONDS_AT_MOST}
              value={isRunning ? SECONDS_AT_MOST - stage.left : 0}
            />
          </>
        ) : (
          <div className="recorder__ring" style={{ '--left': isRunning ? stage.left / SECONDS_AT_MOST : 1 }} aria-hidden="true">
            <b>{stage.left}</b>
            <Waves isRunning={isRunning} />
          </div>
        )}
        <Button kind="primary" disabled={!isRunning} onClick={stop}>
          <StopIcon />
          {words.record.stop}
        </Button>
      </Room>
    )
  }
  if (recording && stage.at === 'ready') {
    return (
      <Room say={words.record.opened(recording.seconds)}>
        <Preview recording={recording} label={words.record.yourSong} />
        <Button kind="primary" onClick={onClose}>
          {words.record.keep}
        </Button>
        <div className="recorder__more">
          <Button onClick={start}>{words.record.again}</Button>
          <Button kind="danger" onClick={() => onKeep(null)}>
            {words.record.delete}
          </Button>
        </div>
      </Room>
    )
  }
  return (
    <Room say={stage.at === 'asking' ? words.record.asking : words.record.lead[kind]}>
      <Button kind="primary" busy={stage.at === 'asking'} onClick={start}>
        <RecordIcon />
        {words.record.start}
      </Button>
      <p className="recorder__note">{words.inTheRoom}</p>
    </Room>
  )
}

interface RoomProps {
  say: string
  isTrouble?: boolean
  /** Seconds running down: seen, not read out one by one. */
  isQuiet?: boolean
  children: ReactNode
}

function Room({ say, isTrouble = false, isQuiet = false, children }: RoomProps) {
  return (
    <div className="recorder">
      <p className={isTrouble ? 'recorder__say recorder__say--trouble' : 'recorder__say'} aria-live={isQuiet ? 'off' : 'polite'}>
        {say}
      </p>
      {children}
    </div>
  )
}

function useRecording(kind: ClueKind, onKeep: (recording: Recording) => void) {
  const [stage, setStage] = useState<Stage>(() => {
    const trouble = whyNot()
    return trouble ? { at: 'trouble', trouble } : { at: 'ready' }
  })
  const underWay = useRef<{ enough: AbortController; cancel: AbortController } | null>(null)
  // closing the dialog lets microphone and camera go
  useEffect(() => () => underWay.current?.cancel.abort(), [])

  const start = async () => {
    underWay.current?.cancel.abort()
    const signals = { enough: new AbortController(), cancel: new AbortController() }
    underWay.current = signals
    const { signal: cancel } = signals.cancel
    const tell = (next: Stage) => {
      if (!cancel.aborted) setStage(next)
    }
    try {
      const recording = await record(kind, { tell, enough: signals.enough.signal, cancel })
      onKeep(recording)
      tell({ at: 'ready' })
    } catch (error) {
      tell({ at: 'trouble', trouble: error instanceof Unrecorded ? error.trouble : 'failed' })
    }
  }
  return { stage, start: () => void start(), stop: () => underWay.current?.enough.abort() }
}

/** As in a mirror: that is how people know themselves. */
function Mirror({ stream, label }: { stream: MediaStream; label: string }) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [stream])
  return <video ref={video} className="recorder__picture recorder__picture--mirror" aria-label={label} autoPlay muted playsInline />
}

function Waves({ isRunning }: { isRunning: boolean }) {
  return (
    <div className="recorder__waves" data-running={isRunning} aria-hidden="true">
      {[3, 6, 9, 5, 8, 4, 7, 3].map((height, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are all alike
        <span key={at} style={{ '--at': at, '--height': height }} />
      ))}
    </div>
  )
}

function Preview({ recording, label }: { recording: Recording; label: string }) {
  const { blob, kind } = recording
  const media = useRef<HTMLVideoElement & HTMLAudioElement>(null)
  useEffect(() => {
    const made = URL.createObjectURL(blob)
    if (media.current) media.current.src = made
    return () => URL.revokeObjectURL(made)
  }, [blob])
  // what was just sung has no captions: its words are on the slip
  return (
    <>
      {kind === 'mimed' ? (
        <video ref={media} className="recorder__picture" aria-label={label} muted playsInline />
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <audio ref={media} aria-label={label} />
      )}
      <Player media={media} seconds={recording.seconds} />
    </>
  )
}
