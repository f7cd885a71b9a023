import type { Locale } from '@figment/i18n'
import { type Player, RIVAL } from '../types.ts'
import type { Player as SeatedPlayer } from '@figment/game-kit/player'
import { useLocale } from '@figment/ui/words.tsx'

const RIVALS_NAME: Readonly<Record<Locale, string>> = {
  en: 'Mr Lear',
  ru: 'Александр Сергеевич',
  uk: 'Іван Петрович',
  pl: 'Mistrz Ildefons',
}

export interface Who {
  readonly player: Player
  readonly name: string
  /** Not there for the rival, who has none. */
  readonly seat: SeatedPlayer | undefined
}
export type WhoIs = (player: Player) => Who

/** Everybody who plays, by name: those with a seat, and the rival in the reader's language. */
export function useWho(seats: readonly SeatedPlayer[]): WhoIs {
  const { locale } = useLocale()
  return (player) => {
    const seat = player === RIVAL ? undefined : seats.find((one) => one.seat === player)
    return { player, name: player === RIVAL ? RIVALS_NAME[locale] : (seat?.name ?? ''), seat }
  }
}
