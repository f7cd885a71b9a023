import { createRequire } from 'node:module'
import type { Game } from 'boardgame.io'
import { newGame, playCard, type SmallGame } from './small-game.ts'

// the package offers its server to `require` alone
const { Server } = createRequire(import.meta.url)('boardgame.io/server') as typeof import('boardgame.io/server')

const game: Game<SmallGame> = {
  name: 'small',
  setup: () => newGame(1),
  playerView: ({ G, playerID }) => ({
    ...G,
    luck: 0,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : [])),
  }),
  moves: {
    play: {
      move: ({ G, playerID }, slot: number) => {
        playCard(G, Number(playerID), slot)
      },
      ignoreStaleStateID: true,
      client: false,
    },
  },
  turn: { activePlayers: { all: 'playing' }, stages: { playing: {} } },
}

const server = Server({ games: [game], origins: [/.*/] })
await server.run(Number(process.env.PORT))
