import type { Locale } from '@figment/i18n'
import { useEffect, useState } from 'react'
import { useLocale } from './words.tsx'

type Descriptions = Readonly<Record<string, string>>

const loaded = new Map<Locale, Promise<Descriptions>>()

function load(locale: Locale): Promise<Descriptions> {
  const known = loaded.get(locale)
  if (known) return known
  const loading = fetch(`/pictures/dreams/alt.${locale}.json`).then((response): Promise<Descriptions> => {
    if (!response.ok) throw new Error(`no descriptions in ${locale}`)
    return response.json()
  })
  loaded.set(locale, loading)
  // a failed load is forgotten, so that the next card asks again
  loading.catch(() => loaded.delete(locale))
  return loading
}

/** What is on the card, in the reader's language; empty until loaded. */
export function useDescription(card: string): string {
  const { locale } = useLocale()
  const [descriptions, setDescriptions] = useState<Descriptions>({})
  useEffect(() => {
    let isCurrent = true
    load(locale).then(
      (all) => isCurrent && setDescriptions(all),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [locale])
  return descriptions[card] ?? ''
}
