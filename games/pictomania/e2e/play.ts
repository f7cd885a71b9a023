import { expect, type Locator, type Page } from '@playwright/test'
import type { Hand, PlayByHand } from '../../../e2e/hand.ts'
import { type PenLine, PICTURES } from './pictures.ts'
import { words as pictomania } from '../words/en.ts'
import { words as pictomaniaShow } from '../screens/show/words/en.ts'

export const ownSheet = (page: Page): Locator => page.locator('.sheet-paper--own')
export const othersTiles = (page: Page): Locator => page.locator('.tile[data-mine="false"]')

export const play: PlayByHand = async (hand, phase) => {
  const { opening, scoring } = pictomaniaShow
  switch (phase) {
    case 'understanding':
      // it goes by itself within seconds, perhaps between a look and a tap
      await hand.page.evaluate(() => document.querySelector<HTMLElement>('.intro-read')?.click())
      return await hand.tap(pictomania.understanding.button)
    case 'drawing':
      return await drawGuessOrFinish(hand)
    case 'opening':
      return await seenEnough(hand, opening.next)
    case 'scoring':
      return (await seenEnough(hand, scoring.next)) || (await seenEnough(hand, scoring.last))
    default:
      return false
  }
}

/** For the last one to press it the next drawing is there at once, with the same button; for the others it sleeps. */
async function seenEnough(hand: Hand, name: string): Promise<boolean> {
  const { page } = hand
  const next = page.getByRole('button', { name, exact: true })
  const mayPress = async () => (await next.isVisible()) && (await next.getAttribute('aria-disabled', { timeout: 500 })) !== 'true'
  if (!(await mayPress())) return false
  const before = await page.locator('main h1').innerText()
  if (!(await hand.click(next))) return false
  await expect(async () => expect(!(await mayPress()) || (await page.locator('main h1').innerText()) !== before).toBe(true)).toPass()
  return true
}

/** A picture, then a guess for everybody, then the best token. */
async function drawGuessOrFinish(hand: Hand): Promise<boolean> {
  const { page } = hand
  // after the last guess the tokens are offered by themselves
  const token = page.locator('.finishing__token:enabled').first()
  if (await token.isVisible()) return await hand.click(token)
  const finish = page.getByRole('button', { name: pictomania.drawing.finish, exact: true })
  if (!(await finish.isVisible())) return false
  const drawn = await strokesOf(page)
  const line = drawn === null ? undefined : (await pictureFor(hand))[drawn]
  if (line) return await hand.tryTo(ownSheet(page), () => drawLine(page, line))
  const unguessed = othersTiles(page).filter({ hasNot: page.locator('.tile__guess') })
  if ((await unguessed.count()) > 0) return (await hand.click(unguessed.first())) && (await guessFirst(hand))
  return (await hand.click(finish)) && (await hand.click(token))
}

/** Another one each round, and not what everybody draws. */
export async function pictureFor({ page, name }: Hand): Promise<readonly PenLine[]> {
  const round = Number(await page.locator('main').getAttribute('data-round'))
  return PICTURES[(name.length + round) % PICTURES.length] ?? []
}

/** How many lines are on my own sheet; null when I draw no more. */
export async function strokesOf(page: Page): Promise<number | null> {
  const sheet = ownSheet(page)
  if ((await sheet.count()) === 0) return null
  return Number(/(\d+) line/.exec((await sheet.getAttribute('aria-label')) ?? '')?.[1] ?? 0)
}

export async function drawLine(page: Page, line: PenLine): Promise<void> {
  await beginLine(page, line)
  await page.mouse.up()
}

/** The hand stays on the paper. */
export async function beginLine(page: Page, line: PenLine): Promise<void> {
  const box = await ownSheet(page).boundingBox()
  if (!box) throw new Error('no sheet to draw on')
  for (const [at, [x, y]] of line.entries()) {
    await page.mouse.move(box.x + x * box.width, box.y + y * box.height, { steps: at === 0 ? 1 : 2 })
    if (at === 0) await page.mouse.down()
  }
}

/** The first number that is left: one tap lifts it, the next lays it. The drawing after it comes by itself. */
async function guessFirst(hand: Hand): Promise<boolean> {
  const { page } = hand
  const laid = await page.locator('.tile__guess').count()
  const isLaid = await layFirst(page)
  if (isLaid) await expect(async () => expect(await page.locator('.tile__guess').count()).toBeGreaterThan(laid)).toPass()
  await page.keyboard.press('Escape')
  return isLaid
}

/** On the pad that is open. */
export async function layFirst(page: Page): Promise<boolean> {
  const key = page.locator('.number-keys__key').first()
  await key.click()
  await expect(key).toHaveAttribute('aria-checked', 'true')
  // a second tap that comes at once is taken for the same one
  await expect(async () => {
    if (await page.locator('.number-keys__key[aria-checked="true"]').count()) await key.click({ timeout: 500 })
    expect(await page.locator('.number-keys__key[aria-checked="true"]').count()).toBe(0)
  }).toPass()
  return true
}
