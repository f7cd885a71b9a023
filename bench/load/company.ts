/** Six people at a table of some host, as the load sees them. */
export interface Company {
  /** One of them makes the next move; `seen` is called when the news has reached all six. */
  act(seen: () => void): void
  close(): void
}
