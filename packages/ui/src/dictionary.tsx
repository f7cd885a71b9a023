import type { Locale } from '@figment/i18n'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { useLocale } from './words.tsx'

/** The words of one part of the client, loaded when that part is shown. */
export function dictionary<Words>(loadNew: (locale: Locale) => Promise<Words>) {
  const loaded = new Map<Locale, Words>()
  const Spoken = createContext<Words | null>(null)

  async function load(locale: Locale): Promise<Words> {
    const words = loaded.get(locale) ?? (await loadNew(locale))
    loaded.set(locale, words)
    return words
  }

  /** Everything below speaks the reader's language; while a new one is on its way the old one stays. */
  function Speaking({ children }: { readonly children: ReactNode }) {
    const { locale } = useLocale()
    const [latest, setLatest] = useState<Words | null>(null)
    const [trouble, setTrouble] = useState<unknown>(null)
    useEffect(() => {
      let isWanted = true
      load(locale).then(
        (words) => isWanted && setLatest(words),
        (why: unknown) => isWanted && setTrouble(why),
      )
      return () => {
        isWanted = false
      }
    }, [locale])
    const words = loaded.get(locale) ?? latest
    // a lost connection: the language that is there goes on; without any, the page has to come back anew
    if (words === null && trouble !== null) throw trouble
    return words && <Spoken value={words}>{children}</Spoken>
  }

  function useWords(): Words {
    const words = useContext(Spoken)
    if (!words) throw new Error('these words are spoken only inside their dictionary')
    return words
  }

  return { Speaking, useWords, load }
}
