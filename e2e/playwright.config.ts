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
    { name: 'evenings', testIgnore: /(feel|call)\.spec\.ts/ },
    // eight cameras leave nothing of the machine for anybody else
    { name: 'call', testMatch: /call\.spec\.ts/, dependencies: ['evenings'] },
    { name: 'feel', testMatch: /feel\.spec\.ts/, dependencies: ['call'] },
  ],
  use: {
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
    screenshot: 'only-on-failure',
    launchOptions,
  },
})
