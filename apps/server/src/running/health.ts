type Service = 'ok' | 'away'

export interface Readiness {
  readonly ready: boolean
  readonly store: Service
  readonly redis: Service | 'unused'
  readonly draining: boolean
}

/** What this process cannot serve without; each throws when it does not answer. */
export interface Services {
  store(): Promise<void>
  /** Null where there is one process alone. */
  readonly redis: (() => Promise<void>) | null
  isDraining(): boolean
}

/** Who has not answered by then is away. */
const ANSWERS_WITHIN_MS = 2000
/** However many ask, services are asked no more often. */
const ASKED_AT_MOST_EVERY_MS = 1000

/** Whether people may be sent here now. */
export class Health {
  readonly #services: Services
  #looked: { readonly at: number; readonly services: Promise<Pick<Readiness, 'store' | 'redis'>> } | null = null

  constructor(services: Services) {
    this.#services = services
  }

  async look(now = Date.now()): Promise<Readiness> {
    if (!this.#looked || now - this.#looked.at >= ASKED_AT_MOST_EVERY_MS) this.#looked = { at: now, services: this.#ask() }
    const { store, redis } = await this.#looked.services
    const draining = this.#services.isDraining()
    return { ready: store === 'ok' && redis !== 'away' && !draining, store, redis, draining }
  }

  async #ask(): Promise<Pick<Readiness, 'store' | 'redis'>> {
    const { store, redis } = this.#services
    const redisIs = redis ? stateOf(redis) : ('unused' as const)
    return { store: await stateOf(store), redis: await redisIs }
  }
}

async function stateOf(ask: () => Promise<void>): Promise<Service> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<Service>((resolve) => {
    timer = setTimeout(resolve, ANSWERS_WITHIN_MS, 'away')
  })
  const answered = ask().then(
    (): Service => 'ok',
    (): Service => 'away',
  )
  return await Promise.race([answered, silence]).finally(() => clearTimeout(timer))
}
