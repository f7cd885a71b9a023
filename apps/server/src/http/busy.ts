import type { IncomingMessage, ServerResponse } from 'node:http'
import { hasSecret } from '../connection/guest.ts'
import { ASK_AGAIN_AFTER_MS } from '../running/bounds.ts'
import { loadLevel } from '../running/load.ts'
import { refuse } from './http-answer.ts'

/** What somebody reads who opens a page meanwhile: nothing else of the page comes with it. */
const SENTENCES = {
  en: 'It’s crowded here just now. This page tries again by itself.',
  ru: 'Сейчас тут тесновато. Страница сама попробует ещё раз.',
  uk: 'Зараз тут затісно. Сторінка сама спробує ще раз.',
  pl: 'Ale tu teraz tłok. Strona sama spróbuje jeszcze raz.',
}
const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${ASK_AGAIN_AFTER_MS / 1000}">
<title>Figment</title>
${Object.entries(SENTENCES)
  .map(([language, sentence]) => `<p lang="${language}">${sentence}</p>`)
  .join('\n')}
</html>
`

export function refuseForNow(response: ServerResponse): void {
  refuse(response, 'serverBusy', ASK_AGAIN_AFTER_MS)
}

/** True: only those who play are served now, and somebody else was told so. */
export function isSentAway(request: IncomingMessage, response: ServerResponse, path: string): boolean {
  if (loadLevel() < 3 || comesBack(request, path)) return false
  if (request.headers.accept?.includes('text/html')) {
    response.setHeader('Retry-After', ASK_AGAIN_AFTER_MS / 1000)
    response.writeHead(503, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }).end(PAGE)
  } else refuseForNow(response)
  return true
}

/** Whoever asks where their table is has been here before; whether they have a seat there is seen at the table. */
const comesBack = ({ headers, method }: IncomingMessage, path: string): boolean =>
  method === 'POST' && /^\/api\/tables\/[^/]{1,20}\/open$/.test(path) && hasSecret(headers.cookie)
