import { expect, type Locator, type Page } from '@playwright/test'
import type { Hand, PlayByHand } from '../../../e2e/hand.ts'
import { words as trex } from '../words/en.ts'

/** Somebody on the board, to be picked. */
export const tileOf = (page: Page, name: string): Locator => page.locator('.board').getByRole('radio', { name: new RegExp(`^.?${name}`) })

/** Picks somebody, and holds out the card to them. */
export async function offerTo(hand: Hand, name: string): Promise<void> {
  const { page } = hand
  await tileOf(page, name).click()
  await hand.click(page.locator('.acting-foot__offer'))
}

/** The host, in the lobby: those who sit here have played before. */
export async function straightIn(page: Page): Promise<void> {
  const off = page.getByRole('radio', { name: trex.options.warmUps.off })
  await off.click()
  await expect(off).toBeChecked()
}

/** What somebody holds, as their screen says it to them alone. */
export const cardOf = ({ page }: Hand): Promise<string | null> => page.locator('.your-card').getAttribute('aria-label')
export const numberOf = async (hand: Hand): Promise<number> => Number(/\d+/.exec((await cardOf(hand)) ?? '')?.[0])

/** Looks away from a duel that is over, chooses for a wild Bye-bye, and is ready for the new deck. */
export async function deal(hand: Hand): Promise<void> {
  const { page } = hand
  const pause = page.getByRole('button', { name: trex.pause.goOn, exact: true })
  for (const button of [page.locator('.your-duel__close'), pause.and(page.locator('.trex-room__foot *'))])
    if (await button.isVisible()) await hand.click(button)
  await chooseColour(hand)
}

/** The first draws until both numbers are as far from each other as wished; whatever comes between is dealt with. */
export async function drawUntil(
  people: readonly Hand[],
  [one, other]: readonly [Hand, Hand],
  suits: (apart: number) => boolean,
): Promise<void> {
  const isInHand = (hand: Hand) => hand.page.locator('.your-card .dial').isVisible()
  for (;;) {
    for (const hand of people) await deal(hand)
    if (!(await isInHand(one)) || !(await isInHand(other))) {
      await one.page.waitForTimeout(30)
      continue
    }
    if (suits(Math.abs((await numberOf(one)) - (await numberOf(other))))) return
    const card = await one.page.locator('.your-card').elementHandle()
    await one.click(one.page.locator('.acting-foot__skip'))
    await expect(async () => expect(await card?.evaluate(({ isConnected }) => isConnected)).toBe(false)).toPass()
  }
}

/** Whoever is asked accepts, whoever is not holds out a card to the first of the others. */
export const play: PlayByHand = async (hand, phase) => {
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
      return (
        (await hand.choose(page.locator('.choices__one input:enabled:not(:checked)'))) &&
        (await hand.click(page.locator('.tie__foot .button--primary')))
      )
    case 'voting':
      return await vote(hand)
    default:
      return false
  }
}

async function chooseColour(hand: Hand): Promise<boolean> {
  const choices = hand.page.locator('.wild__choice input')
  if ((await choices.count()) === 0 || !(await hand.click(choices.first()))) return false
  await hand.click(hand.page.getByRole('button', { name: trex.byeBye.say, exact: true }))
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
  const held = page.locator('.acting-foot[data-sent="true"]')
  const tile = page.locator('.board__tap input').first()
  if ((await held.count()) > 0 || !(await tile.isVisible()) || !(await hand.click(tile))) return false
  if (!(await hand.click(page.locator('.acting-foot__offer')))) return false
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
  const voted = page.locator('.tied__cast')
  const tile = page.locator('.tied input').first()
  if ((await voted.count()) > 0 || !(await tile.isVisible()) || !(await hand.click(tile))) return false
  await hand.click(page.locator('.trex-room__foot .button--primary'))
  await expect(voted.or(page.locator('main[data-phase="over"]')).first()).toBeVisible()
  return true
}
