import { existsSync, globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { defineConfig } from 'vite'

const SOURCES = join(import.meta.dirname, 'src')
/** What somebody can start: the server, and in a checkout the servers that tests need. */
const programs = ['main.ts', 'start.ts', ...globSync('testing/*-main.ts', { cwd: SOURCES })].filter((path) =>
  existsSync(join(SOURCES, path)),
)

// The server in a few files: it starts in half the time that its 900 sources and packages take to be found, read and stripped of
// types. Nothing is made smaller or renamed: what an error names can be read there.
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node24',
    minify: false,
    rolldownOptions: {
      input: Object.fromEntries(programs.map((path) => [basename(path, '.ts'), join(SOURCES, path)])),
      // Colyseus asks for it, and does without
      external: ['@pm2/io'],
      // all beside each other: the code finds the client's files from where it is
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: true },
  // Colyseus brings it for apps that use it: a third of what would be read at each start, for nobody
  resolve: { alias: { express: join(SOURCES, 'host/no-express.ts') } },
})
