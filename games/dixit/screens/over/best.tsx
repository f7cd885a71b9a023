import { pickMoments, type Seat } from '@figment/game-kit'
import type { Player } from '@figment/game-kit/player'
import { Picture } from '@figment/ui/Picture.tsx'
import { seatAt } from '@figment/ui/scene/seating.ts'
import type { BestThing } from '@figment/ui/scene/TheEnd.tsx'
import { type DixitMoment, momentsInSight } from '../../open/moments.ts'
import type { Open, Told } from '../../types.ts'
import { tellersNumber, votersFor } from '../account.ts'
import { useDixitWords } from '../words.tsx'
import { useOverWords } from './words/index.tsx'

const SHOWN_AT_MOST = 3

/** Mine first, then the best of all. */
export function useBest(open: Open, seats: readonly Player[], mine: Seat | null): BestThing[] {
  const words = useOverWords()
  const { quotes, somebodyGone } = useDixitWords()
  const moments = momentsInSight(open, (seat) => seatAt(seats, seat)?.isBot ?? false)
  const nameOf = (seat: Seat) => seatAt(seats, seat)?.name ?? somebodyGone
  const thing = (moment: DixitMoment, label: string): BestThing | null => {
    const told = open.told.find(({ round }) => round === moment.round)
    const { card, player } = told ? shownOf(told, moment, seats) : {}
    if (!told || card === undefined) return null
    const clue = told.clue === '' ? '' : `${quotes.open}${told.clue}${quotes.close}`
    return {
      key: `${moment.say.kind} ${moment.entry} ${moment.seats[0]}`,
      label,
      picture: <Picture card={card} size="hand" />,
      quote: clue === '' ? undefined : <bdi>{clue}</bdi>,
      note: `${words.found(foundIn(told), votersIn(told))}. ${words.round(told.round)}.`,
      player,
      shared: { picture: `/pictures/dreams/${card}-600.webp`, words: clue, who: player?.name ?? '' },
    }
  }
  const own = mine === null ? undefined : bestClueOf(moments, open, mine)
  const best = pickMoments(moments, [], SHOWN_AT_MOST).sort((one, other) => other.score - one.score)
  return [
    ...(own ? [thing(own, words.mine)] : []),
    ...best.filter((moment) => moment !== own).map((moment) => thing(moment, captionOf(moment, words.captions, nameOf))),
  ].filter((one) => one !== null)
}

/** The card that it is about, and whose it was. */
function shownOf(told: Told, { say, seats: [lead] }: DixitMoment, seats: readonly Player[]) {
  const owner = say.kind === 'decoy' ? say.owner : told.storyteller
  const number = say.kind === 'decoy' ? told.owners.indexOf(owner) + 1 : tellersNumber(told)
  return { card: told.laid[number - 1], player: seatAt(seats, say.kind === 'decoy' ? owner : (told.storyteller ?? lead ?? null)) }
}

const votersIn = (told: Told) => new Set(told.owners.filter((owner) => owner !== null && owner !== told.storyteller)).size
const foundIn = (told: Told) => votersFor(told, tellersNumber(told)).length

/** Of the stories that somebody told themselves. */
function bestClueOf(moments: readonly DixitMoment[], { told }: Open, mine: Seat): DixitMoment | undefined {
  const own = new Set(told.filter(({ storyteller }) => storyteller === mine).map(({ round }) => round))
  return moments
    .filter(({ say, round }) => own.has(round) && say.kind !== 'decoy' && say.kind !== 'close' && say.kind !== 'comeback')
    .sort((one, other) => other.score - one.score)[0]
}

type Captions = ReturnType<typeof useOverWords>['captions']

export function captionOf({ say, round }: DixitMoment, captions: Captions, nameOf: (seat: Seat) => string): string {
  switch (say.kind) {
    case 'half':
      return captions.half
    case 'lone':
      return captions.lone(nameOf(say.finder))
    case 'decoy':
      return say.except === null ? captions.decoy(nameOf(say.owner)) : captions.decoyBut(nameOf(say.owner), nameOf(say.except))
    case 'nobody':
      return captions.nobody
    case 'quick':
      return captions.quick(say.seconds)
    case 'performed':
      return say.how === 'sung' ? captions.sung(nameOf(say.teller)) : captions.mimed(nameOf(say.teller))
    case 'comeback':
      return captions.comeback(nameOf(say.seat), say.points)
    case 'close':
      return say.isTie ? captions.tie : captions.close
    case 'there':
      return captions.there(nameOf(say.seat), round)
  }
}
