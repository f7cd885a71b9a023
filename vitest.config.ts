import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pure',
          include: [
            'packages/{game-kit,table,catalog,protocol,i18n,ink}/src/**/*.test.ts',
            'games/*/src/**/*.test.ts',
            'content/*/src/**/*.test.ts',
          ],
          testTimeout: 60_000,
          isolate: false,
        },
      },
      {
        test: {
          name: 'server',
          include: ['packages/{event-log,services}/src/**/*.test.ts', 'apps/server/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'web', include: ['apps/web/src/**/*.test.ts'], isolate: false } },
    ],
  },
})
