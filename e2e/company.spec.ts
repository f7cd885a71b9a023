import { expectWellMade } from './axe.ts'
import { LAPTOP, PHONE, TV } from './evening.ts'
import { expect, test } from './house.ts'
import { company, dixit, house as rooms, perform, shell } from './words.ts'

test('people laugh and talk across the table, until the host turns the chat off', async ({ evening }) => {
  const code = await evening.sitDown(['Ada', 'Ben', 'Cleo'])
  const [ada, ben] = evening.people
  if (!ada || !ben) throw new Error('nobody came')
  const tv = await evening.device({ ...TV, reducedMotion: 'reduce' })
  await tv.goto(`/tv/${code}`)
  await expect(tv.getByText('Ben').first()).toBeVisible()

  await ben.page.getByRole('button', { name: company.reactions.open }).click()
  await expectWellMade(ben.page, 'reactions')
  const floats = tv.locator('.floats__one, [data-reaction]')
  await ben.page.getByRole('button', { name: company.reactions.names.clap }).click()
  await expect(floats.first()).toBeVisible()

  await ben.page.getByRole('button', { name: company.talk.title }).click()
  await ben.page.getByRole('textbox', { name: company.chat.field }).fill('<b>hello</b> 🦊')
  await ben.page.keyboard.press('Enter')
  await expectWellMade(ben.page, 'chat')
  await ada.page.getByRole('button', { name: company.talk.title }).click()
  await expect(ada.page.getByText('<b>hello</b> 🦊').first()).toBeVisible()
  await ada.page.getByRole('tab', { name: company.talk.happened }).click()
  await expect(ada.page.getByText(company.happened.byName.came('Ben')).first()).toBeVisible()
  await expectWellMade(ada.page, 'what happened')
  await ada.page.keyboard.press('Escape')

  await ada.page.getByRole('button', { name: shell.header.menu, exact: true }).click()
  await ada.page.getByRole('switch', { name: rooms.host.chat }).click()
  await expectWellMade(ada.page, 'menu of the host')
  await expect(ben.page.getByText('<b>hello</b> 🦊')).toHaveCount(0)
  expect(evening.problems).toEqual([])
  await tv.context().close()
})

test('the host pauses the game: everybody knows, nobody can move, then it goes on', async ({ evening }) => {
  const code = await evening.sitDown(['Ada', 'Ben', 'Cleo'])
  const [ada, ben] = evening.people
  if (!ada || !ben) throw new Error('nobody came')
  const tv = await evening.device(TV)
  await tv.goto(`/tv/${code}`)
  await ada.page.getByRole('button', { name: shell.lobby.start }).click()
  await evening.untilAll('claiming')
  await ada.page.getByRole('button', { name: shell.header.menu, exact: true }).click()
  await ada.page.getByRole('button', { name: rooms.pause.pause }).click()
  for (const page of [ada.page, ben.page, tv]) await expect(page.getByText(rooms.pause.paused).first()).toBeVisible()
  for (const [page, where] of [
    [ada.page, 'host'],
    [ben.page, 'guest'],
    [tv, 'TV'],
  ] as const) {
    await expectWellMade(page, `paused, ${where}`)
  }
  await ada.page.getByRole('button', { name: rooms.pause.goOn }).click()
  for (const page of [ada.page, ben.page, tv]) await expect(page.getByText(rooms.pause.paused)).toHaveCount(0)
  await evening.playUntil(async () => (await ada.phase()) === 'giving')
  expect(evening.problems).toEqual([])
  await tv.context().close()
})

test('a clue is sung: recorded, heard by the others, and the words are not needed', async ({ evening }) => {
  const code = await evening.sitDown(['Ada', 'Ben', 'Cleo'])
  const [ada, ben] = evening.people
  if (!ada || !ben) throw new Error('nobody came')
  const tv = await evening.device(TV)
  await tv.goto(`/tv/${code}`)
  await ada.page.getByRole('radio', { name: perform.options.any }).click()
  await expect(ada.page.getByRole('radio', { name: perform.options.any })).toBeChecked()
  await ada.page.getByRole('button', { name: shell.lobby.start }).click()
  await evening.untilAll('claiming')
  await ada.nextThing()
  await ada.untilPhase('telling')
  await ada.page.locator('main button[aria-pressed="false"]').first().click()
  await ada.page.getByRole('radio', { name: perform.kinds.sung }).click()
  await ada.page.getByRole('button', { name: perform.record.open }).click()
  await expectWellMade(ada.page, 'recorder')
  await ada.page.getByRole('button', { name: perform.record.start }).click()
  await ada.page.getByRole('button', { name: perform.record.stop }).click()
  await ada.page.getByRole('button', { name: perform.record.keep }).click()
  await ada.page.getByRole('button', { name: dixit.telling.button }).click()
  await ben.untilPhase('giving')
  await expect(ben.page.getByRole('button', { name: perform.play.sung })).toBeVisible()
  await expectWellMade(ben.page, 'a sung clue')
  const clip = await ben.page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .find((name) => name.includes('/clips/')) ?? null,
  )
  const heard =
    clip ??
    (await tv.evaluate(
      () =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .find((name) => name.includes('/clips/')) ?? null,
    ))
  expect(heard).toMatch(/\/clips\/[A-Z]{5}\/a[a-z0-9]{15}\.(webm|mp4|ogg)$/)
  await evening.playUntil(async () => (await ada.phase()) === 'scoring')
  expect(evening.problems).toEqual([])
  await tv.context().close()
})

test('the TV plays a song to its end, though everybody gives their cards at once', async ({ evening }) => {
  const code = await evening.sitDown(['Ada', 'Ben', 'Cleo'])
  const [ada] = evening.people
  if (!ada) throw new Error('nobody came')
  const tv = await evening.device(TV)
  await tv.addInitScript(() => {
    const songs: string[] = []
    Object.assign(globalThis, { songs })
    for (const moment of ['playing', 'ended']) document.addEventListener(moment, () => songs.push(moment), true)
  })
  await tv.goto(`/tv/${code}`)
  await expect(tv.getByText('Cleo').first()).toBeVisible()
  await tv.keyboard.press('Enter')
  await ada.page.getByRole('radio', { name: perform.options.any }).click()
  await ada.page.getByRole('button', { name: shell.lobby.start }).click()
  await evening.untilAll('claiming')
  await ada.nextThing()
  await ada.untilPhase('telling')
  await ada.page.locator('main button[aria-pressed="false"]').first().click()
  await ada.page.getByRole('radio', { name: perform.kinds.sung }).click()
  await ada.page.getByRole('button', { name: perform.record.open }).click()
  await ada.page.getByRole('button', { name: perform.record.start }).click()
  await ada.page.waitForTimeout(6000)
  await ada.page.getByRole('button', { name: perform.record.stop }).click()
  await ada.page.getByRole('button', { name: perform.record.keep }).click()
  await ada.page.getByRole('button', { name: dixit.telling.button }).click()
  await ada.untilPhase('giving')
  await evening.playUntil(async () => (await ada.phase()) === 'voting')
  const songs = async () => await tv.evaluate(() => (globalThis as { songs?: string[] }).songs)
  await expect.poll(songs).toEqual(['playing', 'ended'])
  await expect(tv.locator('.tv-clip')).toHaveCount(0)
  expect(evening.problems).toEqual([])
  await tv.context().close()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`settings and rules are one tap away and well made, ${colorScheme}`, async ({ evening }) => {
    const page = await evening.device({ ...PHONE, colorScheme })
    await page.goto('/')
    await page.getByRole('button', { name: rooms.settings.title }).click()
    await expectWellMade(page, `settings, ${colorScheme}`)
    await page.getByRole('radio', { name: rooms.settings.themes.light }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await page.context().close()

    await evening.sitDown(['Ada', 'Ben', 'Cleo'], (at) => ({ ...(at === 1 ? LAPTOP : PHONE), colorScheme }))
    const [ada] = evening.people
    if (!ada) throw new Error('nobody came')
    const { page: table } = ada
    await table
      .getByRole('button', { name: /How to play/ })
      .first()
      .click()
    await expect(table.getByRole('dialog').getByRole('heading').first()).toBeVisible()
    await expectWellMade(table, `rules, ${colorScheme}`)
    await table.keyboard.press('Escape')
    await table.getByRole('button', { name: shell.lobby.start }).click()
    await evening.untilAll('claiming')
    for (const { page: screen } of evening.people) await expectWellMade(screen, `claiming, ${colorScheme}`)
    expect(evening.problems).toEqual([])
  })
}
