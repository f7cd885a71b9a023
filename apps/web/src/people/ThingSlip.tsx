import { useTable } from '@figment/client/useTable.ts'
import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import { looksAt } from './looks.ts'
import type { About } from './sheet.ts'

/** The thing itself, so that nobody takes off another one by mistake. */
export function ThingSlip({ about: { person, shown } }: { readonly about: About }) {
  const { view } = useTable()
  const looks = person === null ? undefined : looksAt(view, person)
  return (
    <div className="thing-slip">
      {looks && <PlayerMark colour={looks.colour} shape={looks.shape} />}
      <div className="thing-slip__words">
        {looks && <bdi className="thing-slip__who">{looks.name}</bdi>}
        <div className="thing-slip__shown">{shown}</div>
      </div>
    </div>
  )
}
