import { useTable } from '@figment/client/useTable.ts'
import { isHost } from '@figment/client/who.ts'
import { MUTABLE, MUTABLE_FOR_ALL, type Muted, type PersonId } from '@figment/table/types'
import { Icon } from '@figment/ui/Icon.tsx'
import { useId, useState } from 'react'
import { Choices } from '../settings/Choices.tsx'
import { usePeopleWords } from './words/index.ts'

/** Whose chat, reactions, recordings and drawings nobody meets, or only I do not. */
export function Mute({ person }: { readonly person: PersonId }) {
  const words = usePeopleWords().person
  const { view, move } = useTable()
  const id = useId()
  const mayForAll = isHost(view)
  const [isForAll, setForAll] = useState(mayForAll && (view.mutedForMe[person] ?? []).length === 0)
  const kinds: readonly Muted[] = isForAll ? MUTABLE_FOR_ALL : MUTABLE
  const muted: readonly Muted[] = (isForAll ? view.open.muted[person] : view.mutedForMe[person]) ?? []
  const turn = (kind: Muted) => {
    const next = kinds.filter((one) => (one === kind ? !muted.includes(one) : muted.includes(one)))
    if (isForAll) void move({ type: 'mute', person, kinds: MUTABLE_FOR_ALL.filter((one) => next.includes(one)) })
    else void move({ type: 'muteForMe', person, kinds: next })
  }
  return (
    <section className="mute" aria-labelledby={id}>
      <h3 id={id} className="people__heading">
        {mayForAll ? words.mute : `${words.mute}: ${words.forMe}`}
      </h3>
      {mayForAll && (
        <Choices<'all' | 'me'>
          label={words.mute}
          isLabelUnseen
          value={isForAll ? 'all' : 'me'}
          choices={[
            { value: 'all', text: words.forAll },
            { value: 'me', text: words.forMe },
          ]}
          onChange={(whose) => setForAll(whose === 'all')}
        />
      )}
      <div className="chips">
        {kinds.map((kind) => (
          <button key={kind} type="button" className="chips__chip" aria-pressed={muted.includes(kind)} onClick={() => turn(kind)}>
            {muted.includes(kind) && <Icon name="check" />}
            {words.kinds[kind]}
          </button>
        ))}
      </div>
    </section>
  )
}
