// What shapes.spec.ts measures in every language, so that it need not be looked at in every language once more.

/** Eight with their first cards, whose 1 and 10 are explained; and what comes of it. */
export const ACTED = 't-rex-first/acting/acting'

/** At the largest table and at the smallest. */
export const HELD = [
  't-rex-8/acting/acting',
  't-rex-8/acting/offering',
  't-rex-8/acting/offered',
  't-rex-8/acting/offered-more',
  't-rex-8/acting/wild',
  't-rex-8/acting/watcher',
  't-rex-8/acting/acting+one-room',
  't-rex-8/warmingUp/showing',
  't-rex-8/warmingUp/watching',
  't-rex-8/picking/picking',
  't-rex-8/picking/tied',
  't-rex-8/voting/voting',
  't-rex-8/voting/performing',
  't-rex-8/over/loser',
  't-rex-first/counting/alone',
  't-rex-all-cards-3/reshuffling/pausing',
  't-rex-3/acting/acting',
  't-rex-3/acting/offered',
  't-rex-together/agreeing/differing',
  't-rex-together/over/won',
  't-rex-2/over/lost',
] as const

export const ON_TV = [
  't-rex-8/acting/tv',
  't-rex-3/acting/tv',
  't-rex-first/acting/duel-tv',
  't-rex-8/warmingUp/tv',
  't-rex-8/picking/tv',
  't-rex-8/voting/tv',
  't-rex-8/over/tv',
  't-rex-first/counting/tv',
  't-rex-together/agreeing/differing-tv',
  't-rex-together/over/won-tv',
] as const

export const MEASURED: readonly string[] = [ACTED, ...HELD, ...ON_TV]
