import type { Announcement } from '@figment/game-kit'
import type { Event, Open, TRex } from '../types.ts'

type Told<T extends Event['type']> = Extract<Event, { readonly type: T }>
const told = <T extends Event['type']>(events: readonly Event[], type: T): readonly Told<T>[] =>
  events.filter((event): event is Told<T> => event.type === type)

/** What the screens say of what comes next. */
export function announced(open: Open): readonly Announcement<TRex>[] {
  return [...ofTheBeginning(open), ...ofTheWildOne(open), ...ofOffers(open), ...ofATie(open)]
}

function ofTheBeginning({ phase, warmUp, due }: Open): readonly Announcement<TRex>[] {
  if (phase === 'counting')
    return [
      {
        says: `everybody begins at ${due}`,
        isTrue: ({ events, after }) => events[0]?.type === 'goSaid' && after.awaited.length === after.seats.length,
      },
    ]
  if (!warmUp) return []
  return [
    {
      says: `seat ${warmUp.seat} shows ${warmUp.strength} of 10`,
      isTrue: ({ events: [first] }) => first?.type === 'warmedUp' && first.seat === warmUp.seat,
    },
  ]
}

/** Somebody chooses a colour: until they have, or the game has no use for it any more. */
function ofTheWildOne({ choosing, phase }: Open): readonly Announcement<TRex>[] {
  if (choosing === null) return []
  return [
    {
      says: `seat ${choosing} chooses a colour`,
      isTrue({ events, after }) {
        if (phase === 'picking' || phase === 'voting') return false
        const isOver = ['picking', 'voting', 'over'].includes(after.phase)
        if (after.choosing === choosing || isOver) return null
        return told(events, 'byeByeSaid').some(({ seat }) => seat === choosing)
      },
    },
  ]
}

/** Who holds out a card to whom: only they compare. */
function ofOffers({ phase, offers }: Open): readonly Announcement<TRex>[] {
  if (phase !== 'acting') return []
  const isOffered = ([one, other]: Told<'compared'>['duel']['sides']) =>
    offers.some(({ from, to }) => from === one.seat && to === other.seat)
  return [
    {
      says: `offers: ${offers.map(({ from, to }) => `${from} to ${to}`).join(', ') || 'none'}`,
      isTrue({ events }) {
        const compared = told(events, 'compared')
        return compared.length === 0 ? null : compared.every(({ duel }) => isOffered(duel.sides))
      },
    },
  ]
}

/** Who picks and who votes. */
function ofATie({ phase, awaited, tieBreak }: Open): readonly Announcement<TRex>[] {
  if (phase === 'picking')
    return [
      {
        says: `seats ${awaited.join()} pick`,
        isTrue({ events }) {
          const picked = told(events, 'actionPicked')
          return picked.length === 0 ? null : picked.every(({ picked: { by } }) => by === null || awaited.includes(by))
        },
      },
    ]
  if (phase !== 'voting') return []
  return [
    {
      says: `seats ${awaited.join()} still vote, for one of ${tieBreak?.tied.join()}`,
      isTrue({ events, after }) {
        const isBest = told(events, 'voted').every(({ best }) => tieBreak?.tied.includes(best))
        const isEnough = after.phase !== 'over' || after.winners.every((winner) => tieBreak?.tied.includes(winner))
        return events.length === 0 ? null : isBest && isEnough
      },
    },
  ]
}
