import type { WebSocketRoute } from '@playwright/test'
import { type Evening, PHONE } from './evening.ts'
import { expect, test } from './house.ts'
import { codeIn, Person } from './person.ts'

test('a page that a newer server has outgrown is loaded anew by itself, and is back at its table', async ({ evening }) => {
  const { ben, speak } = await atAStrangeServer(evening, 999)
  await expect(ben.isReconnecting).toBeVisible()
  // the new page comes from the new server
  await ben.page.waitForEvent('load')
  speak.asUsual()
  expect(await ben.page.evaluate(() => 'neverReloaded' in globalThis)).toBe(false)
  await expect(ben.isReconnecting).toBeHidden()
  await expect(ben.page.getByText('Ada').first()).toBeVisible()
  await ben.page.context().close()
})

/** Ben sits at a table whose server speaks another dialect from now on. */
async function atAStrangeServer(evening: Evening, dialect: number) {
  await evening.sitDown(['Ada'])
  const [ada] = evening.people
  if (!ada) throw new Error('nobody came')
  const page = await evening.device(PHONE)
  const lines: WebSocketRoute[] = []
  let isStrange = false
  await page.routeWebSocket(/sessionId=/, (device) => {
    const server = device.connectToServer()
    lines.push(device)
    device.onMessage((message) => server.send(message))
    server.onMessage((message) => device.send(isStrange ? inDialect(dialect, message) : message))
  })
  const ben = new Person(page, 'Ben')
  await ben.join(codeIn(ada.page))
  await page.evaluate(() => Object.assign(globalThis, { neverReloaded: true }))
  isStrange = true
  for (const line of lines) await line.close()
  const asUsual = () => {
    isStrange = false
  }
  return { ben, speak: { asUsual } }
}

function inDialect(dialect: number, message: string | Buffer): string | Buffer {
  if (typeof message === 'string') return message
  return Buffer.from(message.toString('latin1').replace(/"dialect":\d+/, `"dialect":${dialect}`), 'latin1')
}
