import type { Page } from '@playwright/test'
import { LAPTOP, PHONE, TV } from './evening.ts'
import { expect, test } from './house.ts'
import { house as rooms, shell } from './words.ts'

interface Ear {
  readonly speakers: AudioContext[]
  loudest: number
}

/** An ear at the loudspeaker of a page: what really arrives there, and how loud it is. */
async function listenAt(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ear: Ear = { speakers: [], loudest: 0 }
    Object.assign(globalThis, { ear })
    const connect = Reflect.get(AudioNode.prototype, 'connect') as (this: AudioNode, to: AudioNode) => AudioNode
    const ears = new Map<BaseAudioContext, AnalyserNode>()
    Reflect.set(AudioNode.prototype, 'connect', function (this: AudioNode, to: AudioNode) {
      if (to instanceof AudioDestinationNode) {
        const analyser = ears.get(this.context) ?? new AnalyserNode(this.context, { fftSize: 32768 })
        ears.set(this.context, analyser)
        connect.call(this, analyser)
      }
      return connect.call(this, to)
    })
    const Real = AudioContext
    globalThis.AudioContext = class extends Real {
      constructor(options?: AudioContextOptions) {
        super(options)
        ear.speakers.push(this)
      }
    }
    setInterval(() => {
      for (const analyser of ears.values()) {
        const wave = new Float32Array(analyser.fftSize)
        analyser.getFloatTimeDomainData(wave)
        ear.loudest = Math.max(ear.loudest, ...wave.map(Math.abs))
      }
    }, 100)
  })
}

const heard = async (page: Page) =>
  await page.evaluate(() => {
    const { ear } = globalThis as { ear?: Ear }
    return { speakers: ear?.speakers.map(({ state }) => state) ?? [], loudest: ear?.loudest ?? 0 }
  })

const isSilent = { speakers: [], loudest: 0 }

test('a phone is silent until somebody turns the sound on; then a card that is laid is heard', async ({ evening }) => {
  await evening.sitDown(['Ada', 'Ben', 'Cleo'], (at) => (at === 0 ? LAPTOP : PHONE))
  const [ada, ben] = evening.people
  if (!ada || !ben) throw new Error('nobody came')
  for (const { page } of [ada, ben]) {
    await listenAt(page)
    await page.reload()
    await page.locator('main[data-screen="lobby"]').waitFor()
  }
  await ada.page.getByRole('button', { name: shell.header.menu, exact: true }).click()
  await ada.page.getByRole('button', { name: rooms.settings.title }).click()
  await ada.page.getByRole('switch', { name: rooms.settings.sound }).click()
  await ada.page.keyboard.press('Escape')
  await ada.page.getByRole('button', { name: shell.lobby.start }).click()
  await evening.untilAll('claiming')
  await evening.playUntil(async () => (await ada.phase()) === 'voting')
  await expect.poll(async () => (await heard(ada.page)).loudest).toBeGreaterThan(0.01)
  expect((await heard(ada.page)).speakers).toEqual(['running'])
  expect(await heard(ben.page)).toEqual(isSilent)
  expect(evening.problems).toEqual([])
})

test('a TV sounds by itself once somebody has touched it', async ({ evening }) => {
  const code = await evening.sitDown(['Ada', 'Ben', 'Cleo'])
  const [ada] = evening.people
  if (!ada) throw new Error('nobody came')
  const tv = await evening.device(TV)
  await listenAt(tv)
  await tv.goto(`/tv/${code}`)
  await expect(tv.getByText('Cleo').first()).toBeVisible()
  await tv.keyboard.press('Enter')
  await expect.poll(async () => (await heard(tv)).speakers).toEqual(['running'])
  await ada.page.getByRole('button', { name: shell.lobby.start }).click()
  await evening.untilAll('claiming')
  await expect.poll(async () => (await heard(tv)).loudest).toBeGreaterThan(0.01)
  await tv.context().close()
})
