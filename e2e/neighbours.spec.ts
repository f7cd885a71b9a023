import { House } from '../apps/server/src/testing/house.ts'
import { Evening, PHONE, TV } from './evening.ts'
import { expect, test } from './house.ts'
import { shell } from './words.ts'

test('where a neighbour has guessed codes, a right one takes a moment, on a phone and on a TV, and is let in', async ({ browser }) => {
  const strict = await new House({ WRONG_CODES_PER_MINUTE: '1' }).start()
  const evening = new Evening(browser, strict, { isPainted: false })
  const code = await evening.sitDown(['Ada'])
  const guess = () =>
    fetch(`${strict.base}/api/tables/BBBBB/open`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"as":"tv"}' })
  for (let at = 0; at < 5; at++) await guess()
  expect((await guess()).status).toBe(429)

  const page = await evening.device(PHONE)
  await page.goto(`/${code}`)
  await page.getByLabel(shell.looks.name).fill('Ben')
  await page.getByRole('button', { name: shell.join.go }).click()
  await expect(page.locator('main')).toHaveAttribute('data-screen', 'lobby')
  const tv = await evening.device(TV)
  await tv.goto(`/tv/${code}`)
  await expect(tv.getByRole('listitem').filter({ hasText: 'Ben' })).toBeVisible()
  expect(evening.problems).toEqual([])
  for (const other of [page, tv]) await other.context().close()
  await evening.end()
  await strict.remove()
})
