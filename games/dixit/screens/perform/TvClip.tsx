import type { ClipId, ClueKind } from '../../types.ts'
import { useEffect, useRef, useState } from 'react'
import { useTableCode } from '@figment/client/code.ts'
import { clipPath } from './clips.ts'
import { KindIcon } from './icons.tsx'
import { usePerformWords } from './words/index.tsx'
import './TvClip.css'

const sceneChangesForMs = 900

interface Props {
  kind: ClueKind
  clip: ClipId
  /** The cards are laid out: it makes room for them. */
  isAside: boolean
  onOver(): void
}

/** On the big screen a recording plays by itself, once, when the clue is told. */
export function TvClip({ kind, clip, isAside, onOver }: Props) {
  const words = usePerformWords()
  const address = clipPath(useTableCode(), clip)
  const media = useRef<HTMLVideoElement & HTMLAudioElement>(null)
  const [isSoon, setSoon] = useState(true)
  const [isSilenced, setSilenced] = useState(false)

  // the scene changes first
  useEffect(() => {
    const timer = setTimeout(() => setSoon(false), sceneChangesForMs)
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    const element = media.current
    if (!element || isSoon) return
    let isShown = true
    const play = () => {
      setSilenced(false)
      element.play().catch(() => {
        // a browser that nobody has touched yet is not allowed to sound
        if (isShown) setSilenced(true)
      })
    }
    play()
    const gestures = ['keydown', 'pointerdown']
    const playIfSilenced = () => {
      if (element.paused && !element.ended) play()
    }
    for (const gesture of gestures) window.addEventListener(gesture, playIfSilenced)
    return () => {
      isShown = false
      element.pause()
      for (const gesture of gestures) window.removeEventListener(gesture, playIfSilenced)
    }
  }, [isSoon])

  return (
    <div className="tv-clip" data-shown={!isSoon} data-aside={isAside}>
      {kind === 'mimed' ? (
        // a pantomime has no sound, and so the browser lets it start
        <video ref={media} className="tv-clip__film" src={address} muted playsInline onEnded={onOver} onError={onOver} />
      ) : (
        <>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the words of the clue stand beside it */}
          <audio ref={media} src={address} onEnded={onOver} onError={onOver} />
          <span className="tv-clip__song">
            <KindIcon kind={kind} />
          </span>
        </>
      )}
      {isSilenced && <p className="tv-clip__note">{words.noSound}</p>}
    </div>
  )
}
