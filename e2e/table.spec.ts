import { expectWellMade } from './axe.ts'
import { LAPTOP, PHONE, TV } from './evening.ts'
import { expect, test } from './house.ts'
import { Person } from './person.ts'
import { dixit, house as rooms, shell } from './words.ts'

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

test('people come and go: a pause, a seat on another device, a bot for the absent, a latecomer in a bot’s seat', async ({ evening }) => {
  const code = await evening.sitDown(['Ada', 'Ben', 'Cleo'])
  const [ada, ben, cleo] = evening.people
  if (!ada || !ben || !cleo) throw new Error('nobody came')
  const tv = await evening.device(TV)
  await tv.goto(`/tv/${code}`)
  await ada.page.getByRole('button', { name: shell.lobby.addBot }).click()
  await expect(ada.page.getByText(shell.lobby.seatsCount(4, 8))).toBeVisible()
  await ada.page.getByRole('button', { name: shell.lobby.start }).click()
  await evening.untilAll('claiming')

  await test.step('the host pauses: everybody knows, nobody can move, then it goes on', async () => {
    await ada.page.getByRole('button', { name: shell.header.menu, exact: true }).click()
    await ada.page.getByRole('button', { name: rooms.pause.pause }).click()
    for (const page of [ada.page, ben.page, tv]) await expect(page.getByText(rooms.pause.paused).first()).toBeVisible()
    await expect(ben.page.locator('.play__game')).toHaveAttribute('inert')
    await ada.page.getByRole('button', { name: rooms.pause.goOn }).click()
    for (const page of [ada.page, ben.page, tv]) await expect(page.getByText(rooms.pause.paused)).toHaveCount(0)
    await expect(ben.page.locator('.play__game')).not.toHaveAttribute('inert')
  })

  const phone = await test.step('a seat moves to another device by a link that works once', async () => {
    const { cards } = await ben.seen()
    await ben.page.getByRole('button', { name: shell.header.menu }).click()
    await ben.page.getByRole('button', { name: shell.menu.device }).click()
    const pass = await ben.page
      .getByText(/[A-Z]{4}[- ]?[A-Z]{4}/)
      .first()
      .innerText()
    const secret = /[A-Z]{4}[- ]?[A-Z]{4}/.exec(pass)?.[0].replace(/[- ]/, '')
    const moved = new Person(await evening.device(PHONE), 'Ben')
    await moved.page.goto(`/${code}#pass=${secret}`)
    await moved.untilScreen('dixit')
    expect((await moved.seen()).cards).toEqual(cards)
    expect(moved.page.url()).not.toContain('pass')
    await expect(ben.page.getByRole('heading', { name: shell.status.moved })).toBeVisible()
    const late = await evening.device(PHONE)
    await late.goto(`/${code}#pass=${secret}`)
    await expect(late.getByText(shell.refusals.passUnknown)).toBeVisible()
    for (const page of [ben.page, late]) await page.context().close()
    return moved
  })

  await test.step('who is absent is shown as away; a bot plays on; the seat is theirs again on return', async () => {
    // the story is told by whoever was quicker, Ada or the bot; Ben has not given a card
    evening.people.splice(1, 1)
    await evening.playUntil(async () => (await ada.phase()) === 'giving')
    await phone.untilPhase('giving')
    const storageState = await phone.page.context().storageState()
    await phone.page.context().close()
    for (const { page } of [ada, cleo]) await expect(page.getByText(shell.play.awayTitle('Ben'))).toBeVisible()
    await ada.page.getByRole('button', { name: shell.play.letBot('Ben') }).click()
    await evening.playUntil(async () => (await ada.phase()) === 'scoring')
    const back = new Person(await evening.device({ ...PHONE, storageState }), 'Ben')
    await back.page.goto(`/${code}`)
    await back.untilPhase('scoring')
    await expect(back.page.getByText(shell.seat.botPlays)).toHaveCount(0)
    evening.people.push(back)
  })

  await test.step('a latecomer watches, and takes the seat of a bot in the next round', async () => {
    const late = new Person(await evening.device(PHONE), 'Late')
    await late.join(code)
    await late.untilScreen('dixit')
    await expect(late.page.getByText(shell.play.watching).first()).toBeVisible()
    await late.page.getByRole('button', { name: shell.play.sitNext }).first().click()
    await expect(late.page.getByText(shell.play.sitsNext)).toBeVisible()
    await evening.playUntil(async () => (await ada.round()) === '2')
    await expect(late.page.getByRole('list', { name: dixit.hand })).toBeVisible()
    evening.people.push(late)
  })
  expect(evening.problems).toEqual([])
  await tv.context().close()
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
