import type { ReportAnswer, ReportSummary } from '@figment/protocol'
import { Button } from '@figment/ui/Button.tsx'
import { Confirm } from '@figment/ui/Confirm.tsx'
import { Icon } from '@figment/ui/Icon.tsx'
import { useToast } from '@figment/ui/Toast.tsx'
import { useState } from 'react'
import { postOperator } from './ask.ts'
import { useAdminWords } from './words/index.ts'

interface Props {
  readonly report: ReportSummary
  onAnswered(): Promise<void>
}

/** What changes something at a table asks once. */
export function ReportAnswers({ report: { id, maker }, onAnswered }: Props) {
  const { reports: words, tryAgain } = useAdminWords()
  const tell = useToast()
  const [asked, setAsked] = useState<'takeOff' | 'remove' | null>(null)
  const [isBusy, setBusy] = useState(false)
  const answer = async (given: ReportAnswer) => {
    setAsked(null)
    setBusy(true)
    const answered = await postOperator('/reports/answer', { id, answer: given })
    setBusy(false)
    const isOver = answered.ok || answered.refused === 'noSuchReport'
    tell(answered.ok ? words.answered : isOver ? words.gone : tryAgain)
    if (isOver) await onAnswered()
  }
  return (
    <div className="admin-report__answers">
      <Button busy={isBusy} onClick={() => void answer('leave')}>
        {words.leave}
      </Button>
      <Button busy={isBusy} onClick={() => setAsked('takeOff')}>
        {words.takeOff}
      </Button>
      {maker !== null && (
        <Button kind="danger" busy={isBusy} onClick={() => setAsked('remove')}>
          <Icon name="removePlayer" />
          {words.remove}
        </Button>
      )}
      <Confirm
        title={asked === 'remove' ? words.sure : words.sureOff}
        text={asked === 'remove' ? words.sureText : words.sureOffText}
        yes={asked === 'remove' ? words.remove : words.takeOff}
        open={asked !== null}
        onYes={() => asked && void answer(asked)}
        onClose={() => setAsked(null)}
      />
    </div>
  )
}
