import { expect, type Locator, type Page } from '@playwright/test'
import type { Hand } from '../hand.ts'
import { trex } from '../words.ts'

export function tileOf(page: Page, name: string): Locator {
  const { offer, takeBackFrom } = trex.acting
  return page.getByRole('button', { name: new RegExp(`^(${offer(`.?${name}`)}|${takeBackFrom(`.?${name}`)})`) })
}

/** What somebody holds, as their screen says it to them alone. */
export const cardOf = ({ page }: Hand): Promise<string | null> => page.locator('.your-card').getAttribute('aria-label')
export const numberOf = async (hand: Hand): Promise<number> => Number(/\d+/.exec((await cardOf(hand)) ?? '')?.[0])

/** Whoever is asked accepts, whoever is not holds out a card to the first of the others. */
export async function playTRex(hand: Hand, phase: string): Promise<boolean> {
  const { page } = hand
  const duel = page.locator('.your-duel__close')
  if (await duel.isVisible()) return await hand.click(duel)
  switch (phase) {
    case 'warmingUp':
      return await hand.tap(trex.warmUp.done)
    case 'acting':
      return (await chooseColour(hand)) || (await accept(hand)) || (await offer(hand))
    case 'agreeing':
      return (await chooseColour(hand)) || (await answer(hand))
    case 'reshuffling':
      return await hand.tap(trex.pause.goOn)
    case 'picking':
      return (await hand.choose(page.locator('.choices__one[aria-pressed="false"]'))) && (await hand.tap(trex.tie.pickThis))
    case 'voting':
      return await vote(hand)
    default:
      return false
  }
}

async function chooseColour(hand: Hand): Promise<boolean> {
  const choices = hand.page.locator('.wild__choice')
  if ((await choices.count()) === 0 || !(await hand.click(choices.first()))) return false
  await expect(choices).toHaveCount(0)
  return true
}

async function accept(hand: Hand): Promise<boolean> {
  const { page } = hand
  const button = page.locator('.offers__accept').first()
  if (!(await button.isVisible()) || !(await hand.click(button))) return false
  await expect(page.locator('.your-duel')).toBeVisible()
  return true
}

async function offer(hand: Hand): Promise<boolean> {
  const { page } = hand
  const held = page.locator('.board__tap[aria-pressed="true"]')
  const tile = page.locator('.board__tap').first()
  if ((await held.count()) > 0 || !(await tile.isVisible()) || !(await hand.click(tile))) return false
  // two that cross are compared at once
  await expect(held.or(page.locator('.your-duel')).first()).toBeVisible()
  return true
}

async function answer(hand: Hand): Promise<boolean> {
  const { page } = hand
  const no = page.locator('.answers__one[data-answer="noMatch"][aria-pressed="false"]')
  return (await no.isVisible()) && (await no.isEnabled()) && (await hand.click(no))
}

async function vote(hand: Hand): Promise<boolean> {
  const { page } = hand
  const voted = page.locator('.board__tap[aria-pressed="true"]')
  const tile = page.locator('.board__tap').first()
  if ((await voted.count()) > 0 || !(await tile.isVisible()) || !(await hand.click(tile))) return false
  await expect(voted.or(page.locator('main[data-phase="over"]')).first()).toBeVisible()
  return true
}
