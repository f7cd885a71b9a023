// `npm run gallery`: every screen in the browser, with the client as it is being worked on.
import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { createServer } from 'vite'
import { type Client, Hall } from './hall.ts'
import { allScreens } from './screens.ts'

const WEB = join(import.meta.dirname, '../apps/web')
const PAGE = join(import.meta.dirname, 'page')

/** Vite with its hot reload, and the gallery's own page at its door. */
async function workedOn(server: Server): Promise<Client> {
  const vite = await createServer({ root: WEB, appType: 'custom', server: { middlewareMode: true, ws: { server } } })
  const transformed = async (file: string, address: string) => await vite.transformIndexHtml(address, readFileSync(file, 'utf8'))
  return {
    page: (address) => transformed(join(WEB, 'index.html'), address),
    rest: (request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://gallery')
      if (pathname === '/') return void response.writeHead(302, { Location: '/gallery/' }).end()
      if (pathname !== '/gallery/') return vite.middlewares(request, response)
      const page = readFileSync(join(PAGE, 'index.html'), 'utf8').replaceAll('{here}', PAGE.replace(/^\//, ''))
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page)
    },
  }
}

const hall = new Hall(allScreens(), workedOn)
const address = await hall.open(Number(process.env.PORT || 5174))
console.log(`${hall.screens.size} screens at ${address}/gallery/`)
