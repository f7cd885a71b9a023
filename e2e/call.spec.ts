import type { BrowserContextOptions, Locator, Page } from '@playwright/test'
import { expectWellMade } from './axe.ts'
import { type Evening, LAPTOP, PHONE } from './evening.ts'
import { expect, test } from './house.ts'
import { Person } from './person.ts'
import { call, shell } from './words.ts'

const ALLOWED = { permissions: ['camera', 'microphone'] } satisfies BrowserContextOptions
/** In milliseconds: links and pictures take their time where one machine is all eight phones, and busy with other tests. */
const WITHIN = 240_000

/** What a page knows of its links: how many pictures and sounds have really come out of each. */
interface Come {
  readonly frames: number
  readonly sounds: number
  readonly width: number
  /** Pictures a second. */
  readonly rate: number
}

/** Keeps the page's connections and devices where a test can ask them. */
async function watchLinks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const links: RTCPeerConnection[] = []
    const tracks: MediaStreamTrack[] = []
    Object.assign(globalThis, { links, tracks })
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = async (wish) => {
      const stream = await ask(wish)
      tracks.push(...stream.getTracks())
      return stream
    }
    globalThis.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(configuration?: RTCConfiguration) {
        super(configuration)
        links.push(this)
      }
    }
  })
}

/** What this page's devices still give. */
async function liveTracks(page: Page): Promise<{ kind: string; label: string }[]> {
  return await page.evaluate(() => {
    const { tracks = [] } = globalThis as { tracks?: MediaStreamTrack[] }
    return tracks.filter(({ readyState }) => readyState === 'live').map(({ kind, label }) => ({ kind, label }))
  })
}

async function come(page: Page): Promise<Come[]> {
  return await page.evaluate(async () => {
    const { links = [] } = globalThis as { links?: RTCPeerConnection[] }
    const open = links.filter(({ connectionState }) => connectionState === 'connected')
    return await Promise.all(
      open.map(async (link) => {
        const found = { frames: 0, sounds: 0, width: 0, rate: 0 }
        for (const report of (await link.getStats()).values()) {
          if (report.type !== 'inbound-rtp') continue
          if (report.kind === 'video') {
            const { framesDecoded = 0, frameWidth = 0, framesPerSecond = 0 } = report
            Object.assign(found, { frames: framesDecoded, width: frameWidth, rate: framesPerSecond })
          }
          if (report.kind === 'audio') found.sounds = report.totalSamplesDuration ?? 0
        }
        return found
      }),
    )
  })
}

/** So many links, and on each of them pictures (and sounds) that go on coming. */
async function expectLinks(page: Page, count: number, { sound = true } = {}): Promise<void> {
  await expect.poll(async () => (await come(page)).filter(({ frames }) => frames > 0).length, { timeout: WITHIN }).toBe(count)
  const before = await come(page)
  await expect
    .poll(
      async () => {
        const now = await come(page)
        const growing = now.filter((link, at) => {
          const then = before[at]
          return then && link.frames > then.frames && (!sound || link.sounds > then.sounds)
        })
        return now.length === count ? growing.length : -1
      },
      { timeout: WITHIN },
    )
    .toBe(count)
}

async function openCall(page: Page): Promise<Locator> {
  const menu = page.getByRole('button', { name: shell.header.menu })
  const button = page.getByRole('button', { name: new RegExp(`^${call.title}`) })
  await expect(menu).toBeVisible()
  // where a scene fills a phone, it is in the menu
  if (!(await button.isVisible())) await menu.click()
  await button.click()
  return page.getByRole('dialog', { name: call.title })
}

async function join({ page }: Person, { sound = true } = {}): Promise<void> {
  const dialog = await openCall(page)
  await expect(dialog.locator('video')).toBeVisible()
  if (!sound) await dialog.getByRole('button', { name: call.turn.audio.off }).click()
  await dialog.getByRole('button', { name: call.join, exact: true }).click()
  await expect(page.getByRole('region', { name: call.section })).toBeVisible()
}

const tile = (page: Page, name: string) => page.getByRole('region', { name: call.section }).getByRole('listitem').filter({ hasText: name })

async function sitDown(evening: Evening, names: readonly string[], options: (at: number) => BrowserContextOptions): Promise<string> {
  let code = ''
  for (const [at, name] of names.entries()) {
    const page = await evening.device({ ...options(at), ...ALLOWED })
    await watchLinks(page)
    const person = new Person(page, name)
    if (at === 0) code = await person.startTable()
    else await person.join(code)
    evening.people.push(person)
  }
  return code
}

test('four people see and hear each other; it goes on after a reload, a killed server and a new network', async ({ evening, house }) => {
  const code = await sitDown(evening, ['Ada', 'Ben', 'Cleo'], (at) => (at === 0 ? LAPTOP : PHONE))
  const [ada, ben, cleo] = evening.people as [Person, Person, Person]

  await test.step('a look in the mirror, then two of them', async () => {
    await ada.page.getByRole('button', { name: call.button(0), exact: true }).click()
    await expect(ada.page.getByRole('dialog').locator('video')).toBeVisible()
    await expectWellMade(ada.page, 'before joining')
    await ada.page.keyboard.press('Escape')
    await expect(ada.page.getByRole('region', { name: call.section })).toBeHidden()
    for (const person of [ada, ben]) await join(person)
    for (const { page } of [ada, ben]) await expectLinks(page, 1)
    await expect.poll(async () => (await come(ada.page))[0]?.width, { timeout: WITHIN }).toBe(640)
  })

  await test.step('the game begins; a fourth comes late; every link has picture and sound', async () => {
    await evening.begin()
    const dan = new Person(await evening.device({ ...PHONE, ...ALLOWED }), 'Dan')
    await watchLinks(dan.page)
    await dan.join(code)
    evening.people.push(dan)
    await join(cleo)
    await join(dan)
    for (const { page } of evening.people) await expectLinks(page, 3)
    // with more people the pictures are smaller
    await expect.poll(async () => (await come(ada.page)).every(({ width }) => width <= 320), { timeout: WITHIN }).toBe(true)
    for (const { page } of [ada, ben]) await expectWellMade(page, 'in the call')
  })

  await test.step('muted by a key, the camera off by a key: everybody sees it', async () => {
    await ben.page.locator('body').press('m')
    await ben.page.locator('body').press('v')
    await expect(tile(ada.page, 'Ben')).toContainText(call.tile.muted)
    await expect(tile(ada.page, 'Ben')).toContainText(call.tile.cameraOff)
    await expect(tile(ada.page, 'Ben').locator('video')).toHaveCount(0)
    await expect(tile(ada.page, 'Ben').locator('.rabbit')).toBeVisible()
    await ben.page.locator('body').press('m')
    await ben.page.locator('body').press('v')
    await expect(tile(ada.page, 'Ben').locator('video')).toBeVisible()
    await expect(tile(ada.page, 'Ben')).not.toContainText(call.tile.muted)
  })

  await test.step('a tab is reloaded: it is in the call again by itself', async () => {
    await ben.page.reload()
    await expect(ben.page.getByRole('region', { name: call.section })).toBeVisible()
    for (const { page } of evening.people) await expectLinks(page, 3)
  })

  await test.step('the server is killed: nobody notices in the call; who leaves and comes back finds everybody', async () => {
    await house.kill('SIGKILL')
    for (const person of evening.people) await expect(person.isReconnecting).toBeVisible()
    for (const { page } of evening.people) await expectLinks(page, 3)
    await house.start()
    for (const person of evening.people) await expect(person.isReconnecting).toBeHidden()
    for (const { page } of evening.people) await expectLinks(page, 3)
    await (await openCall(cleo.page)).getByRole('button', { name: call.leave }).click()
    await expect(tile(ada.page, 'Cleo')).toHaveCount(0)
    await expectLinks(ada.page, 2)
    await join(cleo)
    for (const { page } of evening.people) await expectLinks(page, 3)
  })

  await test.step('a new network: every way is looked for anew, the pictures go on', async () => {
    const ways = () =>
      cleo.page.evaluate(() => {
        const { links = [] } = globalThis as { links?: RTCPeerConnection[] }
        const open = links.filter(({ connectionState }) => connectionState === 'connected')
        return open.map((link) => /a=ice-ufrag:(.*)/.exec(link.localDescription?.sdp ?? '')?.[1] ?? '').sort()
      })
    const before = await ways()
    await cleo.page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect.poll(async () => (await ways()).filter((way) => !before.includes(way)).length, { timeout: WITHIN }).toBe(3)
    await expectLinks(cleo.page, 3)
  })
  expect(evening.problems).toEqual([])
})

test('who may not use a camera is told so, and is in the call all the same', async ({ evening }) => {
  await evening.sitDown(['Ada', 'Ben'])
  const [ada, ben] = evening.people as [Person, Person]
  await ben.page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await ben.page.reload()
  await ben.page.getByRole('button', { name: call.button(0), exact: true }).click()
  await expect(ben.page.getByText(call.trouble.video.denied)).toBeVisible()
  await expect(ben.page.getByText(call.trouble.audio.denied)).toBeVisible()
  await expectWellMade(ben.page, 'denied')
  await ben.page.getByRole('button', { name: call.joinMuted }).click()
  await join(ada)
  await expect(tile(ada.page, 'Ben')).toContainText(call.tile.cameraOff)
  await expect(tile(ben.page, 'Ada').locator('video')).toBeVisible()
  await expect(tile(ben.page, 'Ada')).not.toContainText(call.tile.connecting)
  expect(evening.problems).toEqual([])
})

test('over a slow network the picture is smaller and has fewer frames, and grows with the network again', async ({ evening }) => {
  await sitDown(evening, ['Ada', 'Ben'], () => PHONE)
  const [ada, ben] = evening.people as [Person, Person]
  for (const person of [ada, ben]) await join(person, { sound: false })
  const picture = async () => (await come(ada.page))[0] ?? { width: 0, rate: 0 }
  await expect.poll(async () => (await picture()).width, { timeout: WITHIN }).toBe(640)
  // no browser can be given a slow network here: it is made to report one
  await ben.page.evaluate(() => {
    Object.assign(globalThis, { carried: 60_000 })
    const ask = RTCPeerConnection.prototype.getStats
    RTCPeerConnection.prototype.getStats = async function (...about) {
      const { carried } = globalThis as { carried?: number }
      const found = Array.from((await ask.apply(this, about)).values(), (report) =>
        carried !== undefined && report.type === 'candidate-pair' ? { ...report, availableOutgoingBitrate: carried } : report,
      )
      return new Map(found.map((report) => [report.id, report]))
    }
  })
  await expect.poll(async () => (await picture()).width, { timeout: WITHIN }).toBeLessThanOrEqual(640 / 3 + 1)
  await expect.poll(async () => (await picture()).rate, { timeout: WITHIN }).toBeLessThanOrEqual(13)
  await expectLinks(ada.page, 1, { sound: false })
  await ben.page.evaluate(() => Object.assign(globalThis, { carried: undefined }))
  await expect.poll(async () => (await picture()).width, { timeout: 2 * WITHIN }).toBe(640)
  expect(evening.problems).toEqual([])
})

test('who leaves the table leaves the call: the others see the tile go, and camera and microphone are really off', async ({ evening }) => {
  await sitDown(evening, ['Ada', 'Ben'], () => PHONE)
  const [ada, ben] = evening.people as [Person, Person]
  for (const person of [ada, ben]) await join(person)
  for (const { page } of [ada, ben]) await expectLinks(page, 1)
  await ben.page.getByRole('button', { name: shell.header.menu }).click()
  await ben.page.getByRole('button', { name: shell.menu.leave }).click()
  await ben.page.getByRole('dialog', { name: shell.menu.leaveTitle }).getByRole('button', { name: shell.menu.leave }).click()
  await expect(ben.page).toHaveURL(/\/$/)
  await expect(tile(ada.page, 'Ben')).toHaveCount(0)
  await expect(tile(ada.page, 'Ada')).toHaveCount(1)
  await expect.poll(async () => (await come(ada.page)).length, { timeout: WITHIN }).toBe(0)
  await expect.poll(() => liveTracks(ben.page)).toEqual([])
  // and does not come back by itself with the next table
  await ben.startTable()
  await expect(ben.page.getByRole('region', { name: call.section })).toHaveCount(0)
  expect(evening.problems).toEqual([])
})

test('a key mutes, but not while somebody writes, and not who does not want it; a chosen microphone is kept', async ({ evening }) => {
  await sitDown(evening, ['Ada'], () => LAPTOP)
  const [ada] = evening.people as [Person]
  const { page } = ada
  const dialog = page.getByRole('dialog', { name: call.title })
  await page.getByRole('button', { name: call.button(0), exact: true }).click()
  await expect(dialog.locator('video')).toBeVisible()

  await test.step('a microphone is chosen before joining', async () => {
    const microphones = dialog.getByLabel(call.devices.audio, { exact: true })
    const other = (await microphones.getByRole('option').allTextContents()).at(-1) ?? ''
    expect(other).not.toBe(call.usual)
    await microphones.selectOption(other)
    await expect
      .poll(async () => (await liveTracks(page)).filter(({ kind }) => kind === 'audio').map(({ label }) => label))
      .toEqual([other])
    await dialog.getByRole('button', { name: call.join, exact: true }).click()
    await expect(page.getByRole('region', { name: call.section })).toBeVisible()
    await page.getByRole('button', { name: new RegExp(`^${call.title}`) }).click()
    await expect(microphones.locator('option:checked')).toHaveText(other)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  const [muted, heard] = [call.turn.audio.on, call.turn.audio.off].map((name) => page.getByRole('button', { name })) as [Locator, Locator]
  await test.step('M mutes and unmutes', async () => {
    await expect(heard).toBeVisible()
    await page.locator('body').press('m')
    await expect(muted).toBeVisible()
    await page.locator('body').press('m')
    await expect(heard).toBeVisible()
  })
  await test.step('a letter that somebody writes is a letter', async () => {
    await page.locator('header .talk-button').click()
    await page.locator('.chat__field').press('m')
    await expect(page.locator('.chat__field')).toHaveValue('m')
    await page.keyboard.press('Escape')
    await expect(heard).toBeVisible()
  })
  await test.step('who does not want keys has none', async () => {
    await page.getByRole('button', { name: new RegExp(`^${call.title}`) }).click()
    await dialog.getByRole('switch', { name: call.keys }).click()
    await dialog.getByRole('button', { name: call.done }).click()
    await expect(dialog).toBeHidden()
    await page.locator('body').press('m')
    await page.waitForTimeout(300)
    await expect(heard).toBeVisible()
  })
  expect(evening.problems).toEqual([])
})

test('eight people see each other', { tag: '@alone' }, async ({ evening }) => {
  await sitDown(evening, ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hal'], () => PHONE)
  // eight screens on one machine: what is decoded need not be painted too
  for (const { page } of evening.people) await page.evaluate(() => localStorage.setItem('figment.callFolded', 'true'))
  await Promise.all(evening.people.map((person) => join(person, { sound: false })))
  const joinedAt = Date.now()
  for (const { page } of evening.people) await expectLinks(page, 7, { sound: false })
  console.log(`    56 of 56 links with pictures, ${Date.now() - joinedAt} ms after the last has joined`)
  expect(evening.problems).toEqual([])
})
