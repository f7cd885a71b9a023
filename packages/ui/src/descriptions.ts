import type { CSSProperties } from 'react'
import { useLoaded } from './loaded.ts'
import { useLocale } from './words.tsx'

export type Deck = 'dreams' | 'stories'
type ByCard = Readonly<Record<string, string>>

/** What is on the card, in the reader's language; empty until loaded. */
export function useDescription(card: string, deck: Deck): string {
  const { locale } = useLocale()
  return useLoaded<ByCard>(`/pictures/${deck}/alt.${locale}.json`)?.[card] ?? ''
}

/** The colours of the painting from top to bottom, to be seen while it is on its way. */
export function useColours(card: string, deck: Deck): CSSProperties | undefined {
  const colours = useLoaded<ByCard>(`/pictures/${deck}/colours.json`)?.[card]?.match(/.{6}/g)
  return colours ? { backgroundImage: `linear-gradient(${colours.map((colour) => `#${colour}`).join(', ')})` } : undefined
}
