import { expect, type Locator } from '@playwright/test'
import { type Hand, LONG_FOR_A_TAP, type PlayByHand } from '../../../e2e/hand.ts'
import { words as poezium } from '../words/en.ts'
import { words as show } from '../screens/show/words/en.ts'

/** Lines before somebody dares to guess. */
const LINES_FIRST = 2

export const play: PlayByHand = async (hand, phase) => {
  if (await pastGuess(hand)) return true
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
      // the poem comes first, with the screen to itself
      await toPoints(hand)
      return (await hand.tap(show.reading.button)) || (await hand.tap(show.reading.buttonLast))
    default:
      return false
  }
}

/** Past the reading: whoever reads says the last line, whoever listens may leave earlier. */
export async function toPoints(hand: Hand): Promise<void> {
  await hand.tap(show.reading.toPoints)
  while (await hand.sees(show.reading.nextLine))
    await hand.click(hand.page.getByRole('button', { name: show.reading.nextLine, exact: true }))
  await hand.tap(show.reading.theEnd)
}

/** Past the telling of a guess. */
export async function pastGuess(hand: Hand): Promise<boolean> {
  const told = hand.page.locator('.poem-told__says')
  if (!(await told.isVisible())) return false
  if ((await hand.tap(poezium.result.toEnding)) || (await hand.tap(poezium.result.next))) return true
  // it stands edge-on, or a wrong guess is being told
  await expect(told.or(hand.page.locator('main')).first()).toBeVisible()
  return false
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
  const held = page.locator('.hold__button')
  const mayAdd = await toGuess.isVisible()
  const isGuessing = (await onlyGuess.isVisible()) || (await hand.sees(poezium.guessing.toLines)) || (await held.isVisible())
  if (!mayAdd && !isGuessing) return false
  const laid = mayAdd ? Number(await page.locator('.sheet').first().getAttribute('data-laid')) : LINES_FIRST
  if (mayAdd && laid < LINES_FIRST)
    return ((await hand.sees(poezium.guessing.addLine)) || (await hand.choose(linesOf(hand)))) && (await hand.tap(poezium.guessing.addLine))
  if (mayAdd && !(await hand.click(toGuess))) return false
  const look = page.getByRole('button', { name: /^Look at story/ })
  if (!(await held.isVisible())) {
    if (!(await look.isVisible()) && !(await hand.choose(storiesOf(hand)))) return false
    if (!(await hand.click(look))) return false
  }
  return await hold(hand, held)
}

/** Presses and stays there until the lamp has filled the button and the table has taken the guess. */
export async function hold(hand: Hand, button: Locator): Promise<boolean> {
  return await hand.tryTo(button, async () => {
    await button.hover({ timeout: LONG_FOR_A_TAP })
    await hand.page.mouse.down()
    await expect(button, `${hand.name} holds the button until the table has taken the guess`).toBeHidden({ timeout: LONG_FOR_A_TAP })
    await hand.page.mouse.up()
  })
}

/** The first line fits, the second does not, and so on. */
async function mark(hand: Hand): Promise<boolean> {
  const { page } = hand
  const asked = page.locator('.asked__line')
  if (!(await asked.isVisible())) return false
  const line = await asked.getAttribute('data-line')
  const marked = Number(await page.locator('.sheet').first().getAttribute('data-laid'))
  const button = page.getByRole('button', { name: marked % 2 === 0 ? poezium.marking.fits : poezium.marking.doesNot, exact: true })
  if (!(await button.isVisible()) || !(await hand.click(button))) return false
  // the rival may lay the next line at once: the button stays, but this line is asked about no more
  await expect(page.locator(`.asked__line[data-line="${line}"]`)).toHaveCount(0)
  return true
}

async function end(hand: Hand): Promise<boolean> {
  if (!(await hand.choose(hand.page.locator('.endings__card[aria-pressed="false"]')))) return false
  return await hand.tap(poezium.ending.button)
}
