import { PHONE, TV } from './evening.ts'
import { expect, test } from './house.ts'
import { company, door, house as rooms, people as words, shell } from './words.ts'

test('a host’s hand: people knock, are let in, sent away and let back in; the code is hidden and changed', async ({ evening }) => {
  const code = await evening.sitDown(['Ada', 'Ben'])
  const [ada] = evening.people
  if (!ada) throw new Error('nobody came')
  const tv = await evening.device(TV)
  await tv.goto(`/tv/${code}`)
  const people = async () => {
    await ada.page.getByRole('button', { name: shell.header.menu }).click()
    await ada.page.getByRole('button', { name: words.people.title }).click()
  }
  const close = async () => await ada.page.getByRole('button', { name: shell.kit.close }).last().click()
  const mallory = await evening.device(PHONE)

  await test.step('two taps and the sheet: from now on people knock', async () => {
    await people()
    await ada.page.getByRole('radio', { name: words.people.doors.knock }).click()
    await expect(ada.page.getByText(words.people.doorHints.knock)).toBeVisible()
    await close()
  })

  await test.step('somebody knocks, the TV says so, and the door opens for them', async () => {
    await mallory.goto(`/${code}`)
    await mallory.getByLabel(shell.looks.name).fill('Mallory')
    await mallory.getByRole('button', { name: shell.join.knock }).click()
    await expect(mallory.getByRole('heading', { name: door.knocking })).toBeVisible()
    await expect(tv.locator('.slip')).toContainText('Mallory')
    await expect(ada.page.locator('.slip')).toContainText('Mallory')
    await ada.page.getByRole('button', { name: rooms.knock.letIn }).click()
    await expect(mallory.locator('main')).toHaveAttribute('data-screen', 'lobby')
    await expect(tv.locator('.slip')).toHaveCount(0)
  })

  await test.step('a line is taken off all screens, and its author is muted', async () => {
    await mallory.locator('.talk-button').click()
    await mallory.getByRole('textbox', { name: company.chat.field }).fill('buy cheap coins')
    await mallory.getByRole('textbox', { name: company.chat.field }).press('Enter')
    await ada.page.locator('.talk-button').click()
    await ada.page.getByRole('button', { name: rooms.notices.about('\u2068Mallory\u2069') }).click()
    await ada.page.getByRole('button', { name: words.thing.takeOff }).click()
    await expect(mallory.locator('.chat').getByText('coins')).toHaveCount(0)
    await expect(mallory.locator('.chat .taken-off')).toBeVisible()
    await close()
    await people()
    await ada.page.getByRole('button', { name: shell.lobby.actions('\u2068Mallory\u2069') }).click()
    await ada.page.getByRole('button', { name: words.person.kinds.chat, exact: true }).click()
    await expect(ada.page.getByRole('button', { name: words.person.kinds.chat, pressed: true })).toBeVisible()
    await mallory.getByRole('textbox', { name: company.chat.field }).fill('and more coins')
    await mallory.getByRole('textbox', { name: company.chat.field }).press('Enter')
    await expect(mallory.getByText(shell.refusals.muted)).toBeVisible()
    await close()
    await mallory.getByRole('button', { name: shell.kit.close }).click()
  })

  await test.step('the code is hidden on every screen with one tap', async () => {
    await people()
    await ada.page.getByRole('button', { name: words.people.hide }).click()
    await expect(tv.getByText(code)).toHaveCount(0)
    await expect(mallory.getByText(code)).toHaveCount(0)
    await ada.page.getByRole('button', { name: words.people.show }).click()
  })

  await test.step('whoever is removed is gone, and can be let back in', async () => {
    await ada.page.getByRole('button', { name: shell.lobby.actions('\u2068Mallory\u2069') }).click()
    await ada.page.getByRole('button', { name: words.person.remove }).click()
    await ada.page.getByRole('button', { name: words.person.remove, exact: true }).last().click()
    await expect(mallory.getByRole('heading', { name: door.removed })).toBeVisible()
    await mallory.reload()
    await expect(mallory.getByRole('heading', { name: door.removed })).toBeVisible()
    await ada.page.getByRole('button', { name: words.people.letBackIn }).click()
    await mallory.reload()
    await expect(mallory.locator('main')).not.toHaveAttribute('data-screen', 'removed')
  })
  expect(evening.problems).toEqual([])
  for (const page of [mallory, tv]) await page.context().close()
})
