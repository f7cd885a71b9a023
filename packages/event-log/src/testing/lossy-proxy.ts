import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Stands between a client and a server and can lose what the server answers. */
export async function startLossyProxy(port: number) {
  let isLosing = false
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1')
    const end = () => {
      client.destroy()
      upstream.destroy()
      sockets.delete(client)
    }
    sockets.add(client)
    client.on('error', end).on('close', end)
    upstream.on('error', end).on('close', end)
    client.on('data', (asked) => upstream.write(asked))
    upstream.on('data', (answer) => {
      if (!isLosing) return client.write(answer)
      isLosing = false
      return end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    /** The server hears the next question; its answer is lost with the connection. */
    loseTheNextAnswer() {
      isLosing = true
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
