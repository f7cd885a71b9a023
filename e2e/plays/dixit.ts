import { LONG_FOR_A_TAP, type Person } from '../person.ts'
import { dixit } from '../words.ts'

export async function playDixit(person: Person, phase: string): Promise<boolean> {
  switch (phase) {
    case 'claiming':
      return await person.tap(dixit.claiming.button)
    case 'telling':
      return await tell(person)
    case 'giving':
      return await give(person)
    case 'voting':
      return await vote(person)
    case 'scoring':
      return (await person.tap(dixit.scoring.button)) || (await person.tap(dixit.scoring.buttonLast))
    default:
      return false
  }
}

const cardsOf = ({ page }: Person) => page.locator('main button[aria-pressed="false"]')

async function tell(person: Person): Promise<boolean> {
  const clue = person.page.getByRole('textbox', { name: dixit.telling.clue })
  if (!(await clue.isVisible())) return false
  if (!(await person.choose(cardsOf(person)))) return false
  if (!(await person.tryTo(clue, () => clue.fill(person.clue, { timeout: LONG_FOR_A_TAP })))) return false
  return await person.tap(dixit.telling.button)
}

async function give(person: Person): Promise<boolean> {
  const { page } = person
  const two = await page.getByRole('button', { name: dixit.giving.emptyTwo }).isVisible()
  const one = await page.getByRole('button', { name: dixit.giving.emptyOne }).isVisible()
  if (!one && !two) return false
  if (!(await person.choose(cardsOf(person), two ? 2 : 1))) return false
  return await person.tap(two ? dixit.giving.buttonTwo : dixit.giving.buttonOne)
}

async function vote(person: Person): Promise<boolean> {
  if (!(await person.page.getByRole('button', { name: dixit.voting.buttonEmpty }).isVisible())) return false
  if (!(await person.choose(cardsOf(person)))) return false
  return await person.tap(/^Vote for/)
}
