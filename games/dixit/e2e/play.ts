import { LONG_FOR_A_TAP, type Hand } from '../../../e2e/hand.ts'
import { dixit } from '../../../e2e/words.ts'

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
  const hasCard = await hand.page.locator('main .cards__card[aria-pressed="true"]').isVisible()
  if (!hasCard && !(await hand.choose(cardsOf(hand)))) return false
  if (!(await hand.tryTo(clue, () => clue.fill(hand.clue, { timeout: LONG_FOR_A_TAP })))) return false
  return await hand.tap(dixit.telling.button)
}

/** What was chosen before stays chosen, if the scene changed under the finger. */
async function give(hand: Hand): Promise<boolean> {
  const { emptyOne, emptyTwo, emptyMore, buttonOne, buttonTwo } = dixit.giving
  for (const [asked, count] of [
    [emptyTwo, 2],
    [emptyOne, 1],
    [emptyMore, 1],
  ] as const) {
    if ((await hand.sees(asked)) && !(await hand.choose(cardsOf(hand), count))) return false
  }
  return (await hand.tap(buttonOne)) || (await hand.tap(buttonTwo))
}

async function vote(hand: Hand): Promise<boolean> {
  if ((await hand.sees(dixit.voting.buttonEmpty)) && !(await hand.choose(cardsOf(hand)))) return false
  return await hand.tap(/^Vote for/)
}
