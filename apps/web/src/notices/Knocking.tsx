import { useTable } from '@figment/client/useTable.ts'
import type { Knock } from '@figment/protocol'
import { Icon } from '@figment/ui/Icon.tsx'
import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import { useState } from 'react'
import { useHouseWords } from '../settings/words/index.ts'
import { Slip, SlipButton } from './Slip.tsx'

/** Somebody would like to come in. All who sit here are asked, and the first answer counts. */
export function Knocking({ knock, others = 0 }: { readonly knock: Knock; readonly others?: number }) {
  const words = useHouseWords().knock
  const { move } = useTable()
  const [isBusy, setBusy] = useState(false)
  const answer = async (isLetIn: boolean) => {
    setBusy(true)
    await move({ type: 'answerKnock', knock: knock.id, isLetIn })
    setBusy(false)
  }
  const { profile } = knock
  return (
    <Slip
      sign={profile ? <PlayerMark colour={profile.colour} shape={profile.shape} /> : <Icon name="tv" />}
      title={profile ? <bdi>{profile.name}</bdi> : words.tv}
      text={others > 0 ? words.andMore(others) : words.knocks}
    >
      <SlipButton busy={isBusy} onClick={() => void answer(false)}>
        {words.notNow}
      </SlipButton>
      <SlipButton isSolid busy={isBusy} onClick={() => void answer(true)}>
        {words.letIn}
      </SlipButton>
    </Slip>
  )
}
