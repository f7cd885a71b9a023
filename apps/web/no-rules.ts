import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const games = fileURLToPath(new URL('../../games', import.meta.url))
/** Of a game's folder the page may have what is open, what it says and what it shows. */
const KEPT_FROM_THE_PAGE = /^[^/]+\/(index|rules|bots?|twin|forget|figures|written|testing)\b/

/** The page knows which games there are and what they show, never how they decide. A worker's bundle has plugins of its own, and may. */
export const noRules: Plugin = {
  name: 'no rules in the page',
  enforce: 'pre',
  /** The list of games names the doors to their rules: in the page they are walled up. */
  transform: (code, path) => (path === `${games}/index.ts` ? { code: code.replaceAll(/\(\) => import\(.*?\)/g, 'null'), map: null } : null),
  /** And whoever takes another way stops the build. */
  load(path) {
    const part = KEPT_FROM_THE_PAGE.exec(relative(games, path))?.[1]
    if (part) throw new Error(`${relative(games, path)} is in the page: screens must not import ${part}.`)
  },
}
