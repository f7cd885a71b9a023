/** The cards are the host's own. */
const ownCards = Array.from({ length: 14 }, (_, card) => ({
  theme: `Our cellar, shelf ${card + 1}`,
  words: Array.from({ length: 7 }, (_, word) => `jar ${card + 1} of ${word + 1}`),
}))

export const seldom = { 'own-cards': { options: { ownCards } }, 'own-cards-and-ours': { options: { ownCards: ownCards.slice(0, 7) } } }
