import { ERASED } from '@figment/game-kit'
import { atRandom, playWithBots } from '@figment/game-kit/simulate'
import { asPlayed, forgotten, optionsOf, troubleForgetting, watched } from '@figment/game-kit/testing'
import { expect, it } from 'vitest'
import { forget } from './forget.ts'
import { game } from './index.ts'

const GAMES = 20

it(`clues and recordings of one seat are forgotten, in the log and in every state of ${GAMES} games`, () => {
  const { rules, anyMove } = game
  const options = optionsOf(game, { clues: 'any', target: 10 })
  let made = 0
  for (let seed = 0; seed < GAMES; seed++) {
    let clues = 0
    const { bot, traces } = watched(atRandom(anyMove), (move, seat, theirs) => {
      if (move.type !== 'tellClue') return move
      const clue = `clue ${clues++} of seat ${seat}`
      const clip = `a${String(clues).padStart(8, '0')}${String(seat).padStart(7, '0')}.webm`
      theirs.set(clue, ERASED).set(clip, null)
      return { ...move, clue, kind: 'sung' as const, clip }
    })
    const leaving = new Map(seed % 3 === 0 ? [[10 + seed, seed % 4]] : [])
    const { log, finished } = playWithBots(rules, bot, { options, seats: 4, seed: `forget ${seed}`, leaving })
    expect(finished).toBe(true)
    const played = { rules, forget, ...log, traces: asPlayed(traces, log.events), written: [] }
    made += [...played.traces.values()].reduce((sum, { size }) => sum + size, 0)
    expect(troubleForgetting(played)).toEqual([])
    const recordings = log.events.flatMap((event) => forget.recordings?.(event) ?? [])
    const left = forgotten(played, 1).events.flatMap((event) => forget.recordings?.(event) ?? [])
    expect(left).toEqual(recordings.filter((clip) => !played.traces.get(1)?.has(clip)))
  }
  expect(made).toBeGreaterThan(GAMES * 4)
})
