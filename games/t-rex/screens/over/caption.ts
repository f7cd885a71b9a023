import type { Seat } from '@figment/game-kit'
import type { TRexMoment } from '../../open/moments.ts'
import type { Words } from '../words.tsx'

/** Why a duel is told, in a few words; null: only because somebody was there. */
export function captionOf(
  { say, seats: [one = 0, other = 0] }: TRexMoment,
  captions: Words['over']['captions'],
  nameOf: (seat: Seat) => string,
): string | null {
  switch (say.kind) {
    case 'miss':
      return captions.miss(say.apart)
    case 'streak':
      return captions.streak(nameOf(one), say.length)
    case 'almost':
      return captions.almost(nameOf(one), nameOf(other), say.times)
    case 'loud':
    case 'hush':
      return captions[say.kind]
    case 'glance':
    case 'missed':
    case 'show':
    case 'together':
    case 'there':
      return null
  }
}
