import { GAME_IDS, type GameId } from '@figment/catalog'
import { type Chance, pick, seededChance } from '@figment/game-kit'

/** Who comes to a table, and what they play there, game after game. */
export interface Plan {
  readonly people: number
  readonly bots: number
  readonly hasTv: boolean
  game(number: number): GameId
  options(number: number): object
}

/** With many seats Poezium takes longer than anybody has here. */
const LONG = { game: 'poezium', fromSeats: 5 }

export function planOf(seed: string, table: number): Plan {
  const chance = seededChance(`${seed} plan of table ${table}`)
  const seats = 3 + chance.below(4)
  const people = 2 + chance.below(seats - 1)
  const games = GAME_IDS.filter((game) => game !== LONG.game || seats < LONG.fromSeats)
  const game = (number: number): GameId => games[(table + number) % games.length] ?? 'dixit'
  return {
    people,
    bots: seats - people,
    hasTv: table % 4 === 0,
    game,
    options: (number) => options(game(number), seededChance(`${seed} game ${number} of table ${table}`)),
  }
}

function options(game: GameId, chance: Chance): object {
  const timers = pick(chance, ['off', 'off', 'brisk'])
  switch (game) {
    case 'dixit':
      return { timers, target: 10, firstStoryteller: pick(chance, ['claim', 'random']) }
    case 'poezium':
      return { timers, firstStoryteller: pick(chance, ['claim', 'random']) }
    case 'pictomania':
      return { timers }
    case 't-rex':
      return { timers, warmUp: pick(chance, ['on', 'off']) }
  }
}
