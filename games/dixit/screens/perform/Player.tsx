import { type RefObject, useEffect, useState } from 'react'
import { Icon } from '@figment/ui/Icon.tsx'
import { PlayIcon } from './icons.tsx'
import { usePerformWords } from './words/index.tsx'
import './Player.css'

const BARS = 36

interface Props {
  readonly media: RefObject<HTMLMediaElement | null>
  readonly seconds: number
}

/** Plays what the element holds: one button, how far it is, and how long it takes. A browser's own looks like the browser. */
export function Player({ media, seconds }: Props) {
  const words = usePerformWords()
  const [isPlaying, setPlaying] = useState(false)
  const [at, setAt] = useState(0)
  useEffect(() => {
    const { current } = media
    if (!current) return
    const follow = () => {
      setPlaying(!current.paused && !current.ended)
      setAt(current.ended ? 0 : current.currentTime)
    }
    const moments = ['play', 'pause', 'ended', 'timeupdate'] as const
    for (const moment of moments) current.addEventListener(moment, follow)
    return () => {
      for (const moment of moments) current.removeEventListener(moment, follow)
    }
  }, [media])
  const toggle = () => {
    if (isPlaying) media.current?.pause()
    // a browser that does not want to stays silent; nothing is lost
    else media.current?.play().catch(() => undefined)
  }
  return (
    <div className="player">
      <button type="button" className="player__button" aria-label={isPlaying ? words.stop : words.play.sung} onClick={toggle}>
        {isPlaying ? <Icon name="pause" /> : <PlayIcon />}
      </button>
      <Wave played={at / seconds} />
      <span className="player__time" aria-hidden="true">
        {clock(at)}
      </span>
      <span className="player__time" aria-hidden="true">
        {clock(seconds)}
      </span>
    </div>
  )
}

/** Not what was sung, but how singing looks. */
export const Wave = ({ played }: { readonly played: number }) => (
  <span className="player__wave" aria-hidden="true">
    {Array.from({ length: BARS }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the bars are all alike
      <i
        key={at}
        data-played={at / BARS < played}
        style={{ '--height': 0.25 + 0.75 * Math.abs(Math.sin(at * 1.7) * Math.cos(at * 0.45)) }}
      />
    ))}
  </span>
)

const clock = (seconds: number): string => `0:${String(Math.round(seconds)).padStart(2, '0')}`
