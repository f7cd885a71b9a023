import { use, useEffect, useState } from 'react'
import { ToastNow } from '../Toast.tsx'
import { FrameHostContext } from './frame-host.ts'

/** Long enough to read a sentence between two strokes of a pen; then the hint is back. */
const isReadInMs = 8000
/** Where the line has no place of its own, it takes that of another for so long. */
const isFreshForMs = 4000

export interface Line {
  readonly text: string
  /** It has just come. */
  readonly isFresh: boolean
}

interface Sources {
  /** What has just happened in the game; empty: nothing yet. */
  readonly news: string
  /** What stands there while there is nothing to tell. */
  readonly hint: string
}

/** The one line of a scene that fills the screen: what the game tells, what the table tells, and what a move was refused for. The latest is seen. */
export function useLine({ news, hint }: Sources): Line {
  const told = use(FrameHostContext).news
  const said = useLatest([use(ToastNow) ?? '', news])
  const text = told ?? (said || hint)
  const isFresh = useFresh(text, hint)
  return { text, isFresh: isFresh || told !== null }
}

/** The one that changed last, until it is read or not true any more. */
function useLatest(sources: readonly string[]): string {
  const [heard, setHeard] = useState({ sources, latest: sources.find((one) => one !== '') ?? '' })
  const { latest } = heard
  if (sources.some((one, at) => one !== heard.sources[at])) {
    const next = sources.find((one, at) => one !== '' && one !== heard.sources[at])
    setHeard({ sources, latest: next ?? (sources.includes(latest) ? latest : '') })
  }
  useEffect(() => {
    if (latest === '') return
    const timer = setTimeout(() => setHeard((now) => ({ ...now, latest: '' })), isReadInMs)
    return () => clearTimeout(timer)
  }, [latest])
  return latest
}

/** A hint comes back again and again: it is fresh only once. */
function useFresh(text: string, hint: string): boolean {
  const [known, setKnown] = useState<{ readonly text: string; readonly hint: string }>({ text: '', hint: '' })
  useEffect(() => {
    const timer = setTimeout(() => setKnown((before) => ({ text, hint: text === hint ? hint : before.hint })), isFreshForMs)
    return () => clearTimeout(timer)
  }, [text, hint])
  return text !== '' && known.text !== text && known.hint !== text
}
