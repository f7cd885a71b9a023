import { TV } from './evening.ts'
import { expect, test } from './house.ts'
import { company, house as rooms, shell } from './words.ts'

test('people laugh and talk across the table, until the host turns the chat off', async ({ evening }) => {
  const code = await evening.sitDown(['Ada', 'Ben', 'Cleo'])
  const [ada, ben] = evening.people
  if (!ada || !ben) throw new Error('nobody came')
  const tv = await evening.device({ ...TV, reducedMotion: 'reduce' })
  await tv.goto(`/tv/${code}`)
  await expect(tv.getByText('Ben').first()).toBeVisible()

  await ben.page.getByRole('button', { name: company.reactions.open }).click()
  const floats = tv.locator('.floats__one, [data-reaction]')
  await ben.page.getByRole('button', { name: company.reactions.names.clap }).click()
  await expect(floats.first()).toBeVisible()

  await ben.page.getByRole('button', { name: company.talk.title }).click()
  await ben.page.getByRole('textbox', { name: company.chat.field }).fill('<b>hello</b> 🦊')
  await ben.page.keyboard.press('Enter')
  await ada.page.getByRole('button', { name: company.talk.title }).click()
  await expect(ada.page.getByText('<b>hello</b> 🦊').first()).toBeVisible()
  await ada.page.getByRole('tab', { name: company.talk.happened }).click()
  await expect(ada.page.getByText(company.happened.byName.came('Ben')).first()).toBeVisible()
  await ada.page.keyboard.press('Escape')

  await ada.page.getByRole('button', { name: shell.header.menu, exact: true }).click()
  await ada.page.getByRole('switch', { name: rooms.host.filter }).click()
  await expect(ada.page.getByRole('switch', { name: rooms.host.filter })).toBeChecked()
  await ben.page.getByRole('textbox', { name: company.chat.field }).fill('what the f.u.c.k')
  await ben.page.keyboard.press('Enter')
  await expect(ben.page.getByText(shell.refusals.rudeWord)).toBeVisible()
  await expect(ben.page.getByRole('textbox', { name: company.chat.field })).toHaveValue('what the f.u.c.k')

  await ada.page.getByRole('switch', { name: rooms.host.chat }).click()
  await expect(ben.page.getByText('<b>hello</b> 🦊')).toHaveCount(0)
  expect(evening.problems).toEqual([])
  await tv.context().close()
})
