import type { Page } from '@playwright/test'
import { choosePassphrase, PASSPHRASE } from '../apps/server/src/testing/operator.ts'
import { words as admin } from '../apps/web/src/admin/words/en.ts'
import { PHONE, TV } from './evening.ts'
import { expect, test } from './house.ts'
import { codeIn } from './person.ts'
import { company, door, house as rooms, people as words, shell } from './words.ts'

const MALLORY = '\u2068Mallory\u2069'
const CHEAP = 'buy cheap coins'
const WORSE = 'Ada, I know where you live'

/** What is pressed in whatever lies on top. */
const press = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('dialog').last().getByRole('button', { name, exact: true }).click()
}

async function openMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: shell.header.menu }).click()
  await page.getByRole('dialog').getByRole('button', { name: entry }).click()
}

async function say(page: Page, line: string): Promise<void> {
  const field = page.getByRole('textbox', { name: company.chat.field })
  // what was said before is on its way until then
  await expect(field).toHaveValue('')
  await field.fill(line)
  await page.keyboard.press('Enter')
}

const lineOf = (page: Page, text: string) => page.locator('.chat__line', { hasText: text })
const lettersOn = (page: Page) => page.locator('.code-tiles__letter:not(.code-tiles__letter--hidden)')

test('a host’s hand: people and TVs knock, are let in, muted, sent away and let back in; what somebody made is taken off, hidden and reported; the code is hidden and changed', async ({
  evening,
  house,
}) => {
  await choosePassphrase(house)
  const code = await evening.sitDown(['Ada', 'Ben'])
  const [ada, ben] = evening.people
  if (!ada || !ben) throw new Error('nobody came')
  const tv = await evening.device(TV)
  await tv.goto(`/tv/${code}`)
  const mallory = await evening.device(PHONE)
  const close = async () => await ada.page.getByRole('button', { name: shell.kit.close }).last().click()

  await test.step('at an open table a name is checked while it is typed, whatever alphabet it hides in', async () => {
    await mallory.goto(`/${code}`)
    await mallory.getByLabel(shell.looks.name).fill('Аda')
    await expect(mallory.getByText(shell.looks.nameTaken('Аda').split(':')[0] ?? '')).toBeVisible()
    await mallory.getByLabel(shell.looks.name).fill('Mallory')
    await expect(mallory.getByText(shell.looks.free)).toBeVisible()
  })

  await test.step('two taps and the sheet: from now on people knock, and are told nothing about names', async () => {
    await openMenu(ada.page, words.people.title)
    await ada.page.getByRole('radio', { name: words.people.doors.knock }).click()
    await expect(ada.page.getByText(words.people.doorHints.knock)).toBeVisible()
    await close()
    const checks: string[] = []
    mallory.on('request', (request) => void (request.url().endsWith('/name') && checks.push(request.url())))
    await mallory.reload()
    await mallory.getByLabel(shell.looks.name).fill('Ada')
    await mallory.getByLabel(shell.looks.name).fill('Mallory')
    await mallory.getByRole('button', { name: shell.join.knock }).click()
    await expect(mallory.getByRole('heading', { name: door.knocking })).toBeVisible()
    expect(checks).toEqual([])
  })

  await test.step('the knock is seen on the TV, and the door opens for whoever knocked', async () => {
    await expect(tv.locator('.slip')).toContainText('Mallory')
    await ada.page.getByRole('button', { name: rooms.knock.letIn }).click()
    await expect(mallory.locator('main')).toHaveAttribute('data-screen', 'lobby')
    await expect(tv.locator('.slip')).toHaveCount(0)
  })

  await test.step('three dots beside a line: the host takes it off, a guest reports another and mutes its author for himself', async () => {
    for (const page of [mallory, ada.page, ben.page]) await page.locator('.talk-button').click()
    await say(mallory, CHEAP)
    await say(mallory, WORSE)
    await lineOf(ada.page, CHEAP).getByRole('button').click()
    await press(ada.page, words.thing.takeOff)
    for (const page of [mallory, ben.page]) {
      await expect(page.locator('.chat .taken-off')).toBeVisible()
      await expect(lineOf(page, CHEAP)).toHaveCount(0)
    }
    const dots = lineOf(ben.page, WORSE).getByRole('button')
    await dots.click()
    await ben.page.getByRole('button', { name: words.thing.report }).click()
    await ben.page.getByRole('radio', { name: words.report.reasons.insult }).check()
    await ben.page.getByLabel(words.report.note).fill('twice today')
    await press(ben.page, words.report.send)
    await expect(ben.page.getByText(words.report.sent)).toBeVisible()
    await dots.click()
    await press(ben.page, words.thing.muteForMe.chat(MALLORY))
    await expect(lineOf(ben.page, WORSE)).toHaveCount(0)
    await expect(lineOf(ada.page, WORSE)).toBeVisible()
  })

  await test.step('on another device of his it is still muted, and what was taken off is off', async () => {
    const tablet = await evening.device({ ...PHONE, storageState: { cookies: await ben.page.context().cookies(), origins: [] } })
    await tablet.goto(`/${code}`)
    await tablet.locator('.talk-button').click()
    await say(ada.page, 'who was that?')
    await expect(lineOf(tablet, 'who was that?')).toBeVisible()
    await expect(lineOf(tablet, 'Mallory')).toHaveCount(0)
    await tablet.context().close()
  })

  const desk = await evening.device(PHONE)
  await test.step('whoever runs the server sees the report, looks at the line and takes it off', async () => {
    await desk.goto('/admin#reports')
    await desk.getByLabel(admin.signIn.passphrase).fill(PASSPHRASE)
    await desk.keyboard.press('Enter')
    await desk.getByRole('button', { name: admin.reports.kinds.line }).click()
    await expect(desk.getByText('twice today')).toBeVisible()
    await expect(desk.getByText(WORSE)).toHaveCount(0)
    await desk.getByRole('button', { name: admin.reports.look }).click()
    await expect(desk.getByText(WORSE)).toBeVisible()
    await desk.getByRole('button', { name: admin.reports.takeOff }).first().click()
    await press(desk, admin.reports.takeOff)
    await expect(desk.getByText(admin.reports.none)).toBeVisible()
    await expect(lineOf(ada.page, WORSE)).toHaveCount(0)
  })

  await test.step('a line that somebody does not want to see is hidden on their screen alone', async () => {
    await lineOf(ben.page, 'who was that?').getByRole('button').click()
    await ben.page.getByRole('button', { name: words.thing.hide }).click()
    await expect(lineOf(ben.page, 'who was that?')).toHaveCount(0)
    await expect(lineOf(ada.page, 'who was that?')).toBeVisible()
  })

  await test.step('the code is hidden on every screen with one tap, and changed: whoever is here stays, the old one leads nowhere', async () => {
    await close()
    const connections: string[] = []
    for (const { page } of [ada, ben]) page.on('websocket', (socket) => void connections.push(socket.url()))
    await expect(lettersOn(tv)).toHaveText(code.split(''))
    await openMenu(ada.page, words.people.title)
    await ada.page.getByRole('button', { name: words.people.hide }).click()
    for (const page of [tv, ada.page, ben.page]) await expect(lettersOn(page)).toHaveCount(0)
    await expect(tv.getByText(rooms.notices.askForLink('Ada'))).toBeVisible()
    await ada.page.getByRole('button', { name: words.people.change }).click()
    await press(ada.page, words.people.change)
    await expect(ada.page.getByText(words.people.changed)).toBeVisible()
    // nothing comes anew: the sheet stays open, the connection stands, and the address is a whole link again
    await expect(ada.page.getByRole('dialog').getByRole('button', { name: words.people.change })).toBeVisible()
    for (const { page } of [ada, ben]) {
      await expect(page).not.toHaveURL(new RegExp(code))
      await expect(page).toHaveURL(/#key=/)
    }
    expect(connections).toEqual([])
    await ben.page.reload()
    await ben.page.locator('.talk-button').click()
    await expect(ben.page.locator('.chat__line').filter({ hasText: 'Ada' })).toBeVisible()
    await expect(lineOf(ben.page, 'who was that?')).toHaveCount(0)
    await close()
    await desk.goto(`/${code}`)
    await expect(desk.getByRole('heading', { name: shell.status.noSuchTable })).toBeVisible()
    await desk.context().close()
  })

  await test.step('the TV has to be let in again: a phone at the table is pointed at it', async () => {
    const paired = tv.waitForResponse(/\/api\/screens$/)
    const next = codeIn(ada.page)
    await tv.goto(`/tv/${next}`)
    const { pairing } = (await (await paired).json()) as { pairing: string }
    await expect(tv.getByRole('figure', { name: rooms.tvDoor.scan })).toBeVisible()
    await ben.page.goto('about:blank')
    await ben.page.goto(`/${next}#tv=${pairing}`)
    await press(ben.page, rooms.tvDoor.show)
    await expect(tv.locator('main')).toHaveAttribute('data-screen', 'tv-lobby')
  })

  await test.step('whoever is muted says nothing, whoever is removed is gone, also after a reload; and can be let back in', async () => {
    await ada.page
      .locator('.seats')
      .getByRole('button', { name: shell.lobby.actions(MALLORY) })
      .click()
    await ada.page.getByRole('button', { name: words.person.kinds.chat, exact: true }).click()
    await expect(ada.page.getByRole('button', { name: words.person.kinds.chat, pressed: true })).toBeVisible()
    await mallory.reload()
    await mallory.locator('.talk-button').click()
    await expect(mallory.locator('.chat .taken-off')).toHaveCount(2)
    await say(mallory, 'and more coins')
    await expect(mallory.getByText(shell.refusals.muted)).toBeVisible()
    await ada.page.getByRole('button', { name: words.person.remove }).click()
    await press(ada.page, words.person.remove)
    await expect(mallory.getByRole('heading', { name: door.removed })).toBeVisible()
    await mallory.reload()
    await expect(mallory.getByRole('heading', { name: door.removed })).toBeVisible()
    await openMenu(ada.page, words.people.title)
    await ada.page.getByRole('button', { name: words.people.letBackIn }).click()
    await mallory.reload()
    await expect(mallory.locator('main')).not.toHaveAttribute('data-screen', 'removed')
    await close()
  })

  await test.step('a game that the host ends early has its podium, on phones and on the TV', async () => {
    await ada.page.getByRole('button', { name: shell.lobby.addBot }).click()
    await evening.begin()
    await openMenu(ada.page, shell.menu.end)
    await press(ada.page, shell.menu.end)
    for (const page of [ada.page, ben.page, tv]) {
      await expect(page.locator('main')).toHaveAttribute('data-phase', 'over')
      // where a scene fills the screen, the table's own line below it is not shown
      await expect(page.getByText(rooms.host.cutShort).filter({ visible: true })).toHaveCount(1)
    }
  })
  expect(evening.problems).toEqual([])
  for (const page of [mallory, tv]) await page.context().close()
})
