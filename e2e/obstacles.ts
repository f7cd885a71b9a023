import type { Page, WebSocketRoute } from '@playwright/test'
import type { Album } from './album.ts'
import { type Evening, LAPTOP, PHONE, TV } from './evening.ts'
import { Person } from './person.ts'
import { house as rooms, shell } from './words.ts'

const OPENING = '**/api/tables/*/open'
const REFUSALS = [
  ['table-full', 'tableFull'],
  ['too-many-tries', 'tooManyTries'],
  ['cannot-save', 'cannotSave'],
] as const

export type AtTable = { readonly code: string; readonly tv: Page }

/** A code that leads to no table, a table that has no room, a house that is out of reach. */
export async function turnedAway(evening: Evening, album: Album): Promise<void> {
  const page = await evening.device(PHONE)
  const tv = await evening.device(TV)
  for (const [device, on, isTv] of [
    [page, '', false],
    [tv, 'tv-', true],
  ] as const) {
    const at = isTv ? '/tv/' : '/'
    await device.goto(`${at}BBBBB`)
    await album.take(device, `${on}no-such-table`, { isTv, isNotice: isTv })
    for (const [screen, refused] of REFUSALS) {
      await device.route(OPENING, (route) => route.fulfill({ status: 409, json: { refused } }))
      await device.goto(`${at}BBBBC`)
      await album.take(device, `${on}${screen}`, { isTv, isNotice: isTv })
      await device.unroute(OPENING)
    }
    await device.route(OPENING, (route) => route.abort())
    await device.goto(`${at}BBBBC`)
    await album.take(device, `${on}offline-at-the-door`, {
      isTv,
      isNotice: true,
      prepare: async () => {
        // its letters come first
        await device.waitForLoadState('networkidle')
        await device.context().setOffline(true)
      },
      undo: () => device.context().setOffline(false),
    })
    await device.context().close()
  }
}

/** A piece of the client does not load, again and again. */
export async function somethingSlips(album: Album, { page }: Person): Promise<void> {
  const pieces = /\/assets\/dixit-[^/]*\.js/
  await page.evaluate(() => sessionStorage.setItem('figment.cameBackAt', String(Date.now() + 3_600_000)))
  await page.route(pieces, (route) => route.abort())
  await album.take(page, 'mishap')
  await page.unroute(pieces)
  await page.evaluate(() => sessionStorage.removeItem('figment.cameBackAt'))
  await page.reload()
}

export async function somebodyIsAway(evening: Evening, album: Album, { code, tv }: AtTable): Promise<void> {
  const [ada, , cleo, dmytro] = evening.people as [Person, Person, Person, Person]
  const storageState = await dmytro.page.context().storageState()
  await dmytro.page.context().close()
  await ada.page.locator('.player-strip__one--away').waitFor()
  await album.take(ada.page, 'away-host', { withLargeText: true })
  await album.take(cleo.page, 'away')
  await album.take(tv, 'tv-away', { isTv: true })
  const back = new Person(await evening.device({ ...LAPTOP, storageState }), dmytro.name)
  await back.page.goto(`/${code}`)
  await back.untilScreen('dixit')
  evening.people.splice(3, 1, back)
}

export async function somebodyIsRemoved(evening: Evening, album: Album): Promise<void> {
  const [ada] = evening.people as [Person]
  const finn = evening.people.pop() as Person
  await ada.page.getByRole('button', { name: shell.header.menu, exact: true }).click()
  await ada.page.getByRole('button', { name: rooms.host.remove }).click()
  await ada.page.getByRole('dialog').getByRole('button', { name: finn.name }).click()
  await ada.page.getByRole('button', { name: shell.play.remove }).click()
  await finn.page.getByText(rooms.watching.removed).waitFor()
  await album.take(finn.page, 'removed')
  await finn.page.context().close()
}

/** The screen stays, and says that it may be old. */
export async function lineIsLost(album: Album, page: Page, { isTv = false } = {}): Promise<void> {
  const on = isTv ? 'tv-' : ''
  const lines: WebSocketRoute[] = []
  await page.routeWebSocket(/sessionId=/, (line) => {
    line.connectToServer()
    lines.push(line)
  })
  const lose = async () => {
    await page.route(OPENING, (route) => route.abort())
    for (const line of lines.splice(0)) await line.close()
    await page.locator('.table-screen__lost, .tv__lost').waitFor()
  }
  await album.take(page, `${on}reconnecting`, { isTv, prepare: lose, undo: () => page.unroute(OPENING) })
  await album.take(page, `${on}table-gone`, {
    isTv,
    prepare: async () => {
      await page.route(OPENING, (route) => route.fulfill({ status: 404, json: { refused: 'noSuchTable' } }))
      for (const line of lines.splice(0)) await line.close()
      await page.locator('main[data-screen="noSuchTable"], main[data-screen="tv-notice"]').waitFor()
    },
    undo: () => page.unroute(OPENING),
  })
  await album.take(page, `${on}offline`, {
    isTv,
    prepare: async () => {
      await lose()
      await page.context().setOffline(true)
    },
    undo: async () => {
      await page.context().setOffline(false)
      await page.unroute(OPENING)
    },
  })
}

export async function seatMoves(evening: Evening, album: Album, { code, person }: { code: string; person: Person }): Promise<void> {
  const { page } = person
  const phone = await evening.device(PHONE)
  const bring = async (from: Page, to: Page) => {
    const pass = await from.evaluate(async (address) => {
      const answer = await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })
      return ((await answer.json()) as { pass: string }).pass
    }, `/api/tables/${code}/pass`)
    await follow(to, `/${code}#pass=${pass}`, 'dixit')
  }
  let isAway = false
  await album.take(page, 'moved', {
    prepare: async () => {
      if (isAway) await bring(phone, page)
      await bring(page, phone)
      isAway = true
      await page.locator('main[data-screen="moved"]').waitFor()
    },
  })
  if (isAway) await bring(phone, page)
  await phone.context().close()
}

/** A link within the same page changes only what stands after the #. */
export async function follow(page: Page, address: string, screen: string): Promise<void> {
  await page.goto(address)
  await page.locator(`main[data-screen="${screen}"] h1`).waitFor()
}
