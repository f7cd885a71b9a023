import type { PersonId } from '@figment/table'

/** A device that comes back within this time was never away. */
const BLINK_MS = 2500

/** Whose devices are connected. Somebody is away only when all of theirs have been gone for a moment. */
export class PresenceBook {
  readonly #devices = new Map<PersonId, number>()
  readonly #leaving = new Map<PersonId, ReturnType<typeof setTimeout>>()
  #present: ReadonlySet<PersonId> | undefined
  readonly #changed: () => void

  constructor(changed: () => void) {
    this.#changed = () => {
      this.#present = undefined
      changed()
    }
  }

  get present(): ReadonlySet<PersonId> {
    this.#present ??= new Set([...this.#devices.keys(), ...this.#leaving.keys()])
    return this.#present
  }

  arrive(person: PersonId): void {
    const wasPresent = this.present.has(person)
    clearTimeout(this.#leaving.get(person))
    this.#leaving.delete(person)
    this.#devices.set(person, (this.#devices.get(person) ?? 0) + 1)
    if (!wasPresent) this.#changed()
  }

  depart(person: PersonId): void {
    const devices = (this.#devices.get(person) ?? 0) - 1
    if (devices > 0) {
      this.#devices.set(person, devices)
      return
    }
    this.#devices.delete(person)
    this.#leaving.set(
      person,
      setTimeout(() => {
        this.#leaving.delete(person)
        this.#changed()
      }, BLINK_MS),
    )
  }

  close(): void {
    for (const timer of this.#leaving.values()) clearTimeout(timer)
    this.#leaving.clear()
  }
}
