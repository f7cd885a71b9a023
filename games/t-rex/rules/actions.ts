import { type ActionId, type Colour, DEALT, EASY } from '@figment/actions'
import { type Chance, shuffled } from '@figment/game-kit'

/** There are more of each colour than a game has. */
export const ACTIONS_OF_A_COLOUR = 20

export const actionsOf = (colour: Colour): ActionId[] => DEALT.filter((action) => action.colour === colour).map(({ id }) => id)

/** The deck of a colour; the first one lies open. Where a table plays for the first time it begins with what is easy. */
export function actionDeck(colour: Colour, chance: Chance, { isFirstGame }: { readonly isFirstGame: boolean }): ActionId[] {
  const first: readonly ActionId[] = isFirstGame ? EASY[colour] : []
  const others = actionsOf(colour).filter((action) => !first.includes(action))
  return [...first, ...shuffled(chance, others)].slice(0, ACTIONS_OF_A_COLOUR)
}
