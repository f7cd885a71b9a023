import react from '@vitejs/plugin-react'
import { Features } from 'lightningcss'
import { defineConfig } from 'vite'
import { buildTargets } from './baseline.ts'
import { noRules } from './no-rules.ts'

// the host stays as the browser sent it: the server turns away whoever comes from another origin
const server = { target: `http://localhost:${process.env.PORT || 3000}`, changeOrigin: false }

export default defineConfig({
  plugins: [noRules, react()],
  // a worker may have rules and the table (decisions/10): it has plugins of its own, and the catalog waits for its games
  worker: { format: 'es' },
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
    // what the first page needs comes in one piece: thirty small ones compress worse, and each is a request; the page's own
    // script stays apart, or nothing would run it
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], test: /(?<!main\.tsx|index\.html)$/ },
            // and so does what most games share
            {
              name: 'scene',
              test: /packages\/(client\/|ui\/src\/(scene|TakenOff|learn\/(hints?|lessons|rules|words\/index)\.))/i,
              minShareCount: 3,
            },
            // a sheet to draw on, for whichever screens have one
            { name: 'sheet', test: /packages\/ink\/src\/(?!canvas\/playback)|screens\/(sheet|drawing)\//, minShareCount: 2 },
          ],
        },
      },
    },
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
