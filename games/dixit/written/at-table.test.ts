import { seededChance } from '@figment/game-kit'
import { optionsOf } from '@figment/game-kit/testing'
import { openTable, readLog } from '@figment/table'
import { expect, it } from 'vitest'
import { game } from '../index.ts'

it('an entry that says no version is of the first one: the game is known from what was chosen', () => {
  const options = optionsOf(game, {})
  const opened = openTable('BCDFG', { locale: 'pl', choice: { game: 'dixit', options }, seed: 'seed' })
  const deal = game.rules.deal([0, 1, 2, 3], options, seededChance('entry'))
  const { toGive, ...dealInV1 } = deal
  const claimed = { type: 'storyClaimed', seat: 2, due: null }
  const lines = [
    JSON.stringify({ at: 1, events: [opened] }),
    JSON.stringify({
      at: 3,
      events: [
        { type: 'gameStarted', deal: dealInV1 },
        { type: 'gameMoved', event: claimed },
      ],
    }),
  ]
  expect(readLog(lines)).toEqual([
    { at: 1, events: [opened] },
    {
      at: 3,
      events: [
        { type: 'gameStarted', game: 'dixit', deal },
        { type: 'gameMoved', game: 'dixit', event: claimed },
      ],
    },
  ])
  expect(toGive).toBe(1)
})
