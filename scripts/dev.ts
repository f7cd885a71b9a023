// The client with hot reload, the server restarting on change. Tables live in their log, so they survive every restart.
import { spawn } from 'node:child_process'

const port = process.env.PORT ?? '3000'
const processes = [
  spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
    stdio: 'inherit',
    env: { ...process.env, PORT: port },
  }),
  spawn('npx', ['vite', '--host', '--clearScreen', 'false'], { cwd: 'apps/web', stdio: 'inherit', env: { ...process.env, PORT: port } }),
]
const stop = () => {
  for (const child of processes) child.kill('SIGTERM')
}
for (const child of processes) child.on('exit', stop)
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
