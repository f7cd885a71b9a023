import { RulesTable } from '@figment/ui/learn/RulesParts.tsx'
import type { ComponentProps } from 'react'
import { BLACK_TOKENS, POINT_TOKENS, SECONDS } from '../../open/tables.ts'
import type { Words } from './words/rules/en.ts'

/** Stars by how many play: point tokens of each, black ones, black ones at the fast pace. */
export const TokensTable = ({ title, head }: { readonly title: string; readonly head: readonly string[] }) => {
  const rows = Object.entries(POINT_TOKENS).map(([players, stars]) => ({
    name: players,
    cells: [stars, BLACK_TOKENS.usual[Number(players)] ?? [], BLACK_TOKENS.fast[Number(players)] ?? []].map((one) => one.join(' ')),
  }))
  return <Table caption={title} head={head} rows={rows} />
}

const STEPS = ['understanding', 'drawing', 'scoring'] as const
export const TimersTable = ({ words }: { readonly words: Words['options']['timers'] }) => (
  <Table
    caption={words.title}
    head={words.head}
    rows={STEPS.map((step) => ({
      name: words.rows[step],
      cells: [SECONDS[step].relaxed, SECONDS[step].brisk].map((seconds) => words.seconds(seconds)),
    }))}
  />
)

type TableProps = Pick<ComponentProps<typeof RulesTable>, 'caption' | 'head' | 'rows'>

const Table = (props: TableProps) => (
  <div className="picto-rules__room">
    <RulesTable className="picto-rules__table" isCaptionUnseen {...props} />
  </div>
)
