import { expectWellMade } from './axe.ts'
import { LAPTOP, PHONE, TV } from './evening.ts'
import { expect, test } from './house.ts'
import { Person } from './person.ts'
import { dixit, shell } from './words.ts'

const LANGUAGES = [
  { locale: 'en-GB', lang: 'en' },
  { locale: 'ru-RU', lang: 'ru' },
  { locale: 'uk-UA', lang: 'uk' },
  { locale: 'pl-PL', lang: 'pl' },
]

for (const { locale, lang } of LANGUAGES) {
  test(`home, lobby and TV speak ${lang} to a browser that does, on every size of screen`, async ({ evening }) => {
    const page = await evening.device({ ...PHONE, locale })
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    for (const { viewport } of [PHONE, LAPTOP, TV]) {
      await page.setViewportSize(viewport)
      await expectWellMade(page, `home in ${lang}, ${viewport.width}`)
    }
    await page.getByRole('textbox').first().fill('Zażółć Ґедзь Ёж')
    await page.locator('form button[type=submit]').first().click()
    await page.waitForURL(/\/[A-Z]{5}$/)
    await expect(page.locator('main')).toHaveAttribute('data-screen', 'lobby')
    for (const { viewport } of [PHONE, LAPTOP]) {
      await page.setViewportSize(viewport)
      await expectWellMade(page, `lobby in ${lang}, ${viewport.width}`)
    }
    const tv = await evening.device({ ...TV, locale })
    await tv.goto(`/tv/${page.url().slice(-5)}`)
    await expect(tv.getByRole('listitem').filter({ hasText: 'Zażółć Ґедзь Ёж' })).toBeVisible()
    await expectWellMade(tv, `TV in ${lang}`)
    expect(evening.problems).toEqual([])
    for (const device of [page, tv]) await device.context().close()
  })
}

test('joining with a code: small letters, a wrong code, a code of no table', async ({ evening }) => {
  const code = await evening.sitDown(['Ada'])
  const page = await evening.device(PHONE)
  await page.goto('/')
  await page.getByLabel(shell.home.code).fill('abc')
  await page.getByRole('button', { name: shell.home.go }).click()
  await expect(page.getByText(shell.home.codeWrong)).toBeVisible()
  await page.getByLabel(shell.home.code).fill('bbbbb')
  await page.getByRole('button', { name: shell.home.go }).click()
  await expect(page.getByRole('heading', { name: shell.status.noSuchTable })).toBeVisible()
  await expectWellMade(page, 'no such table')
  await page.goto('/')
  await page.getByLabel(shell.home.code).fill(code.toLowerCase())
  await page.getByRole('button', { name: shell.home.go }).click()
  await expect(page.getByRole('heading', { name: shell.join.title })).toBeVisible()
  await expectWellMade(page, 'join')
  await page.getByLabel(shell.looks.name).fill('Ben')
  await page.getByRole('button', { name: shell.join.go }).click()
  await expect(evening.people[0]?.page.getByText('Ben') ?? page.locator('x')).toBeVisible()
  await page.context().close()
})

test('names and clues are text, whatever is in them, and break nothing', async ({ evening }) => {
  const names = ['<b>Bo</b><i>x</i>', 'x'.repeat(20), '\u202eDan👩‍👩‍👧\u202c']
  await evening.sitDown(names, () => PHONE)
  const [first] = evening.people
  if (!first) throw new Error('nobody came')
  const tv = await evening.device(TV)
  await tv.goto(`/tv/${first.page.url().slice(-5)}`)
  await first.page.getByRole('button', { name: shell.lobby.start }).click()
  await evening.untilAll('claiming')
  for (const person of evening.people) person.clue = '<img src=x onerror="globalThis.hacked=1">' + 'w'.repeat(98)
  await evening.playUntil(async () => (await first.phase()) === 'scoring')
  await evening.untilAll('scoring')
  for (const page of [...evening.people.map((person) => person.page), tv]) {
    await expect(page.getByText('<img src=x').first()).toBeVisible()
    await expect(page.getByText('<b>Bo</b><i>x</i>').first()).toBeVisible()
    expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false)
    expect(await page.locator('bdi b, bdi i, img[src=x]').count()).toBe(0)
    await expectWellMade(page, 'strange names and clues')
  }
  expect(evening.problems).toEqual([])
  await tv.context().close()
})

test('a seat moves to another device by a link that works once', async ({ evening }) => {
  const code = await evening.sitDown(['Ada', 'Ben', 'Cleo'])
  const [ada, ben] = evening.people
  if (!ada || !ben) throw new Error('nobody came')
  await ada.page.getByRole('button', { name: shell.lobby.start }).click()
  await ben.untilPhase('claiming')
  const { cards } = await ben.seen()
  await ben.page.getByRole('button', { name: shell.header.menu }).click()
  await expectWellMade(ben.page, 'menu')
  await ben.page.getByRole('button', { name: shell.menu.device }).click()
  await expectWellMade(ben.page, 'moving a seat')
  const pass = await ben.page
    .getByText(/[A-Z]{4}[- ]?[A-Z]{4}/)
    .first()
    .innerText()
  const secret = /[A-Z]{4}[- ]?[A-Z]{4}/.exec(pass)?.[0].replace(/[- ]/, '')
  const phone = new Person(await evening.device(PHONE), 'Ben')
  await phone.page.goto(`/${code}#pass=${secret}`)
  await phone.untilPhase('claiming')
  expect((await phone.seen()).cards).toEqual(cards)
  expect(phone.page.url()).not.toContain('pass')
  await expect(ben.page.getByRole('heading', { name: shell.status.moved })).toBeVisible()
  await expectWellMade(ben.page, 'seat moved')
  const late = await evening.device(PHONE)
  await late.goto(`/${code}#pass=${secret}`)
  await expect(late.getByText(shell.refusals.passUnknown)).toBeVisible()
  await expectWellMade(late, 'used link')
  for (const page of [phone.page, late]) await page.context().close()
})

test('an absent player is shown as away; a bot plays on; the seat is theirs again on return', async ({ evening }) => {
  const code = await evening.sitDown(['Ada', 'Ben', 'Cleo'])
  const [ada, ben, cleo] = evening.people
  if (!ada || !ben || !cleo) throw new Error('nobody came')
  await ada.page.getByRole('button', { name: shell.lobby.start }).click()
  await evening.untilAll('claiming')
  await ada.nextThing()
  await ada.nextThing()
  await evening.untilAll('giving')
  const cookies = await ben.page.context().storageState()
  await ben.page.context().close()
  evening.people.splice(1, 1)
  await expect(ada.page.getByText(shell.play.awayTitle('Ben'))).toBeVisible()
  await expect(cleo.page.getByText(shell.play.awayTitle('Ben'))).toBeVisible()
  await expectWellMade(ada.page, 'somebody is away')
  await ada.page.getByRole('button', { name: shell.play.letBot('Ben') }).click()
  await evening.playUntil(async () => (await ada.phase()) === 'scoring')
  const back = new Person(await evening.device({ ...PHONE, storageState: cookies }), 'Ben')
  await back.page.goto(`/${code}`)
  await back.untilPhase('scoring')
  await expect(back.page.getByText(shell.seat.botPlays)).toHaveCount(0)
  evening.people.push(back)
  await evening.playUntil(async () => (await ada.round()) === '2')
})

test('a latecomer watches and takes the seat of a bot in the next round', async ({ evening }) => {
  const code = await evening.sitDown(['Ada', 'Ben'])
  const [ada] = evening.people
  if (!ada) throw new Error('nobody came')
  await ada.page.getByRole('button', { name: shell.lobby.addBot }).click()
  await expect(ada.page.getByText(shell.lobby.seatsCount(3, 8))).toBeVisible()
  await ada.page.getByRole('button', { name: shell.lobby.start }).click()
  await evening.untilAll('claiming')
  const late = new Person(await evening.device(PHONE), 'Late')
  await late.join(code)
  await late.untilScreen('dixit')
  await expect(late.page.getByText(shell.play.watching).first()).toBeVisible()
  await expectWellMade(late.page, 'watching')
  await late.page.getByRole('button', { name: shell.play.sitNext }).first().click()
  await expect(late.page.getByText(shell.play.sitsNext)).toBeVisible()
  await evening.playUntil(async () => (await ada.round()) === '2')
  await expect(late.page.getByRole('list', { name: dixit.hand })).toBeVisible()
  await late.page.context().close()
})

test('the whole of a turn works with the keyboard alone', async ({ evening }) => {
  await evening.sitDown(['Ada', 'Ben', 'Cleo'], () => LAPTOP)
  const [ada] = evening.people
  if (!ada) throw new Error('nobody came')
  const { page } = ada
  await page.getByRole('button', { name: shell.lobby.start }).focus()
  await page.keyboard.press('Enter')
  await ada.untilPhase('claiming')
  await ada.tabTo(/I have one!/)
  await page.keyboard.press('Enter')
  await ada.untilPhase('telling')
  await ada.tabTo(/Card 2\./)
  await page.keyboard.press('Space')
  await expect(page.locator('.cards__card[aria-pressed="true"]')).toHaveText(/Card 2\./)
  await ada.tabTo(/TEXTAREA/)
  await page.keyboard.type('by hand 🖐')
  await expect(page.locator('textarea')).toHaveValue('by hand 🖐')
  await ada.tabTo(/Tell it/)
  await page.keyboard.press('Enter')
  await ada.untilPhase('giving')
  await expect(page.getByText('by hand 🖐').first()).toBeVisible()
})

test('the credits are one tap from home, and their licences can be read', async ({ evening }) => {
  const page = await evening.device(PHONE)
  await page.goto('/')
  await page.getByRole('link', { name: shell.home.credits }).click()
  await expect(page.getByRole('heading', { name: shell.home.credits })).toBeVisible()
  await expectWellMade(page, 'credits')
  const licences = page.locator('a[href^="/licences/"]')
  await expect(licences).toHaveCount(9)
  for (const licence of await licences.all()) {
    const address = (await licence.getAttribute('href')) ?? ''
    const answer = await page.request.get(address)
    expect(answer.headers()['content-type']).toMatch(/^text\/plain/)
    expect(await answer.text()).toMatch(/licen[cs]e/i)
  }
  await page.context().close()
})
