import type { Quickness, Skill } from '@figment/game-kit'

/** From the least to the most; with one card one is quicker than with another. */
export interface Span {
  readonly least: number
  readonly most: number
}
const seconds = (least: number, most: number): Span => ({ least: 1000 * least, most: 1000 * most })

/** How somebody plays. Times are in milliseconds, by their own clock. */
export interface Temper {
  /** By how much one misreads how strongly somebody moves, of ten; two times in three by less. With another card one may be right. */
  readonly misreads: number
  /** Whether one counts what was compared, and knows what is left. */
  readonly counts: boolean
  /** How many others one keeps an eye on. */
  readonly watches: number
  /** How long one looks around with a new card. */
  readonly looksAround: Span
  /** How long one keeps a card that seems to match nobody. */
  readonly keeps: Span
  /** How long one thinks about somebody's offer. */
  readonly answers: Span
  /** How likely one puts off what one has in mind, of 1. */
  readonly hesitates: number
}

export const BOTS: Readonly<Record<Skill, Temper>> = {
  gentle: {
    misreads: 2,
    counts: false,
    watches: 3,
    looksAround: seconds(14, 26),
    keeps: seconds(32, 52),
    answers: seconds(3, 6),
    hesitates: 0,
  },
  medium: {
    misreads: 1.5,
    counts: false,
    watches: 4,
    looksAround: seconds(10.5, 21),
    keeps: seconds(26, 44),
    answers: seconds(2, 5),
    hesitates: 0,
  },
  sharp: {
    misreads: 0.9,
    counts: true,
    watches: 7,
    looksAround: seconds(7, 14),
    keeps: seconds(22, 38),
    answers: seconds(1.5, 4),
    hesitates: 0,
  },
}

/** What we take a person to be like; nobody was measured. */
export const PEOPLE: Readonly<Record<Quickness, Temper>> = {
  slow: {
    misreads: 1.6,
    counts: false,
    watches: 3,
    looksAround: seconds(18, 32),
    keeps: seconds(38, 62),
    answers: seconds(4, 9),
    hesitates: 0.35,
  },
  medium: {
    misreads: 1.4,
    counts: false,
    watches: 4,
    looksAround: seconds(11, 22),
    keeps: seconds(26, 46),
    answers: seconds(2.5, 6),
    hesitates: 0.2,
  },
  quick: {
    misreads: 1.2,
    counts: false,
    watches: 5,
    looksAround: seconds(7, 13),
    keeps: seconds(18, 32),
    answers: seconds(1.5, 4),
    hesitates: 0.1,
  },
}

/** While people are here, no bot offers before so long after "go". In milliseconds as people count them. */
export const STARTS_AFTER_MS: Readonly<Record<Skill, number>> = { gentle: 30_000, medium: 22_000, sharp: 12_000 }

/** Two who play together look at nobody else, and more closely: they misread by this part of it. */
export const CLOSER_LOOK = 0.35
