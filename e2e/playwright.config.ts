import { defineConfig } from '@playwright/test'
import { launchOptions } from './browser.ts'

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: false,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  // many browsers share few cores here: what fails is tried once more, and called flaky if it then holds
  retries: 1,
  reporter: [['list']],
  // what is measured is measured alone, after everything else
  projects: [
    { name: 'evenings', testIgnore: /feel\.spec\.ts/ },
    { name: 'feel', testMatch: /feel\.spec\.ts/, dependencies: ['evenings'] },
  ],
  use: {
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
    screenshot: 'only-on-failure',
    launchOptions,
  },
})
