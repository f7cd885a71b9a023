// Serves a folder as the built client, in a process of its own: one that stands still can be told from one that is slow to fail.
import { GuardedServer } from '../http/guarded-server.ts'
import { StaticFiles } from '../http/static-files.ts'

const files = new StaticFiles({ web: process.argv[2] ?? '' })
const server = new GuardedServer((request, response) =>
  files.handle(request, response, new URL(request.url ?? '', 'http://server').pathname),
)
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`)
})
