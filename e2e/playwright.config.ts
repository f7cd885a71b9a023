import { defineConfig } from '@playwright/test'
import { launchOptions } from './browser.ts'

/** Each takes most of a minute. They come first: whoever is done early still has short ones to do. */
const LONG = /(call|rendered|whole-game)\.spec\.ts/
/** Leaves nothing of the machine for anybody else. */
const ALONE = /@alone/

export default defineConfig({
  testDir: '..',
  testMatch: ['e2e/**/*.spec.ts', 'games/*/e2e/*.spec.ts'],
  outputDir: '../test-results',
  // every test has its own server: those of one file need not wait for each other
  fullyParallel: true,
  // twice the cores of a small machine: an evening waits often, for people, for a count, for a server that was killed
  workers: 4,
  // limits are for what never comes: a busy machine must not reach them, and no test depends on how soon something comes
  timeout: 600_000,
  expect: { timeout: 30_000 },
  // what fails is tried once more, to tell what never works from what works by luck; either fails the run, for a test that
  // passes by luck says nothing when it passes
  retries: 1,
  failOnFlakyTests: true,
  reporter: [['list']],
  projects: [
    { name: 'long', testMatch: LONG, grepInvert: ALONE },
    { name: 'short', testIgnore: LONG, grepInvert: ALONE },
    { name: 'alone', grep: ALONE, dependencies: ['long', 'short'] },
  ],
  use: {
    // what cannot be pressed for so long never will be
    actionTimeout: 120_000,
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
    screenshot: 'only-on-failure',
    launchOptions,
  },
})
