import type { ClipId, ClueKind } from '../../types.ts'
import { useEffect, useRef, useState } from 'react'
import { useTableCode } from '@figment/client/code.ts'
import { clipPath } from './clips.ts'
import { PlayIcon, StopIcon } from './icons.tsx'
import { usePerformWords } from './words/index.tsx'
import './Replay.css'

interface Props {
  kind: ClueKind
  clip: ClipId
  size?: 'small' | 'large'
}

/** A recording to listen to or to watch, as often as one likes. A video takes its place only while somebody wants it. */
export function Replay({ kind, clip, size = 'large' }: Props) {
  const words = usePerformWords()
  const address = clipPath(useTableCode(), clip)
  const [isPlaying, setPlaying] = useState(false)
  const [isBroken, setBroken] = useState(false)
  const isVideo = kind === 'mimed'
  const media = { address, onEnd: () => setPlaying(false), onBroken: () => setBroken(true) }
  if (isBroken) return <p className="replay__broken">{words.cannotPlay}</p>
  return (
    <div className={`replay replay--${size}`}>
      {isPlaying && (isVideo ? <Film {...media} label={words.play[kind]} /> : <Song {...media} />)}
      <button
        type="button"
        className="replay__button"
        aria-label={isPlaying ? words.stop : words.play[kind]}
        onClick={() => setPlaying(!isPlaying)}
      >
        {isPlaying ? <StopIcon /> : <PlayIcon />}
        <span>{isPlaying ? words.stop : words.play[kind]}</span>
      </button>
    </div>
  )
}

interface Media {
  address: string
  onEnd(): void
  onBroken(): void
}

function Film({ address, label, onEnd, onBroken }: Media & { label: string }) {
  const film = useRef<HTMLVideoElement>(null)
  usePlayedAtOnce(film)
  // a pantomime has no words; those of the clue stand above
  return <video ref={film} className="replay__film" aria-label={label} src={address} muted playsInline onEnded={onEnd} onError={onBroken} />
}

function Song({ address, onEnd, onBroken }: Media) {
  const song = useRef<HTMLAudioElement>(null)
  usePlayedAtOnce(song)
  // the words of the clue stand above
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  return <audio ref={song} src={address} onEnded={onEnd} onError={onBroken} />
}

/** It was asked for with a tap, so the browser lets it sound. */
function usePlayedAtOnce(media: { readonly current: HTMLMediaElement | null }): void {
  useEffect(() => {
    const element = media.current
    // a browser that waits for a tap of its own shows the first picture; nothing is lost
    element?.play().catch(() => undefined)
    return () => element?.pause()
  }, [media])
}
