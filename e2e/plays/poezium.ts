import { expect } from '@playwright/test'
import type { Person } from '../person.ts'
import { poezium, show } from '../words.ts'

/** Lines before somebody dares to guess. */
const LINES_FIRST = 2

export async function playPoezium(person: Person, phase: string): Promise<boolean> {
  switch (phase) {
    case 'claiming':
      return await person.tap(poezium.claiming.button)
    case 'telling':
      return await tell(person)
    case 'guessing':
      return await addOrGuess(person)
    case 'marking':
      return await mark(person)
    case 'ending':
      return await end(person)
    case 'reading':
      return (await person.tap(show.reading.button)) || (await person.tap(show.reading.buttonLast))
    default:
      return false
  }
}

const storiesOf = ({ page }: Person) => page.locator('.story-table__card[aria-pressed="false"]')
const linesOf = ({ page }: Person) => page.locator('.line-hand__line[aria-pressed="false"]')

async function tell(person: Person): Promise<boolean> {
  if (!(await person.page.getByRole('button', { name: poezium.telling.buttonNoStory }).isVisible())) return false
  if (!(await person.choose(storiesOf(person))) || !(await person.choose(linesOf(person)))) return false
  return await person.tap(/^Begin, about/)
}

async function addOrGuess(person: Person): Promise<boolean> {
  const { page } = person
  const toGuess = page.getByRole('button', { name: poezium.guessing.toGuess })
  const onlyGuess = page.getByText(poezium.guessing.askOnlyGuess)
  const mayAdd = await toGuess.isVisible()
  if (!mayAdd && !(await onlyGuess.isVisible())) return false
  const laid = await page.locator('.sheet__line[data-line]').count()
  if (mayAdd && laid < LINES_FIRST) return (await person.choose(linesOf(person))) && (await person.tap(poezium.guessing.addLine))
  if (mayAdd && !(await person.click(toGuess))) return false
  if (!(await person.choose(storiesOf(person)))) return false
  const guess = page.getByRole('button', { name: /^It is story/ })
  return (await person.click(guess)) && (await person.tap(poezium.guessing.yes))
}

/** The first line fits, the second does not, and so on. */
async function mark(person: Person): Promise<boolean> {
  const { page } = person
  const lines = page.locator('.sheet__line[data-line]')
  const laid = await lines.count()
  const button = page.getByRole('button', { name: laid % 2 === 1 ? poezium.marking.fits : poezium.marking.doesNot, exact: true })
  if (!(await button.isVisible()) || !(await person.click(button))) return false
  // the rival may lay the next line at once: the button stays, but this line has its mark
  await expect(lines.nth(laid - 1)).not.toHaveAttribute('data-mark', 'none')
  return true
}

async function end(person: Person): Promise<boolean> {
  if (!(await person.choose(person.page.locator('.endings__card[aria-pressed="false"]')))) return false
  return await person.tap(poezium.ending.button)
}
