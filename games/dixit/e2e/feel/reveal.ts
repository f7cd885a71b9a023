import { percentile } from '../../../../bench/statistics.ts'
import { framesDuring, smooth } from '../../../../e2e/feel/frames.ts'
import { measurement, MOVING_PHONE, slowDown } from '../../../../e2e/feel/measurement.ts'

export const reveal = measurement({
  how: 'Four people vote in Dixit, on a phone four times slower than this machine; frames are counted for five seconds from when the votes are shown.',
  goals: { p95: smooth('the reveal in Dixit') },
  async measure({ evening }) {
    await evening.sitDown(['Ada', 'Ben', 'Cleo', 'Dan'], () => MOVING_PHONE, 'dixit')
    const [ada] = evening.people
    if (!ada) throw new Error('nobody came')
    await evening.begin()
    await evening.playUntil(async () => (await ada.phase()) === 'voting')
    await slowDown(ada.page)
    const revealed = ada.page.waitForSelector('main[data-phase="scoring"]', { state: 'attached' })
    const frames = revealed.then(() => framesDuring(ada.page, 5000))
    await evening.playUntil(async () => (await ada.phase()) === 'scoring')
    return { p95: percentile(await frames, 0.95) }
  },
})
