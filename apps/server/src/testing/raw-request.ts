import { connect } from 'node:net'

/** Sends these bytes as they are, and resolves to all that came back before the connection closed. */
export async function rawRequest(port: number, bytes: string, { isLast = false } = {}): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.setEncoding('latin1')
  socket.on('data', (text: string) => {
    answer += text
  })
  socket.on('error', () => {})
  socket.write(bytes, 'latin1')
  if (isLast) socket.end()
  await new Promise((resolve) => socket.once('close', resolve))
  return answer
}

/** A WebSocket's request for this target, with these headers besides its own. */
export const upgradeTo = (target: string, headers: Record<string, string> = {}): string =>
  requestFor(target, {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    ...headers,
  })

export function requestFor(target: string, headers: Record<string, string> = {}, method = 'GET'): string {
  const lines = Object.entries({ Host: '127.0.0.1', Connection: 'close', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`
}
