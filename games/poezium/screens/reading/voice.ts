import type { Locale } from '@figment/i18n'
import { useEffect, useState, useSyncExternalStore } from 'react'

const voiceOf = (language: Locale): SpeechSynthesisVoice | undefined => {
  const fitting =
    globalThis.speechSynthesis?.getVoices().filter(({ lang }) => lang.toLowerCase().replace('_', '-').split('-')[0] === language) ?? []
  return fitting.find(({ localService }) => localService) ?? fitting[0]
}

const listen = (changed: () => void) => {
  const speech = globalThis.speechSynthesis
  speech?.addEventListener?.('voiceschanged', changed)
  return () => speech?.removeEventListener?.('voiceschanged', changed)
}

export interface Voice {
  /** Whether this browser can speak that language at all. */
  readonly isThere: boolean
  /** The line that is being read; null: silence. */
  readonly at: number | null
  read(lines: readonly string[]): void
  hush(): void
}

/** Reads verse, a line at a time, in its own language. */
export function useVoice(language: Locale): Voice {
  const isThere = useSyncExternalStore(listen, () => voiceOf(language) !== undefined)
  const [at, setAt] = useState<number | null>(null)
  // nothing is read on after its poem has gone
  useEffect(() => () => globalThis.speechSynthesis?.cancel(), [])
  const hush = () => {
    globalThis.speechSynthesis?.cancel()
    setAt(null)
  }
  const read = (lines: readonly string[]) => {
    const voice = voiceOf(language)
    if (!voice) return
    speechSynthesis.cancel()
    setAt(0)
    for (const [number, line] of lines.entries()) {
      const said = new SpeechSynthesisUtterance(line)
      Object.assign(said, { voice, lang: voice.lang, rate: 0.88 })
      said.addEventListener('start', () => setAt(number))
      said.addEventListener('error', () => setAt(null))
      if (number === lines.length - 1) said.addEventListener('end', () => setAt(null))
      speechSynthesis.speak(said)
    }
  }
  return { isThere, at, read, hush }
}
