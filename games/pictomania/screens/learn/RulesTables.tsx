import { BLACK_TOKENS, POINT_TOKENS, SECONDS } from '../../open/tables.ts'
import type { Words } from './words/rules/en.ts'

/** Stars by how many play: point tokens of each, black ones, black ones at the fast pace. */
export const TokensTable = ({ title, head }: { readonly title: string; readonly head: readonly string[] }) => {
  const rows = Object.entries(POINT_TOKENS).map(([players, stars]) => ({
    name: players,
    cells: [stars, BLACK_TOKENS.usual[Number(players)] ?? [], BLACK_TOKENS.fast[Number(players)] ?? []].map((one) => one.join(' ')),
  }))
  return <Table title={title} head={head} rows={rows} />
}

const STEPS = ['understanding', 'drawing', 'opening', 'scoring'] as const
export const TimersTable = ({ words }: { readonly words: Words['options']['timers'] }) => (
  <Table
    title={words.title}
    head={words.head}
    rows={STEPS.map((step) => ({
      name: words.rows[step],
      cells: [SECONDS[step].relaxed, SECONDS[step].brisk].map((seconds) => words.seconds(seconds)),
    }))}
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
