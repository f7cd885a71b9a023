import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { Features } from 'lightningcss'
import { defineConfig } from 'vite'
import { buildTargets } from './baseline.ts'

// the host stays as the browser sent it: the server turns away whoever comes from another origin
const server = { target: `http://localhost:${process.env.PORT || 3000}`, changeOrigin: false }

const games = fileURLToPath(new URL('../../games', import.meta.url))

/** The page knows which games there are and what they show, never how they decide. */
const noRules = {
  name: 'no rules in the page',
  enforce: 'pre' as const,
  /** The list of games names the doors to their rules: in the page they are walled up. */
  transform: (code: string, path: string) => (path === `${games}/index.ts` ? code.replaceAll(/\(\) => import\(.*?\)/g, 'null') : null),
  /** And whoever takes another way stops the build. */
  load(path: string) {
    const part = /^[a-z0-9-]+\/(index|rules|bots?|twin|testing)\b/.exec(relative(games, path))?.[1]
    if (part) throw new Error(`${relative(games, path)} is in the page: screens must not import ${part}.`)
  },
}

export default defineConfig({
  plugins: [noRules, react()],
  // media queries stay as they are written: a minifier likes (width>=56rem) better, which Safari knows only since 16.4
  css: { lightningcss: { include: Features.MediaQueries } },
  build: {
    outDir: 'dist',
    // what belongs to which page, for the scales in scripts/weigh.ts
    manifest: true,
    // the notices of the packages in the page, which minifying takes out of their code
    license: { fileName: 'licences/packages.txt' },
    // of JavaScript and of CSS
    target: buildTargets,
    // every file comes from our own address: no data: that a strict policy would have to allow
    assetsInlineLimit: 0,
  },
  server: {
    proxy: {
      '/api': server,
      '/pictures': server,
      '/clips': server,
      // a table's socket: /<processId>/<CODE>?sessionId=…
      '^/[A-Za-z0-9_-]+/[BCDFGHJKMNPQRSTVWXYZ]{5,8}\\?sessionId=': { ...server, ws: true },
    },
  },
})
