import { expect } from '@playwright/test'
import type { Hand, PlayByHand } from '../../../e2e/hand.ts'
import { words as poezium } from '../words/en.ts'
import { words as show } from '../screens/show/words/en.ts'

/** Lines before somebody dares to guess. */
const LINES_FIRST = 2

export const play: PlayByHand = async (hand, phase) => {
  switch (phase) {
    case 'claiming':
      return await hand.tap(poezium.claiming.button)
    case 'telling':
      return await tell(hand)
    case 'guessing':
      return await addOrGuess(hand)
    case 'marking':
      return await mark(hand)
    case 'ending':
      return await end(hand)
    case 'reading':
      // on a phone the poem comes first, with the screen to itself
      await hand.tap(show.reading.toPoints)
      return (await hand.tap(show.reading.button)) || (await hand.tap(show.reading.buttonLast))
    default:
      return false
  }
}

const storiesOf = ({ page }: Hand) => page.locator('.story-table__card[aria-pressed="false"]')
const linesOf = ({ page }: Hand) => page.locator('.line-hand__line[aria-pressed="false"]')

/** What was chosen before stays chosen, if the scene changed under the finger. */
async function tell(hand: Hand): Promise<boolean> {
  if ((await hand.sees(poezium.telling.buttonNoStory)) && !(await hand.choose(storiesOf(hand)))) return false
  if ((await hand.sees(poezium.telling.buttonNoLine)) && !(await hand.choose(linesOf(hand)))) return false
  return await hand.tap(/^Begin, about/)
}

async function addOrGuess(hand: Hand): Promise<boolean> {
  const { page } = hand
  const toGuess = page.getByRole('button', { name: poezium.guessing.toGuess })
  const onlyGuess = page.getByText(poezium.guessing.askOnlyGuess)
  const mayAdd = await toGuess.isVisible()
  const isGuessing = (await onlyGuess.isVisible()) || (await hand.sees(poezium.guessing.toLines))
  if (!mayAdd && !isGuessing) return false
  const laid = await page.locator('.sheet__line[data-line]').count()
  if (mayAdd && laid < LINES_FIRST)
    return ((await hand.sees(poezium.guessing.addLine)) || (await hand.choose(linesOf(hand)))) && (await hand.tap(poezium.guessing.addLine))
  if (mayAdd && !(await hand.click(toGuess))) return false
  const guess = page.getByRole('button', { name: /^It is story/ })
  if (!(await guess.isVisible()) && !(await hand.choose(storiesOf(hand)))) return false
  return (await hand.click(guess)) && (await hand.tap(poezium.guessing.yes))
}

/** The first line fits, the second does not, and so on. */
async function mark(hand: Hand): Promise<boolean> {
  const { page } = hand
  const lines = page.locator('.sheet__line[data-line]')
  const laid = await lines.count()
  const button = page.getByRole('button', { name: laid % 2 === 1 ? poezium.marking.fits : poezium.marking.doesNot, exact: true })
  if (!(await button.isVisible()) || !(await hand.click(button))) return false
  // the rival may lay the next line at once: the button stays, but this line has its mark
  await expect(lines.nth(laid - 1)).not.toHaveAttribute('data-mark', 'none')
  return true
}

async function end(hand: Hand): Promise<boolean> {
  if (!(await hand.choose(hand.page.locator('.endings__card[aria-pressed="false"]')))) return false
  return await hand.tap(poezium.ending.button)
}
