import { ERASED, type Forget, type Maker } from '@figment/game-kit'
import { type Card, OWN_CARDS, type Options, type Pictomania, type Stand } from './types.ts'

/** Strokes keep their numbers and times, but nothing is drawn; words of own cards are gone from the stand too. */
export const forget: Forget<Pictomania> = {
  event(event, _, maker) {
    switch (event.type) {
      case 'strokeDrawn':
        return maker.isIn(event.seat) ? { ...event, drawn: { ...event.drawn, ink: '' } } : event
      case 'cardReplaced':
        return maker.wrote(event.card) ? { ...event, card: blank(event.card) } : event
      case 'roundBegun':
        return { ...event, stand: standWithout(event.stand, maker) }
      default:
        return event
    }
  },
  written: ({ ownCards }) => ownCards ?? [],
  options(options, maker) {
    const left = options.ownCards?.filter((card) => !maker.wrote(card)) ?? []
    return { ...options, ownCards: left.length < OWN_CARDS.fewest ? null : left }
  },
  deal: (deal, maker) => ({ ...deal, options: optionsInPlay(deal.options, maker), stand: standWithout(deal.stand, maker) }),
}

/** The piles know the cards by their numbers, so none may be missing. */
const optionsInPlay = (options: Options, maker: Maker): Options => ({
  ...options,
  ownCards: options.ownCards?.map((card) => without(card, maker)) ?? null,
})

const standWithout = ({ A, B, C }: Stand, maker: Maker): Stand => ({ A: without(A, maker), B: without(B, maker), C: without(C, maker) })

const without = (card: Card, maker: Maker): Card => (maker.wrote(card) ? blank(card) : card)

const blank = ({ theme, words }: Card): Card => ({ theme: theme && ERASED, words: words.map(() => ERASED) })
