import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Of the ids of tickets: so many letters are by chance, and so many prove that it is one of ours. */
const CHANCE_LETTERS = 12
const PROOF_LETTERS = 16

/**
 * Ids of tickets that any process knows for ours without looking anything up. So a socket that asks for a table without a ticket
 * gets the same answer whether or not there is such a table, wherever it is.
 */
export class Tickets {
  readonly #key: Uint8Array

  constructor(key: Uint8Array) {
    this.#key = key
  }

  newId(code: string): string {
    const chance = randomBytes(9).toString('base64url')
    return chance + this.#proof(code, chance)
  }

  isOurs(code: string, id: string): boolean {
    const [chance, proof] = [id.slice(0, CHANCE_LETTERS), id.slice(CHANCE_LETTERS)]
    return proof.length === PROOF_LETTERS && timingSafeEqual(Buffer.from(proof), Buffer.from(this.#proof(code, chance)))
  }

  #proof(code: string, chance: string): string {
    return createHmac('sha256', this.#key).update(`${code} ${chance}`).digest('base64url').slice(0, PROOF_LETTERS)
  }
}
