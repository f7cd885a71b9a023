import { createHash, randomBytes } from 'node:crypto'
import type { Notes } from '@figment/event-log'
import { type HouseDoor, type HouseLimits, type Invitation, INVITATION_LETTERS, type NewInvitation } from '@figment/protocol'
import { PEOPLE_AT_MOST } from '@figment/table/types'
import { INVITATIONS_AT_MOST } from '../running/bounds.ts'
import { AskedLately } from './asked-lately.ts'

const [SETTING, INVITATION] = ['setting', 'invitation']
const USUAL: HouseDoor & HouseLimits = { newTables: true, byInvitation: false, tables: null, people: PEOPLE_AT_MOST }
const BYTES_BY_CHANCE = 16

/** The name of an invitation tells nobody its secret. */
const nameOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url').slice(0, 16)

/** Who may open a table here, and how many there may be: set by the operator, the same in all processes a moment later. */
export class HouseRules {
  readonly #notes: Notes
  readonly #rules: AskedLately<HouseDoor & HouseLimits>
  #latest = USUAL

  constructor(notes: Notes) {
    this.#notes = notes
    this.#rules = new AskedLately(async () => {
      const note = await notes.get(SETTING, 'house')
      return { ...USUAL, ...(note && (JSON.parse(note.body) as Partial<typeof USUAL>)) }
    })
  }

  async get(): Promise<HouseDoor & HouseLimits> {
    this.#latest = await this.#rules.get()
    return this.#latest
  }

  /** As it was when somebody last asked for the rules: whoever stands at a table's door does not wait for the store. */
  get peopleAtMost(): number {
    return this.#latest.people
  }

  async change(changed: Partial<HouseDoor & HouseLimits>): Promise<void> {
    this.#rules.forget()
    const rules = { ...(await this.get()), ...changed }
    await this.#notes.put(SETTING, { name: 'house', body: JSON.stringify(rules) })
    this.#rules.forget()
    this.#latest = rules
  }

  /** Null: there are too many already. */
  async invite({ uses, until }: { readonly uses: number; readonly until: number }): Promise<NewInvitation | null> {
    const all = await this.#notes.list(INVITATION, INVITATIONS_AT_MOST)
    const usedUp = all.filter((invitation) => invitation.uses <= 0)
    for (const { name } of usedUp) await this.#notes.remove(INVITATION, name)
    if (all.length - usedUp.length >= INVITATIONS_AT_MOST) return null
    const secret = randomBytes(BYTES_BY_CHANCE).toString('base64url')
    const id = nameOf(secret)
    await this.#notes.put(INVITATION, { name: id, body: '', uses, until })
    return { id, secret, usesLeft: uses, until }
  }

  /** Those that still open something. */
  async invitations(): Promise<readonly Invitation[]> {
    const notes = await this.#notes.list(INVITATION, INVITATIONS_AT_MOST)
    return notes.flatMap(({ name, uses, until }) => (uses > 0 && until !== null ? [{ id: name, usesLeft: uses, until }] : []))
  }

  async takeBack(id: string): Promise<boolean> {
    return await this.#notes.remove(INVITATION, id)
  }

  /** One table less can be opened with it; false: none at all. */
  async useInvitation(secret: string): Promise<boolean> {
    return secret.length === INVITATION_LETTERS && (await this.#notes.use(INVITATION, nameOf(secret)))
  }

  /** The table did not come about. */
  async giveBack(secret: string): Promise<void> {
    await this.#notes.giveBack(INVITATION, nameOf(secret))
  }
}
