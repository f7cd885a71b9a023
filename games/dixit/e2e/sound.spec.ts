import type { Page } from '@playwright/test'
import { LAPTOP, PHONE, TV } from '../../../e2e/evening.ts'
import { expect, test } from '../../../e2e/house.ts'
import { house as rooms, people, shell } from '../../../e2e/words.ts'
import { words as dixit } from '../words/en.ts'
import { words as perform } from '../screens/perform/words/en.ts'

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

test('an evening of sounds: a touched TV, a laptop that was asked to, a silent phone, and a clue that is sung', async ({
  evening,
  house,
}) => {
  const code = await evening.sitDown(['Ada', 'Ben', 'Cleo'], (at) => (at === 2 ? LAPTOP : PHONE), 'dixit')
  const [ada, ben, cleo] = evening.people
  if (!ada || !ben || !cleo) throw new Error('nobody came')
  for (const { page } of [ben, cleo]) {
    await listenAt(page)
    await page.reload()
    await page.locator('main[data-screen="lobby"]').waitFor()
  }
  const tv = await evening.device(TV)
  await listenAt(tv)
  await tv.addInitScript(() => {
    const songs: string[] = []
    Object.assign(globalThis, { songs })
    for (const moment of ['playing', 'ended']) document.addEventListener(moment, () => songs.push(moment), true)
  })
  await tv.goto(`/tv/${code}`)
  await expect(tv.getByText('Cleo').first()).toBeVisible()

  await test.step('a TV sounds by itself once somebody has touched it', async () => {
    await tv.keyboard.press('Enter')
    await expect.poll(async () => (await heard(tv)).speakers).toEqual(['running'])
    await cleo.page.getByRole('button', { name: shell.header.menu, exact: true }).click()
    await cleo.page.getByRole('button', { name: rooms.settings.title }).click()
    await cleo.page.getByRole('switch', { name: rooms.settings.sound }).click()
    await cleo.page.keyboard.press('Escape')
    await ada.page.getByRole('radio', { name: perform.options.any }).click()
    await expect(ada.page.getByRole('radio', { name: perform.options.any })).toBeChecked()
    await ada.page.getByRole('button', { name: shell.header.menu, exact: true }).click()
    await ada.page.getByRole('button', { name: people.people.title }).click()
    await ada.page.getByRole('radio', { name: people.people.doors.knock }).click()
    await ada.page.keyboard.press('Escape')
    await ada.page.getByRole('button', { name: shell.lobby.start }).click()
    await evening.untilAll('claiming')
    await expect.poll(async () => (await heard(tv)).loudest).toBeGreaterThan(0.01)
  })

  await test.step('a clue is sung: recorded, offered to the others, and the words are not needed', async () => {
    await ada.nextThing()
    await ada.untilPhase('telling')
    await ada.page.locator('main button[aria-pressed="false"]').first().click()
    await ada.page.getByRole('radio', { name: perform.kinds.sung }).click()
    await ada.page.getByRole('button', { name: perform.record.open }).click()
    await ada.page.getByRole('button', { name: perform.record.start }).click()
    await expect(ada.page.getByRole('button', { name: perform.record.stop })).toBeEnabled()
    const eve = house.guest('Eve')
    await eve.ticket(code, { as: 'person', profile: { name: 'Eve', colour: 'sky', shape: 'drop' }, knock: 'wait' })
    await expect(ben.page.locator('.stage .slip')).toContainText('Eve')
    // long enough for everybody to have given their cards before it is over
    await ada.page.waitForTimeout(6000)
    // nothing comes up, and nothing sounds, while somebody sings
    await expect(ada.page.locator('.stage .slip')).toHaveCount(0)
    await ada.page.getByRole('button', { name: perform.record.stop }).click()
    await ada.page.getByRole('button', { name: perform.record.keep }).click()
    await expect(ada.page.locator('.stage .slip')).toContainText('Eve')
    await ada.page.getByRole('button', { name: rooms.knock.notNow }).click()
    await ada.page.getByRole('button', { name: dixit.telling.button }).click()
    await ben.untilPhase('giving')
    await expect(ben.page.getByRole('button', { name: perform.play.sung })).toBeVisible()
    await expect.poll(() => songOf(tv)).toMatch(/\/clips\/[A-Z]{5}\/a[a-z0-9]{15}\.(webm|mp4|ogg)$/)
  })

  await test.step('the TV plays it to its end, though everybody gives their cards at once', async () => {
    await evening.playUntil(async () => (await ada.phase()) === 'voting')
    const songs = async () => await tv.evaluate(() => (globalThis as { songs?: string[] }).songs)
    await expect.poll(songs).toEqual(['playing', 'ended'])
    await expect(tv.locator('.tv-clip')).toHaveCount(0)
  })

  await test.step('a card that is laid is heard where somebody turned the sound on, and nowhere else', async () => {
    await expect.poll(async () => (await heard(cleo.page)).loudest).toBeGreaterThan(0.01)
    expect((await heard(cleo.page)).speakers).toEqual(['running'])
    expect(await heard(ben.page)).toEqual(isSilent)
    await evening.playUntil(async () => (await ada.phase()) === 'scoring')
  })
  expect(evening.problems).toEqual([])
  await tv.context().close()
})

/** The recording that this page has asked for. */
const songOf = async (page: Page): Promise<string> =>
  await page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .find((name) => name.includes('/clips/')) ?? '',
  )
