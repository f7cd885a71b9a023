import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { stripTypeScriptTypes } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { seededChance, shuffled } from '@figment/game-kit'
import { expect, test } from '@playwright/test'

const KIT = join(import.meta.dirname, '../packages/game-kit/src')
const WORKER = `
import { seededChance, shuffled } from '/chance.ts'
const luck = seededChance('the same everywhere')
postMessage(shuffled(luck, Array.from({ length: 500 }, (_, card) => card)))
`

test('the same seed gives the same luck in a worker of the browser as here', async ({ page }) => {
  const server = createServer(({ url = '/' }, response) => {
    if (url === '/') return response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>luck</title>')
    response.setHeader('Content-Type', 'text/javascript')
    return response.end(url === '/worker.js' ? WORKER : stripTypeScriptTypes(readFileSync(join(KIT, url), 'utf8')))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  const there = await page.evaluate(
    () =>
      new Promise<unknown>((resolve, reject) => {
        const worker = new Worker('/worker.js', { type: 'module' })
        worker.onmessage = ({ data }) => resolve(data)
        worker.onerror = ({ message }) => reject(new Error(message))
      }),
  )
  const here = shuffled(
    seededChance('the same everywhere'),
    Array.from({ length: 500 }, (_, card) => card),
  )
  expect(there).toEqual(here)
  server.close()
  server.closeAllConnections()
})
