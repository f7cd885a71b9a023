import { eachSeat, heldBy, type Seat, withoutSeat } from '@figment/game-kit'
import { lettersOn } from '@figment/ink'
import { cardsOn, EMPTY_HAND, NO_SECRETS, NOTHING_DRAWN } from './start.ts'
import { wordsMeantOn } from './meant.ts'
import { clearSheet, drawStroke, redoStroke, undoClear, undoStroke, withSheet } from './sheet.ts'
import { drawersOf, type PictomaniaState, sheetOf } from './state.ts'
import type { Event, Guess, Hidden, LaidGuess, Open, Page, Score, Sheet } from '../../types.ts'

export { start } from './start.ts'

type Told<T extends Event['type']> = Extract<Event, { readonly type: T }>

export function evolve(state: PictomaniaState, event: Event): PictomaniaState {
  const { open, hidden } = state
  switch (event.type) {
    case 'understood':
      return show(state, { awaited: withoutSeat(open.awaited, event.seat) })
    case 'cardReplaced':
      return show(takeCards(state, event.deck, 1), {
        stand: { ...open.stand, [event.letter]: event.card },
        replaced: [...open.replaced, { letter: event.letter, by: askedBy(open, event) }],
        spareCards: open.spareCards - 1,
        awaited: open.seats,
        due: event.due,
      })
    case 'tasksDealt':
      return dealTasks(state, event)
    case 'strokeDrawn':
      return drawStroke(state, event)
    case 'strokeUndone':
      return undoStroke(state, event)
    case 'strokeRedone':
      return redoStroke(state, event)
    case 'sheetCleared':
    case 'clearRedone':
      return clearSheet(state, event)
    case 'clearUndone':
      return undoClear(state, event)
    case 'guessLaid':
      return layGuess(state, event)
    case 'finished': {
      const blackTokens = open.blackTokens.map((token, at) => (at === event.token ? { ...token, by: event.seat } : token))
      const finished = withSheet(state, event.seat, { finish: { token: event.token, at: event.at } })
      return show(finished, { blackTokens, awaited: withoutSeat(open.awaited, event.seat) })
    }
    case 'drawingEnded':
      return show(state, { phase: 'opening', awaited: open.seats, due: event.due })
    case 'doubtOpened':
      return show(state, { doubting: [...open.doubting, event.seat] })
    case 'doubtClosed':
      return show(state, { doubting: withoutSeat(open.doubting, event.seat) })
    case 'tellingHeld':
      return show(state, { heldFor: event.seat, awaited: [event.seat], due: event.due })
    case 'wrongDeclared': {
      const { finish } = sheetOf(open, event.seat)
      const blackTokens = open.blackTokens.map((token) => (token.by === event.seat ? { ...token, by: null } : token))
      const without = finish && { ...finish, token: null, ...(finish.token !== null && { isGivenBack: true }) }
      const declared = withSheet(state, event.seat, { isWrong: true, finish: without })
      return show(declared, { blackTokens, doubting: withoutSeat(open.doubting, event.seat) })
    }
    case 'wentOn':
      return show(state, { awaited: withoutSeat(open.awaited, event.seat) })
    case 'pileOpened':
      return openPile(state, event)
    case 'roundScored': {
      const drawn = Object.fromEntries(drawersOf(open).map((seat) => [seat, sheetOf(open, seat).strokes]))
      return show(hide(state, { pages: { ...hidden.pages, [open.round]: drawn } }), {
        phase: 'scoring',
        scores: Object.fromEntries(Object.entries(open.scores).map(([seat, score]) => [seat, score + totalOf(event.scores, Number(seat))])),
        booklet: Object.fromEntries(
          Object.entries(open.booklet).map(([seat, pages]) => [seat, withPage(pages, pageOf(open, Number(seat), event.scores))]),
        ),
        step: open.step + 1,
        awaited: open.seats,
        due: event.due,
      })
    }
    case 'roundBegun': {
      const { deck, stand, spareCards, due, at = null } = event
      const cleared = { ...state, held: Object.fromEntries(open.seats.map((seat) => [seat, EMPTY_HAND])) }
      return show(takeCards(hide(cleared, NO_SECRETS), deck, cardsOn(stand)), {
        ...NOTHING_DRAWN,
        round: open.round + 1,
        stand,
        spareCards,
        roundBegan: at,
        awaited: open.seats,
        due,
      })
    }
    case 'seatRemoved': {
      const { [event.seat]: _, ...held } = state.held
      return show(
        { ...state, held },
        {
          seats: withoutSeat(open.seats, event.seat),
          awaited: withoutSeat(open.awaited, event.seat),
          doubting: withoutSeat(open.doubting, event.seat),
        },
      )
    }
    case 'gameEnded':
      return show(state, {
        phase: 'over',
        awaited: [],
        due: event.due,
        winners: event.winners,
        vote: event.due === null ? null : { voted: [], rosettes: null },
      })
    case 'heartGiven':
      return giveHeart(state, event)
    case 'voteClosed':
      return show(state, { due: null, vote: { voted: open.vote?.voted ?? [], rosettes: event.rosettes } })
  }
}

const show = (state: PictomaniaState, change: Partial<Open>): PictomaniaState => ({ ...state, open: { ...state.open, ...change } })

const hide = (state: PictomaniaState, change: Partial<Hidden>): PictomaniaState => ({ ...state, hidden: { ...state.hidden, ...change } })

/** A card on which a word was taken off goes by itself: nobody asked for another. */
const askedBy = ({ stand }: Open, { letter, by }: Told<'cardReplaced'>): Seat | null => (stand[letter].words.includes('') ? null : by)

/** From the top of a deck to the stand. */
function takeCards(state: PictomaniaState, deck: number, count: number): PictomaniaState {
  const left = (state.hidden.cards[deck] ?? []).slice(count)
  const taken = hide(state, { cards: { ...state.hidden.cards, [deck]: left } })
  return show(taken, { laid: state.open.laid + count })
}

function dealTasks(state: PictomaniaState, { tasks, pointTokens, blackTokens, began, due }: Told<'tasksDealt'>): PictomaniaState {
  const sheet: Sheet = {
    strokes: [],
    lastStroke: -1,
    firstGuessAt: null,
    finish: null,
    pile: [],
    pointTokens,
    task: null,
    isWrong: false,
    isOff: false,
  }
  const { seats } = state.open
  const held = Object.fromEntries(seats.map((seat) => [seat, { ...EMPTY_HAND, task: tasks[seat] ?? null }]))
  return show(hide({ ...state, held }, { ...NO_SECRETS, tasks }), {
    phase: 'drawing',
    sheets: eachSeat(seats, sheet),
    blackTokens: blackTokens.map((stars) => ({ stars, by: null })),
    began,
    awaited: seats,
    due,
  })
}

function layGuess(state: PictomaniaState, { seat, drawing, number, letter, at }: Told<'guessLaid'>): PictomaniaState {
  const { held, hidden, open } = state
  const hand = heldBy(state, seat)
  const guess: Guess = { number, letter }
  const guesses = { ...hand.guesses, [drawing]: number }
  const letters = letter ? { ...hand.letters, [drawing]: letter } : hand.letters
  const secret = {
    ...state,
    held: { ...held, [seat]: { ...hand, guesses, letters } },
    hidden: { ...hidden, guesses: { ...hidden.guesses, [drawing]: { ...hidden.guesses[drawing], [seat]: guess } } },
  }
  const laid: LaidGuess = { by: seat, at, shown: null }
  const onPile = withSheet(secret, drawing, { pile: [...sheetOf(open, drawing).pile, laid] })
  return withSheet(onPile, seat, { firstGuessAt: sheetOf(open, seat).firstGuessAt ?? at })
}

function openPile(state: PictomaniaState, { seat, task, shown, letters, due }: Told<'pileOpened'>): PictomaniaState {
  const { open, hidden } = state
  const { pile, pointTokens } = sheetOf(open, seat)
  const taken = Object.values(shown).filter(({ isRight }) => isRight).length
  const opened = withSheet(state, seat, {
    task,
    pile: pile.map((guess) => {
      const face = shown[guess.by]
      return { ...guess, shown: face ? { ...face, letter: letters[guess.by] ?? null } : null }
    }),
    // right guesses take the best first
    pointTokens: pointTokens.slice(taken),
  })
  const { [seat]: _, ...guesses } = hidden.guesses
  return show(hide(opened, { guesses }), {
    opened: [...open.opened, seat],
    step: open.step + 1,
    doubting: withoutSeat(open.doubting, seat),
    heldFor: null,
    awaited: open.seats,
    due,
  })
}

function giveHeart(state: PictomaniaState, { seat, drawing, round }: Told<'heartGiven'>): PictomaniaState {
  const { open, held, hidden } = state
  const heart = { drawing, round }
  const given = { ...state, held: { ...held, [seat]: { ...heldBy(state, seat), heart } } }
  const before = open.vote?.voted ?? []
  const voted = before.includes(seat) ? before : [...before, seat]
  return show(hide(given, { hearts: { ...hidden.hearts, [seat]: heart } }), { vote: { voted, rosettes: null } })
}

const totalOf = (scores: Readonly<Record<Seat, Score>>, seat: Seat): number => scores[seat]?.total ?? 0

/** Null for somebody who was gone before the round. */
function pageOf(open: Open, seat: Seat, scores: Readonly<Record<Seat, Score>>): Page | null {
  const score = scores[seat]
  if (!score || !drawersOf(open).includes(seat)) return null
  const { strokes, task, ...sheet } = sheetOf(open, seat)
  if (!task) return null
  const { theme, words } = open.stand[task.letter]
  const drawn = { strokeCount: strokes.length, letters: lettersOn(strokes) }
  const word = words[task.number - 1] ?? ''
  return { ...sheet, ...drawn, round: open.round, task, theme, word, meant: wordsMeantOn(sheet, open.stand), score }
}

const withPage = (pages: Open['booklet'][Seat], page: Page | null): Open['booklet'][Seat] =>
  page ? { ...pages, [page.round]: page } : pages
