import { expect, it } from 'vitest'
import { tellingMs } from '../../open/tables.ts'
import { beatsOf, pauseAfter } from '../show/pile-beats.ts'

it('[PM29] the table waits as long as the screens take to tell a pile', () => {
  for (const guesses of [0, 1, 2, 3, 4, 5]) {
    const onScreen = Array.from({ length: beatsOf(guesses) }, (_, beat) => pauseAfter(beat, guesses)).reduce((sum, ms) => sum + ms)
    expect(tellingMs(guesses)).toBeGreaterThanOrEqual(onScreen)
    expect(tellingMs(guesses) - onScreen).toBeLessThan(1000)
  }
})
