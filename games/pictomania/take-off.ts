import type { FoundPiece, Seat, State, TakeOff } from '@figment/game-kit'
import * as v from 'valibot'
import { placeOf, wordOf } from './open/word.ts'
import { drawingGone, wordGone } from './rules/rules.ts'
import {
  type Card,
  LETTERS,
  type Open,
  type Options,
  OWN_CARDS,
  type Page,
  type PageName,
  type Pictomania,
  type Piece,
  type Stand,
} from './types.ts'

type Drawing = Extract<Piece, { readonly kind: 'drawing' }>
type Word = Extract<Piece, { readonly kind: 'word' }>
/** A word is known by the card that it stands on: the same one comes in options, deals and rounds. */
type Trace = Drawing | { readonly kind: 'word'; readonly card: Card; readonly number: number }

const round = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))
const number = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))

/** A drawing, or a word on the stand, of any round of the game. */
export const takeOff: TakeOff<Pictomania, Piece> = {
  piece: v.variant('kind', [
    v.strictObject({ kind: v.literal('drawing'), round, seat }),
    v.strictObject({ kind: v.literal('word'), round, letter: v.picklist(LETTERS), number }),
  ]),
  find: (state, piece) => (piece.kind === 'drawing' ? findDrawing(state, piece) : findWord(state, piece)),
  follow(state, piece, chance) {
    const { open } = state
    if (piece.round !== open.round) return []
    if (piece.kind === 'word') return open.phase === 'understanding' ? wordGone(state, piece.letter, chance) : []
    return drawingGone(state, piece.seat, chance)
  },
  without: (state, piece) => (piece.kind === 'drawing' ? withoutDrawing(state, piece) : withoutWord(state, piece)),
  trace: ({ open }, piece) => (piece.kind === 'drawing' ? piece : traceOf(open, piece)),
  event(event, { open }, known) {
    const trace = known as Trace | null
    if (trace === null) return event
    switch (event.type) {
      case 'strokeDrawn':
        return trace.kind === 'drawing' && trace.seat === event.seat && trace.round === open.round
          ? { ...event, drawn: { ...event.drawn, ink: '' } }
          : event
      case 'cardReplaced':
        return { ...event, card: blanked(event.card, trace) }
      case 'roundBegun':
        return { ...event, stand: standBlanked(event.stand, trace) }
      default:
        return event
    }
  },
  deal: (deal, trace) => ({
    ...deal,
    options: inPlay(deal.options, trace as Trace | null),
    stand: standBlanked(deal.stand, trace as Trace | null),
  }),
  options: (options, trace) => inPlay(options, trace as Trace | null),
  nextOptions(options, trace) {
    const left = options.ownCards?.filter((card) => !isOn(card, trace as Trace | null)) ?? []
    if (left.length === options.ownCards?.length) return options
    return { ...options, ownCards: left.length < OWN_CARDS.fewest ? null : left }
  },
}

function findDrawing({ open, hidden }: State<Pictomania>, piece: Drawing): FoundPiece | null {
  const sheet = piece.round === open.round ? open.sheets[piece.seat] : undefined
  const strokes = sheet?.strokes ?? hidden.pages[piece.round]?.[piece.seat]
  const drawn = strokes?.filter(([, , ink]) => ink !== '') ?? []
  return drawn.length === 0 ? null : { seat: piece.seat, made: { strokes: drawn } }
}

function findWord({ open }: State<Pictomania>, piece: Word): FoundPiece | null {
  const text = piece.round === open.round ? wordOf(open.stand, piece) : wordOnPages(open.booklet, piece)
  return text === '' ? null : { seat: null, made: { text } }
}

function withoutDrawing(state: State<Pictomania>, piece: Drawing): State<Pictomania> {
  const { open, held, hidden } = state
  const isIt = (one: PageName | null) => one?.drawing === piece.seat && one.round === piece.round
  const sheet = piece.round === open.round ? open.sheets[piece.seat] : undefined
  const drawn = hidden.pages[piece.round]
  return {
    ...state,
    // who found it the loveliest may choose again; who that is, nobody learns
    held: Object.fromEntries(Object.entries(held).map(([by, hand]) => [by, isIt(hand.heart) ? { ...hand, heart: null } : hand])),
    open: {
      ...open,
      vote: open.vote && { ...open.vote, rosettes: open.vote.rosettes?.filter((rosette) => !isIt(rosette)) ?? null },
      ...(sheet && { sheets: { ...open.sheets, [piece.seat]: { ...sheet, strokes: [], isOff: true } } }),
      booklet: withPages(open.booklet, (page, by) =>
        by === piece.seat && page.round === piece.round ? { ...page, isOff: true, strokeCount: 0, letters: 0 } : page,
      ),
    },
    hidden: {
      ...hidden,
      hearts: Object.fromEntries(Object.entries(hidden.hearts).filter(([, heart]) => !isIt(heart))),
      ...(sheet && { takenBack: Object.fromEntries(Object.entries(hidden.takenBack).filter(([by]) => Number(by) !== piece.seat)) }),
      ...(drawn?.[piece.seat] && { pages: { ...hidden.pages, [piece.round]: { ...drawn, [piece.seat]: [] } } }),
    },
  }
}

function withoutWord(state: State<Pictomania>, piece: Word): State<Pictomania> {
  const { open } = state
  const trace = traceOf(open, piece)
  return {
    ...state,
    open: {
      ...open,
      options: inPlay(open.options, trace),
      stand: standBlanked(open.stand, trace),
      booklet: withPages(open.booklet, (page) => withoutText(page, piece)),
    },
  }
}

/** Of an earlier round only what somebody drew or guessed is still known, and of that only what the host wrote has to go. */
function traceOf(open: Open, piece: Word): Trace | null {
  const { round, letter, number } = piece
  const [page] = round === open.round ? [] : pagesOf(open.booklet, piece)
  const text = wordOnPages(open.booklet, piece)
  const isOnPage = ({ theme, words }: Card) => (page === undefined || theme === page.theme) && words[number - 1] === text
  const card = round === open.round ? open.stand[letter] : open.options.ownCards?.find(isOnPage)
  return card ? { kind: 'word', card, number } : null
}

const isOfWord = ({ round, task }: Page, piece: Word): boolean =>
  round === piece.round && task.letter === piece.letter && task.number === piece.number

const pagesOf = (booklet: Open['booklet'], piece: Word): readonly Page[] =>
  Object.values(booklet).flatMap((pages) => Object.values(pages).filter((page) => isOfWord(page, piece)))

/** What was drawn there or guessed; empty: nobody did either, or it was taken off. */
const wordOnPages = (booklet: Open['booklet'], piece: Word): string =>
  pagesOf(booklet, piece)[0]?.word ??
  Object.values(booklet)
    .map((pages) => pages[piece.round]?.meant[placeOf(piece)])
    .find((word) => word !== undefined) ??
  ''

function withoutText(page: Page, piece: Word): Page {
  const place = placeOf(piece)
  const isGuessed = page.round === piece.round && page.meant[place] !== undefined
  if (!isGuessed && !isOfWord(page, piece)) return page
  return { ...page, ...(isOfWord(page, piece) && { word: '' }), ...(isGuessed && { meant: { ...page.meant, [place]: '' } }) }
}

const withPages = (booklet: Open['booklet'], change: (page: Page, by: Seat) => Page): typeof booklet =>
  Object.fromEntries(
    Object.entries(booklet).map(([by, pages]) => [
      by,
      Object.fromEntries(Object.entries(pages).map(([of, page]) => [of, change(page, Number(by))])),
    ]),
  )

/** The piles know the cards by their numbers, so none may be missing. */
const inPlay = (options: Options, trace: Trace | null): Options =>
  options.ownCards ? { ...options, ownCards: options.ownCards.map((card) => blanked(card, trace)) } : options

const standBlanked = ({ A, B, C }: Stand, trace: Trace | null): Stand => ({
  A: blanked(A, trace),
  B: blanked(B, trace),
  C: blanked(C, trace),
})

const blanked = (card: Card, trace: Trace | null): Card =>
  trace?.kind === 'word' && isOn(card, trace) ? { ...card, words: card.words.with(trace.number - 1, '') } : card

/** Other words of the card may have been taken off before, or since. */
const isOn = (card: Card, trace: Trace | null): boolean =>
  trace?.kind === 'word' &&
  card.theme === trace.card.theme &&
  card.words.every((word, at) => word === trace.card.words[at] || word === '' || trace.card.words[at] === '')
