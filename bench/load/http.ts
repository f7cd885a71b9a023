import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 8 })

export function post<Answer>(port: number, path: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const json = JSON.stringify(body)
    const asked = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: 'POST',
        agent,
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json), ...headers },
      },
      (response) => {
        let text = ''
        response.on('data', (piece: Buffer) => {
          text += piece.toString()
        })
        response.on('end', () => {
          if (response.statusCode === undefined || response.statusCode >= 300) reject(new Error(`${path}: ${response.statusCode} ${text}`))
          else resolve(JSON.parse(text) as Answer)
        })
      },
    )
    // a connection that was kept may be closed by the server just when it is used again
    asked.on('error', (error) => (asked.reusedSocket ? resolve(post(port, path, body, headers)) : reject(error)))
    asked.end(json)
  })
}
