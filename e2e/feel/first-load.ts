import { shell } from '../words.ts'
import { measurement, slowDown } from './measurement.ts'

const LINE = { bitsPerSecond: 1_600_000, latencyMs: 150 }

export const firstLoad = measurement({
  how: 'Home is opened for the first time on a phone four times slower than this machine, over a line of 1.6 Mbit/s with 150 ms there and back (the browser’s own brakes: no handshake, no slow start), plain HTTP/1.1. What came over the line is counted until nothing more comes.',
  goals: {
    firstPaint: { what: 'home for the first time: first paint', unit: 'ms', atMost: 1200, digits: 0 },
    largestPaint: { what: 'home for the first time: largest paint', unit: 'ms', atMost: 1800, digits: 0 },
    kilobytes: { what: 'home for the first time: over the line', unit: 'KB', atMost: 200, digits: 0 },
    requests: { what: 'home for the first time: requests', unit: '', atMost: 15, digits: 0 },
  },
  async measure({ evening }) {
    const page = await evening.device({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true })
    await slowDown(page)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LINE.latencyMs,
      downloadThroughput: LINE.bitsPerSecond / 8,
      uploadThroughput: LINE.bitsPerSecond / 8,
    })
    let bytes = 0
    let requests = 0
    devtools.on('Network.requestWillBeSent', ({ request: { url } }) => {
      if (!url.startsWith('data:')) requests++
    })
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength
    })
    await page.addInitScript(() => {
      new PerformanceObserver((list) => Object.assign(globalThis, { largestPaint: list.getEntries().at(-1)?.startTime })).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      })
    })
    await page.goto('/')
    await page.getByRole('button', { name: shell.home.start }).waitFor()
    await page.waitForLoadState('networkidle')
    const { firstPaint, largestPaint } = await page.evaluate(() => ({
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      largestPaint: (globalThis as { largestPaint?: number }).largestPaint,
    }))
    await page.context().close()
    if (firstPaint === undefined || largestPaint === undefined) throw new Error('nothing was painted')
    return { firstPaint, largestPaint, kilobytes: bytes / 1000, requests }
  },
})
