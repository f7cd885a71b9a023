import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { once } from './once.ts'

type Later<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Fetches it before it is needed; what fails now is tried again when it is. */
  ahead(): void
}

/** A screen that is not loaded with the game's others: it suspends until it is here. */
export function later<Props>(load: () => Promise<ComponentType<Props>>): Later<Props> {
  const screen = once(() => load().then((component) => ({ default: component })))
  return Object.assign(lazy(screen), {
    ahead() {
      screen().catch(() => undefined)
    },
  })
}
