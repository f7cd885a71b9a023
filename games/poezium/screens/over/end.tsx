import { pickMoments } from '@figment/game-kit'
import type { Player as SeatedPlayer } from '@figment/game-kit/player'
import { COLOURS, SHAPES } from '@figment/game-kit/player'
import { Picture } from '@figment/ui/Picture.tsx'
import type { BestThing, EndProps } from '@figment/ui/scene/TheEnd.tsx'
import { keptBy, playersOf, scoreOf } from '../../open/players.ts'
import { momentsInSight, type PoeziumMoment } from '../../open/moments.ts'
import { type Open, type Player, RIVAL } from '../../types.ts'
import { useShowWords } from '../show/words/index.tsx'
import { useVerse } from '../verse.ts'
import { useWho, type WhoIs } from '../who.ts'
import { useOverWords } from './words/index.tsx'

const SHOWN_AT_MOST = 3
/** The rival stands on the podium like anybody: no seat has this number. */
const RIVALS_SEAT = 99

/** All that the end of a game says, of its poems and its people. */
export function useEnd(open: Open, seats: readonly SeatedPlayer[]): Omit<EndProps, 'mine'> {
  const show = useShowWords()
  const words = useOverWords()
  const whoIs = useWho(seats)
  const best = useBest(open, seats)
  const seatOf = (player: Player) => (player === RIVAL ? RIVALS_SEAT : player)
  const players = playersOf(open)
  return {
    title: show.title,
    words: { ...show.over, ...words, points: show.points, somebodyGone: show.somebodyGone },
    open: {
      scores: { ...open.scores, ...(open.rival && { [RIVALS_SEAT]: open.rival.score }) },
      seats: players.map(seatOf),
    },
    winners: open.winner === null ? [] : [seatOf(open.winner)],
    seats: open.rival ? [...seats, rivalAsPlayer(seats, whoIs)] : seats,
    note: useTie(open),
    best,
  }
}

/** In a colour and a shape that nobody else has. */
function rivalAsPlayer(seats: readonly SeatedPlayer[], whoIs: WhoIs): SeatedPlayer {
  const free = <T extends string>(all: readonly T[], taken: readonly T[], usual: T): T =>
    all.findLast((one) => !taken.includes(one)) ?? usual
  return {
    seat: RIVALS_SEAT,
    name: whoIs(RIVAL).name,
    colour: free(
      COLOURS,
      seats.map(({ colour }) => colour),
      'sand',
    ),
    shape: free(
      SHAPES,
      seats.map(({ shape }) => shape),
      'leaf',
    ),
    person: null,
    isBot: true,
  }
}

/** A tie is told in one line: what decided it. */
function useTie(open: Open): string | undefined {
  const words = useOverWords()
  const { over } = useShowWords()
  const { winner, draw } = open
  if (winner === null) return undefined
  const score = scoreOf(open, winner)
  const tied = playersOf(open).filter((player) => player !== winner && scoreOf(open, player) === score)
  if (tied.length === 0) return undefined
  if (winner === RIVAL) return over.tieForRival
  if (draw?.decides === 'winner') {
    const numbers = draw.drawn.map(({ number }) => number).sort((one, other) => other - one)
    return words.endingsDecided(score, numbers[0] ?? 0, numbers[1] ?? 0)
  }
  const keptOf = (player: Player) => keptBy(open, player).length
  return words.storiesDecided(score, keptOf(winner), Math.max(...tied.map(keptOf)))
}

function useBest(open: Open, seats: readonly SeatedPlayer[]): BestThing[] {
  const words = useOverWords()
  const show = useShowWords()
  const whoIs = useWho(seats)
  const verse = useVerse(open.options.language)
  const nameOf = (player: Player) => whoIs(player).name || show.somebodyGone
  const moments = momentsInSight(open, (seat) => seats.find((one) => one.seat === seat)?.isBot ?? false)
  const thing = (moment: PoeziumMoment): BestThing[] => {
    const poem = open.poems.find(({ round }) => round === moment.round)
    if (!poem) return []
    const lines = verse.poemOf(poem)
    return [
      {
        key: `${moment.say.kind} ${moment.round} ${moment.seats[0]}`,
        label: captionOf(moment, words.captions, nameOf),
        picture: <Picture card={poem.story} deck="stories" size="hand" />,
        quote: <span lang={verse.language}>{shortened(lines).join(' / ')}</span>,
        note: show.round(poem.round),
        player: whoIs(poem.storyteller).seat,
        shared: { picture: `/pictures/stories/${poem.story}-600.webp`, words: shortened(lines).join(' / '), who: nameOf(poem.storyteller) },
      },
    ]
  }
  return pickMoments(moments, [], SHOWN_AT_MOST)
    .sort((one, other) => other.score - one.score)
    .flatMap(thing)
}

/** The hint and the couplet: a poem in three lines. */
const shortened = (lines: readonly string[]): readonly string[] => (lines.length <= 4 ? lines : [lines[0] ?? '', ...lines.slice(-2)])

type Captions = ReturnType<typeof useOverWords>['captions']

function captionOf({ say }: PoeziumMoment, captions: Captions, nameOf: (player: Player) => string): string {
  switch (say.kind) {
    case 'early':
      return captions.early(nameOf(say.guesser), say.lines)
    case 'stray':
      return captions.stray(say.count)
    case 'wrong':
      return captions.wrong(say.count)
    case 'mind':
      return captions.mind(nameOf(say.teller))
    case 'lot':
      return captions.lot(nameOf(say.winner))
    case 'there':
      return captions.there(nameOf(say.seat))
    case 'flawless':
    case 'longest':
    case 'nobody':
      return captions[say.kind]
  }
}
