import { entry, GAME_IDS, type GameId } from '@figment/catalog'
import { pick, seededChance } from '@figment/game-kit'
import { anyOptions, usualOptions } from '@figment/game-kit/testing'

/** Who comes to a table, and what they play there, game after game. */
export interface Plan {
  readonly people: number
  readonly bots: number
  readonly hasTv: boolean
  game(number: number): GameId
  options(number: number): object
}

export function planOf(seed: string, table: number): Plan {
  const chance = seededChance(`${seed} plan of table ${table}`)
  const seats = 3 + chance.below(4)
  const people = 2 + chance.below(seats - 1)
  const games = GAME_IDS.filter((game) => isFor(seats, game, usualOptions(entry(game))))
  const game = (number: number): GameId => games[(table + number) % games.length] ?? pick(chance, GAME_IDS)
  return {
    people,
    bots: seats - people,
    hasTv: table % 4 === 0,
    game,
    options(number) {
      const options = anyOptions(entry(game(number)), seededChance(`${seed} game ${number} of table ${table}`))
      return isFor(seats, game(number), options) ? options : usualOptions(entry(game(number)))
    },
  }
}

function isFor(seats: number, game: GameId, options: object): boolean {
  const { min, max } = entry(game).manifest.seats(options)
  return min <= seats && seats <= max
}
