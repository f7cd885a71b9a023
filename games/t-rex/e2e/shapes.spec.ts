import { LOCALES, type Locale } from '@figment/i18n'
import { expect, type Page, test } from '@playwright/test'
import { crowded, isWholeMatrix, type Size, type Walk, walkShapes } from '../../../e2e/shapes.ts'
import { ACTED, HELD, ON_TV } from './measured.ts'

interface Drawn extends Size {
  /** A face while eight act, and the pad: at least so wide and high, in pixels. */
  readonly face?: readonly [width: number, height: number]
  readonly pad?: readonly [width: number, height: number]
}

const SMALL: Drawn = { width: 360, height: 640, face: [111, 104], pad: [226, 124] }
const LAPTOP: Drawn = { width: 1366, height: 768, face: [304, 160] }
/** What the layouts were drawn with. */
const SIZES: readonly Drawn[] = [
  SMALL,
  { width: 390, height: 844, face: [119, 141], pad: [245, 170] },
  { width: 640, height: 360 },
  { width: 844, height: 390, face: [131, 136], pad: [270, 158] },
  { width: 820, height: 1180, face: [251, 195], pad: [365, 198] },
  { width: 1180, height: 820, face: [251, 175], pad: [336, 321] },
  LAPTOP,
  { width: 1440, height: 900, text: 200 },
]
const TV: Drawn = { width: 1920, height: 1080, face: [443, 385] }
/** A few pixels of another font, and of longer words on the card. */
const ALLOWED = 0.95
const LONGEST: Locale = 'uk'

const WHERE = {
  things: '.trex-stage, .your-card, .your-puppet, .action-row, .offers, .acting-foot, .stairs, .supply, .ranks, .road, .action-card',
  words:
    '.trex-tile__name, .action-row__one span, .your-card__action, .examples dd, .trex-room__ask, h1, .button, .ranks__name, .action-card b',
  mayScroll: '.hint',
}
const ON_SCREEN = { ...WHERE, scene: '.tv-scene', leastLetterPx: 28 }

test('everybody is in sight in every shape: nothing scrolls, overlaps or is cut, and faces are as large as drawn', {
  tag: '@shapes',
}, async ({ browser }) => {
  test.setTimeout(isWholeMatrix ? 1_800_000 : 300_000)
  const troubles: string[] = []
  for (const locale of LOCALES) {
    const sizes = isWholeMatrix || locale === LONGEST ? SIZES : [SMALL, LAPTOP]
    const screens: Walk<Drawn> = [...[ACTED, ...HELD].map((id) => [id, sizes] as const), ...ON_TV.map((id) => [id, [TV]] as const)]
    troubles.push(
      ...(await walkShapes(browser, {
        locale,
        hints: 'off',
        screens,
        look: async (page, id, size) => [
          ...(await crowded(page, size === TV ? ON_SCREEN : WHERE)),
          ...(id === ACTED || id === ON_TV[0] ? await tooSmall(page, size) : []),
        ],
      })),
    )
  }
  expect(troubles).toEqual([])
})

/** What is smaller than it was drawn. */
async function tooSmall(page: Page, { face, pad }: Drawn): Promise<string[]> {
  const seen = await page.evaluate(() => {
    const sizesOf = (found: string) =>
      [...document.querySelectorAll(found)].map((one) => {
        const { width, height } = one.getBoundingClientRect()
        return [Math.round(width), Math.round(height)] as const
      })
    return { face: sizesOf('.board .trex-stage'), pad: sizesOf('.your-puppet') }
  })
  const isSmall = ([width, height]: readonly [number, number], [wide, high]: readonly [number, number]) =>
    width < ALLOWED * wide || height < ALLOWED * high
  const told = (name: string, sizes: readonly (readonly [number, number])[], least: readonly [number, number] | undefined) =>
    least === undefined
      ? []
      : sizes.filter((size) => isSmall(size, least)).map((size) => `${name} is ${size.join('×')}, not ${least.join('×')}`)
  return [...new Set([...told('a face', seen.face, face), ...told('the pad', seen.pad, pad)])]
}
