import { type Bot, type Chance, pick, type Seat, type Seen, type SeatView } from '@figment/game-kit'
import { agree } from './agreeing.ts'
import { type Idea, look, luckWith, type Mind, mindOf, type Other, think } from './mind.ts'
import { oddsOfAnOffer } from './reading.ts'
import { mayPick, offerBy } from '../open/awaited.ts'
import { COLOURS, type Offer, type Open, type TRex } from '../types.ts'

/** How likely a match must look, of 1: to offer a card, to accept one, and not to take an offer back. */
const OFFERS = 0.6
const ACCEPTS = 0.5
const TAKES_BACK = 0.2
/** How long a bot looks around with a new card, so that people are not left behind, and how long it keeps a card that seems to match nobody. */
const LOOKS_AROUND_MS = { least: 7000, most: 14_000 } as const
const KEEPS_A_CARD_MS = { least: 22_000, most: 38_000 } as const
/** How long one waits for an answer, and dwells on a "no". */
const WAITS_FOR_AN_ANSWER_MS = 15_000
const DWELLS_ON_A_NO_MS = 6000
/** To somebody who cannot be read, a bot offers this many times as often as it would be a match. */
const DARING = 1.5

/** Acts by its puppet, watches those of the others, and offers to whoever seems to have its number. */
export const bot: Bot<TRex> = (view, chance, _locale, seen) => {
  const { seat, open } = view
  if (!open.awaited.includes(seat)) return look(chance)
  switch (open.phase) {
    case 'warmingUp':
      return think(chance, { type: 'warmUp', strength: open.warmUp?.strength ?? 0 }, [3, 5])
    case 'acting':
    case 'agreeing':
      return play(view, chance, seen)
    case 'reshuffling':
      return think(chance, { type: 'goOn', deck: open.deck }, [2, 4])
    case 'picking':
      return pickAction(open, seat, chance)
    case 'voting':
      return vote(open, chance, seen)
    case 'counting':
    case 'over':
      return look(chance)
  }
}

function play(view: SeatView<TRex>, chance: Chance, seen: Seen): Idea {
  const { seat, open } = view
  // the wild one
  if (open.choosing === seat)
    return think(chance, { type: 'sayByeBye', card: open.drawn[seat] ?? 0, colour: pick(chance, COLOURS) }, [2, 4])
  const mind = mindOf(view, chance, seen)
  if (!mind) return look(chance)
  return open.isTogether ? agree(mind) : (answerOffer(mind) ?? offer(mind) ?? look(chance))
}

function answerOffer(mind: Mind): Idea | null {
  const { open, seat, card, chance } = mind
  const offers = open.offers.filter(({ to }) => to === seat)
  const welcome = offers.flatMap((made) => {
    const other = mind.others.find((one) => one.seat === made.from)
    return other && isWelcome(mind, made, other) ? [{ made, points: other.points }] : []
  })
  const [best] = welcome.toSorted((one, another) => another.points - one.points)
  if (best) return think(chance, { type: 'accept', offer: best.made.id, card }, [1.5, 4])
  const [unwelcome] = offers
  return unwelcome ? think(chance, { type: 'decline', offer: unwelcome.id }, [2, 4]) : null
}

/** Whoever cannot be read has seen this bot's puppet, and may be right: it is left to luck. */
const isWelcome = (mind: Mind, { id }: Offer, other: Other): boolean =>
  other.isReadable ? other.match >= ACCEPTS : comesTrue(oddsOfAnOffer(other), luckWith(mind, `offer ${id}`))

const comesTrue = (odds: number, luck: Chance): boolean => luck.below(1000) < 1000 * odds

/** Offers, waits for the answer, and skips when there is nothing to be had for this card. */
function offer(mind: Mind): Idea | null {
  const { open, seat, card, others, seen, chance } = mind
  const made = offerBy(open, seat)
  const asked = others.find((other) => other.seat === made?.to)
  const looksHopeless = asked?.isReadable && asked.match < TAKES_BACK
  if (made && looksHopeless) return think(chance, { type: 'takeBack', offer: made.id }, [1, 2])
  const isTooSoon = !hasHeldItFor(mind, LOOKS_AROUND_MS) || (made && seen.ago(made.at) < WAITS_FOR_AN_ANSWER_MS)
  if (isTooSoon) return null
  const no = open.declined && open.declined.from === seat && open.declined.at >= seen.heldSince ? open.declined : null
  const notAskedYet = others.filter((other) => other.seat !== made?.to && other.seat !== no?.to)
  const [likeliest] = notAskedYet.filter(({ match }) => match >= OFFERS).toSorted((one, another) => another.points - one.points)
  if (likeliest) return think(chance, { type: 'offer', card, to: likeliest.seat }, [1, 3])
  const isTiredOfIt = made || (no && seen.ago(no.at) >= DWELLS_ON_A_NO_MS) || hasHeldItFor(mind, KEEPS_A_CARD_MS)
  if (!isTiredOfIt) return null
  const dared = made || no ? undefined : whoToDare(mind, notAskedYet)
  return think(chance, dared ? { type: 'offer', card, to: dared.seat } : { type: 'skip', card }, [1, 2.5])
}

/** With one card one is quicker than with another. */
function hasHeldItFor(mind: Mind, { least, most }: typeof LOOKS_AROUND_MS | typeof KEEPS_A_CARD_MS): boolean {
  const { seen } = mind
  return seen.ago(seen.heldSince) >= least + luckWith(mind, 'temper').below(most - least)
}

/** Somebody on video, now and then: more often with a number that has two neighbours. */
function whoToDare(mind: Mind, others: readonly Other[]): Other | undefined {
  const luck = luckWith(mind, 'dare')
  const strangers = others.filter((other) => !other.isReadable)
  if (strangers.length === 0) return undefined
  const stranger = pick(luck, strangers)
  return comesTrue(DARING * stranger.match, luck) ? stranger : undefined
}

function pickAction(open: Open, seat: Seat, chance: Chance): Idea {
  const { tieBreak } = open
  if (!tieBreak || !mayPick(open, seat)) return look(chance)
  const free = tieBreak.choices.filter((choice) => !tieBreak.picked.some(({ action }) => action === choice))
  return think(chance, { type: 'pickAction', action: pick(chance, free) }, [4, 8])
}

/** For the wildest puppet; people on video are wild enough. */
function vote({ tieBreak }: Open, chance: Chance, { strength }: Seen): Idea {
  if (!tieBreak) return look(chance)
  const wildness = (tied: Seat) => strength[tied] ?? 1
  const wildest = Math.max(...tieBreak.tied.map(wildness))
  const best = pick(
    chance,
    tieBreak.tied.filter((tied) => wildness(tied) === wildest),
  )
  return think(chance, { type: 'vote', best }, [8, 14])
}
