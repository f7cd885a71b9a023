import type { IncomingMessage, ServerResponse } from 'node:http'
import { hostIn } from '../running/own-hosts.ts'
import { answer } from './http-answer.ts'

const MISDIRECTED = 421
const WHY = 'This server does not answer to that name. Whoever runs it can add the name to ALLOWED_HOSTS.'

/** To a request for a name that is not ours. */
export function refuseHost(request: IncomingMessage, response: ServerResponse): void {
  if (request.url?.startsWith('/api/')) return answer(response, MISDIRECTED, { refused: 'notYours', why: WHY })
  const page = pageFor(hostIn(request.headers.host))
  response.writeHead(MISDIRECTED, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
  response.end(request.method === 'HEAD' ? undefined : page)
}

/** To a socket for a name that is not ours. */
export const SOCKET_MISDIRECTED = [
  `HTTP/1.1 ${MISDIRECTED} Misdirected Request`,
  'Connection: close',
  'Content-Type: text/plain; charset=utf-8',
  `Content-Length: ${WHY.length}`,
  '',
  WHY,
].join('\r\n')

/** Letters, digits, dots and hyphens: what a name is made of needs no care in a page. */
const HARMLESS = /^[a-z0-9.-]+$/

function pageFor(host: string | null): string {
  const name = host !== null && HARMLESS.test(host) ? host : null
  const setting = name ? `<code>ALLOWED_HOSTS=${name}</code>` : '<code>ALLOWED_HOSTS</code>'
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Figment</title>
<h1>Figment</h1>
<p>This server doesn’t go by ${name ?? 'that name'}. Came to play? Ask for the right link. Running it? Set ${setting} or <code>PUBLIC_URL</code> and restart.</p>
<p lang="ru">У этого сервера другой адрес, не ${name ?? 'этот'}. Хочешь играть? Попроси правильную ссылку. Сервер твой? Задай ${setting} или <code>PUBLIC_URL</code> и перезапусти его.</p>
<p lang="uk">Цей сервер має іншу адресу, не ${name ?? 'цю'}. Хочеш грати? Попроси правильне посилання. Сервер твій? Задай ${setting} або <code>PUBLIC_URL</code> і перезапусти його.</p>
<p lang="pl">Ten serwer ma inny adres niż ${name ?? 'ten'}. Chcesz zagrać? Poproś o właściwy link. To twój serwer? Ustaw ${setting} albo <code>PUBLIC_URL</code> i uruchom go ponownie.</p>
</html>
`
}
