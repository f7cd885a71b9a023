import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import chromium from '@sparticuz/chromium'

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
// a browser that is installed, or else the one that npm has brought
const executablePath = process.env.CHROMIUM_PATH ?? INSTALLED.find((path) => existsSync(path)) ?? (await chromium.executablePath())

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: false,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--headless',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--force-device-scale-factor=1',
      ],
    },
  },
})
