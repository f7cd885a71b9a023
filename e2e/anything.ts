import { expect } from '@playwright/test'
import { LONG_FOR_A_TAP, type PlayByHand } from './hand.ts'

/** More than any screen asks for. */
const MOST_CHOICES = 9

/**
 * Writes where something is to be written, chooses until that is enough, and presses the button at the thumb: that plays
 * every game whose screens are made of the kit's parts. The screen may change at any moment, so it is never asked for what
 * it must first wait for.
 */
export const playAnything: PlayByHand = async (hand, phase) => {
  const { page } = hand
  // something is being told: a tap shows its end
  const climax = page.locator('main [data-climax="running"]')
  if (await climax.isVisible()) await hand.click(climax)
  const round = await page.locator('main').getAttribute('data-round')
  const dock = page.locator(`main[data-phase="${phase}"][data-round="${round}"] :is(.dock, .stage__foot)`)
  const button = dock.locator('button.button--primary').last()
  if (!(await button.isVisible())) return false
  const field = dock.locator('textarea').first()
  if ((await field.isVisible()) && !(await hand.tryTo(field, () => field.fill(hand.clue, { timeout: LONG_FOR_A_TAP })))) return false
  const choices = page.locator('main button[aria-pressed="false"]')
  for (let chosen = 0; chosen < MOST_CHOICES && (await button.and(page.locator(':disabled')).isVisible()); chosen++)
    if (!(await hand.choose(choices))) return false
  const [said] = await button.allInnerTexts()
  if (said === undefined || !(await hand.click(button))) return false
  const pressed = dock.locator('button.button--primary', { hasText: said })
  await expect(pressed, `${hand.name} has pressed "${said}" and waits until the table has taken it`).toBeHidden({ timeout: LONG_FOR_A_TAP })
  return true
}
