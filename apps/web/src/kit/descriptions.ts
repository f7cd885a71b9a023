import type { CSSProperties } from 'react'
import { useLoaded } from './loaded.ts'
import { useLocale } from './words.tsx'

type ByCard = Readonly<Record<string, string>>

/** What is on the card, in the reader's language; empty until loaded. */
export function useDescription(card: string): string {
  const { locale } = useLocale()
  return useLoaded<ByCard>(`/pictures/dreams/alt.${locale}.json`)?.[card] ?? ''
}

/** The colours of the painting from top to bottom, to be seen while it is on its way. */
export function useColours(card: string): CSSProperties | undefined {
  const colours = useLoaded<ByCard>('/pictures/dreams/colours.json')?.[card]?.match(/.{6}/g)
  return colours ? { backgroundImage: `linear-gradient(${colours.map((colour) => `#${colour}`).join(', ')})` } : undefined
}
