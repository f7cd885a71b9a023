import { existsSync } from 'node:fs'
import chromium from '@sparticuz/chromium'

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** A browser that is installed, or else the one that npm has brought. */
export const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? INSTALLED.find((path) => existsSync(path)) ?? (await chromium.executablePath()),
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
    // a painting is decoded before it is painted: no screenshot shows a card still blank
    '--disable-checker-imaging',
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
  ],
}
