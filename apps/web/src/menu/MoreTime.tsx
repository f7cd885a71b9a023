import { PATIENCES, type Patience } from '@figment/table/types'
import { useEffect, useEffectEvent } from 'react'
import { recall, remember } from '@figment/ui/memory.ts'
import { useTable } from '@figment/client/useTable.ts'
import { Choices } from '../settings/Choices.tsx'
import { useHouseWords } from '../settings/words/index.ts'

const KEY = 'patience'

/** How long the timers of this table wait for me. */
export function MoreTime() {
  const words = useHouseWords().settings
  const { view, move } = useTable()
  const mine = view.you === null ? undefined : view.open.people[view.you]
  if (!mine) return null
  return (
    <Choices<Patience>
      label={words.patience}
      hint={words.patienceHint}
      value={mine.patience}
      choices={PATIENCES.map((value) => ({ value, text: words.patiences[value] }))}
      onChange={(patience) => {
        remember(KEY, patience)
        void move({ type: 'askPatience', patience })
      }}
    />
  )
}

/** Who needs more time need not ask for it at every table anew. */
export function WishedPatience() {
  const { view, move } = useTable()
  const ask = useEffectEvent(() => {
    const wished = PATIENCES.find((patience) => patience === recall(KEY))
    const mine = view.you === null ? undefined : view.open.people[view.you]
    if (wished !== undefined && mine?.patience === 1 && wished !== 1) void move({ type: 'askPatience', patience: wished })
  })
  useEffect(() => ask(), [])
  return null
}
