import { type Chance, lookAgain, pick, type Seat, type Seen, type SeatView } from '@figment/game-kit'
import { agree } from './agreeing.ts'
import { comesTrue, type Idea, look, luckWith, type Mind, mindOf, type Other, since, think, within } from './mind.ts'
import { oddsOfAnOffer } from './reading.ts'
import { mayPick, offerBy } from '../open/awaited.ts'
import type { Span, Temper } from './temper.ts'
import { COLOURS, type Move, type Offer, type Open, type TRex } from '../types.ts'

/** How likely a match must look, of 1: to offer a card, to accept one, and not to take an offer back. */
const OFFERS = 0.6
const ACCEPTS = 0.5
const TAKES_BACK = 0.2
/** How long one waits for an answer, and dwells on a "no". */
const WAITS_FOR_AN_ANSWER_MS = 15_000
const DWELLS_ON_A_NO_MS = 6000
/** How long one puts something off. */
const PUTS_OFF: Span = { least: 3000, most: 8000 }
/** To somebody who cannot be read, one offers this many times as often as it would be a match. */
const DARING = 1.5

/** What is one's own: how one reads and how quick one is, and how one treats the others. */
export interface Character {
  readonly temper: Temper
  /** How many times as long as usual one takes. */
  slowedBy(mind: Mind): number
  /** Not yet: others come first. */
  holdsBack(mind: Mind): boolean
}

/** Acts, watches the others, and offers to whoever seems to have the same number. */
export function playAs(character: Character, view: SeatView<TRex>, chance: Chance, seen: Seen): Idea {
  const { seat, open } = view
  if (!open.awaited.includes(seat)) return look(chance)
  switch (open.phase) {
    case 'warmingUp':
      return think(chance, { type: 'warmUp', strength: open.warmUp?.strength ?? 0 }, [3, 5])
    case 'acting':
    case 'agreeing':
      return play(character, view, chance, seen)
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

function play(character: Character, view: SeatView<TRex>, chance: Chance, seen: Seen): Idea {
  const { seat, open } = view
  // the wild one
  if (open.choosing === seat)
    return think(chance, { type: 'sayByeBye', card: open.drawn[seat] ?? 0, colour: pick(chance, COLOURS) }, [2, 4])
  const mind = mindOf(view, character.temper, chance, seen)
  if (!mind) return look(chance)
  return open.isTogether ? agree(mind) : (answerOffer(mind) ?? offer(mind, character) ?? look(chance))
}

/** Sooner or later, within a span of one's own. */
const inAWhile = ({ chance }: Mind, move: Move, span: Span): Idea => ({ move, after: Math.round(within(span, chance)) })

function answerOffer(mind: Mind): Idea | null {
  const { open, seat, card, chance, temper } = mind
  const offers = open.offers.filter(({ to }) => to === seat)
  const welcome = offers.flatMap((made) => {
    const other = mind.others.find((one) => one.seat === made.from)
    return other && isWelcome(mind, made, other) ? [{ made, points: other.points }] : []
  })
  const [best] = welcome.toSorted((one, another) => another.points - one.points)
  if (best) return inAWhile(mind, { type: 'accept', offer: best.made.id, card }, temper.answers)
  const [unwelcome] = offers
  return unwelcome ? think(chance, { type: 'decline', offer: unwelcome.id }, [2, 4]) : null
}

/** Whoever cannot be read has seen one's own puppet, and may be right: it is left to luck. */
const isWelcome = (mind: Mind, { id }: Offer, other: Other): boolean =>
  other.isReadable ? other.match >= ACCEPTS : comesTrue(oddsOfAnOffer(other), luckWith(mind, `offer ${id}`))

/** Offers, waits for the answer, and skips when there is nothing to be had for this card. */
function offer(mind: Mind, character: Character): Idea | null {
  const { open, seat, card, others, seen, chance, temper } = mind
  const made = offerBy(open, seat)
  const asked = others.find((other) => other.seat === made?.to)
  const looksHopeless = asked?.isReadable && asked.match < TAKES_BACK
  if (made && looksHopeless) return think(chance, { type: 'takeBack', offer: made.id }, [1, 2])
  const slower = character.slowedBy(mind)
  const isTooSoon =
    !hasHeldItFor(mind, temper.looksAround, slower) || (made && since(seen, made.at) < WAITS_FOR_AN_ANSWER_MS) || character.holdsBack(mind)
  if (isTooSoon) return null
  if (hesitates(mind)) return lookAgain(within(PUTS_OFF, chance))
  const no = open.declined && open.declined.from === seat && since(seen, open.declined.at) <= mind.heldForMs ? open.declined : null
  const notAskedYet = others.filter((other) => other.seat !== made?.to && other.seat !== no?.to && other.isWatched)
  const [likeliest] = notAskedYet.filter(({ match }) => match >= OFFERS).toSorted((one, another) => another.points - one.points)
  if (likeliest) return think(chance, { type: 'offer', card, to: likeliest.seat }, [1, 3])
  const isTiredOfIt = made || (no && since(seen, no.at) >= DWELLS_ON_A_NO_MS) || hasHeldItFor(mind, temper.keeps, slower)
  if (!isTiredOfIt) return null
  const dared = made || no ? undefined : whoToDare(mind, notAskedYet)
  return think(chance, dared ? { type: 'offer', card, to: dared.seat } : { type: 'skip', card }, [1, 2.5])
}

/** With one card one is quicker than with another. */
const hasHeldItFor = (mind: Mind, span: Span, slower: number): boolean => mind.heldForMs >= slower * within(span, luckWith(mind, 'temper'))

/** Now and then, for a moment. */
const hesitates = ({ temper, chance }: Mind): boolean => temper.hesitates > 0 && comesTrue(temper.hesitates, chance)

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
