import type { Words } from './words/rules/en.ts'

/** Stars by how many play: point tokens of each, black ones, black ones at the fast pace. */
const TOKENS = [
  [3, '2 1', '2 2 1', '2 1'],
  [4, '2 1 1', '3 2 2 1', '3 2 1'],
  [5, '3 2 1 1', '3 2 2 1 1', '3 2 2 1'],
  [6, '3 2 1 1 1', '3 3 2 2 1 1', '3 3 2 2 1'],
] as const

export const TokensTable = ({ title, head }: { readonly title: string; readonly head: readonly string[] }) => (
  <Table title={title} head={head} rows={TOKENS.map(([players, ...stars]) => ({ name: String(players), cells: stars }))} />
)

const STEPS = ['understanding', 'drawing', 'opening', 'scoring'] as const
const SECONDS: Readonly<Record<(typeof STEPS)[number], readonly [relaxed: number, brisk: number]>> = {
  understanding: [120, 45],
  drawing: [240, 120],
  opening: [40, 15],
  scoring: [60, 25],
}

export const TimersTable = ({ words }: { readonly words: Words['options']['timers'] }) => (
  <Table
    title={words.title}
    head={words.head}
    rows={STEPS.map((step) => ({ name: words.rows[step], cells: SECONDS[step].map(words.seconds) }))}
  />
)

interface TableProps {
  /** For ears only: the eye has just read it. */
  readonly title: string
  readonly head: readonly string[]
  readonly rows: readonly { readonly name: string; readonly cells: readonly string[] }[]
}

const Table = ({ title, head, rows }: TableProps) => (
  <div className="picto-rules__room">
    <table className="picto-rules__table">
      <caption className="unseen">{title}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              <td key={head[at + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
