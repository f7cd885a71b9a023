import { LONG_FOR_A_TAP, type Hand } from '../hand.ts'
import { dixit } from '../words.ts'

export async function playDixit(hand: Hand, phase: string): Promise<boolean> {
  switch (phase) {
    case 'claiming':
      return await hand.tap(dixit.claiming.button)
    case 'telling':
      return await tell(hand)
    case 'giving':
      return await give(hand)
    case 'voting':
      return await vote(hand)
    case 'scoring':
      return (await hand.tap(dixit.scoring.button)) || (await hand.tap(dixit.scoring.buttonLast))
    default:
      return false
  }
}

const cardsOf = ({ page }: Hand) => page.locator('main button[aria-pressed="false"]')

async function tell(hand: Hand): Promise<boolean> {
  const clue = hand.page.getByRole('textbox', { name: dixit.telling.clue })
  if (!(await clue.isVisible())) return false
  if (!(await hand.choose(cardsOf(hand)))) return false
  if (!(await hand.tryTo(clue, () => clue.fill(hand.clue, { timeout: LONG_FOR_A_TAP })))) return false
  return await hand.tap(dixit.telling.button)
}

async function give(hand: Hand): Promise<boolean> {
  const { page } = hand
  const two = await page.getByRole('button', { name: dixit.giving.emptyTwo }).isVisible()
  const one = await page.getByRole('button', { name: dixit.giving.emptyOne }).isVisible()
  if (!one && !two) return false
  if (!(await hand.choose(cardsOf(hand), two ? 2 : 1))) return false
  return await hand.tap(two ? dixit.giving.buttonTwo : dixit.giving.buttonOne)
}

async function vote(hand: Hand): Promise<boolean> {
  if (!(await hand.page.getByRole('button', { name: dixit.voting.buttonEmpty }).isVisible())) return false
  if (!(await hand.choose(cardsOf(hand)))) return false
  return await hand.tap(/^Vote for/)
}
