import { defineConfig } from 'vitest/config'

/** Limits are for what never ends: a busy machine must not reach them. */
const UNHURRIED = { testTimeout: 300_000, hookTimeout: 300_000 }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pure',
          include: [
            'packages/{game-kit,written,table,catalog,protocol,i18n,ink}/src/**/*.test.ts',
            'games/**/*.test.ts',
            'content/*/src/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', 'games/*/{screens,over-sockets,e2e}/**'],
          ...UNHURRIED,
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'web',
          include: ['apps/web/src/**/*.test.ts', 'packages/{ui,client}/src/**/*.test.ts', 'games/*/screens/**/*.test.ts'],
          ...UNHURRIED,
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'server',
          include: [
            'packages/{event-log,services}/src/**/*.test.ts',
            'apps/server/src/**/*.test.ts',
            'games/*/over-sockets/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          // it is tested as what it becomes
          exclude: ['**/node_modules/**', 'scripts/new-game/template/**'],
          ...UNHURRIED,
          // nothing of a test is in the modules that it loads: one that replaces some loads them anew
          isolate: false,
          // they mostly wait, each for servers, ports and folders of its own: more at once than there are cores
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
