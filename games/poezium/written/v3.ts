import { bySeat, due, events, seat, seats, whole } from '@figment/written'
import * as v from 'valibot'

/** The host can name who tells first. */

const line = whole
const ending = whole
const player = v.union([seat, v.literal('rival')])
const mark = v.picklist(['fits', 'doesNot'])

export const options = v.strictObject({
  language: v.picklist(['en', 'ru', 'uk', 'pl']),
  firstStoryteller: v.picklist(['random', 'claim', 'named']),
  /** By its number in the lobby until the game begins. */
  named: v.nullable(seat),
  timers: v.picklist(['off', 'relaxed', 'brisk']),
})

export const deal = v.strictObject({
  options,
  hands: bySeat(v.array(line)),
  lines: v.array(line),
  stories: v.array(v.string()),
  endings: v.array(ending),
  storyteller: v.nullable(seat),
  /** For the whole game, whoever leaves. */
  setup: v.strictObject({ chips: whole, stories: whole, tellings: whole }),
  firstScore: whole,
  hasRival: v.boolean(),
  due,
})

const points = v.array(
  v.strictObject({
    player,
    reason: v.picklist(['guessedWrong', 'guessedRight', 'storyGuessed', 'linesThatFit', 'rivalsLines', 'endingLaid', 'storiesKept']),
    points: whole,
  }),
)

export const event = events({
  storyClaimed: v.strictObject({ seat, due }),
  turnPassed: v.strictObject({ to: seat, due }),
  lineDiscarded: v.strictObject({ seat, line }),
  lineDrawn: v.strictObject({ seat }),
  linesReshuffled: v.strictObject({ pile: v.array(line) }),
  storyPicked: v.strictObject({ number: whole, line }),
  turnBegun: v.strictObject({ seat, due }),
  turnSkipped: v.strictObject({ seat }),
  lineAdded: v.strictObject({ seat, line, due }),
  rivalAddedLine: v.strictObject({ due }),
  lineMarked: v.strictObject({ mark: v.nullable(mark) }),
  markCorrected: v.strictObject({ line, mark }),
  guessedWrong: v.strictObject({ seat, number: whole, points }),
  storyShown: v.strictObject({ number: whole, guesser: v.nullable(player), points }),
  tieDrawn: v.strictObject({ decides: v.picklist(['ending', 'winner']), seats }),
  endingsDrawn: v.strictObject({ seat, count: whole, due }),
  endingLaid: v.strictObject({ ending, points, due }),
  rivalLaidEnding: v.strictObject({ points, due }),
  endingTaken: v.strictObject({ seat }),
  wentOn: v.strictObject({ seat }),
  roundVoided: v.strictObject({}),
  tableCleared: v.strictObject({}),
  roundBegun: v.strictObject({ storyteller: seat, due }),
  seatRemoved: v.strictObject({ seat }),
  storiesCounted: v.strictObject({ points }),
  gameEnded: v.strictObject({ winner: player }),
})
