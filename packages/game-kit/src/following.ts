/** These events, and what follows from them. */
export const following =
  <S, E>(evolve: (state: S, event: E) => S) =>
  (state: S, events: readonly E[], follow: (next: S) => readonly E[]): readonly E[] => [...events, ...follow(events.reduce(evolve, state))]
