import { post } from '@figment/client/http.ts'
import { useTable } from '@figment/client/useTable.ts'
import { Button } from '@figment/ui/Button.tsx'
import { Dialog } from '@figment/ui/Dialog.tsx'
import { useToast } from '@figment/ui/Toast.tsx'
import { useState } from 'react'
import { useHouseWords } from '../settings/words/index.ts'
import { useWords } from '../words/spoken.tsx'

/** Somebody at the table has pointed their phone at a TV that stands in front of the door: one question, and it is in. */
export default function LetTvIn({ pairing }: { readonly pairing: string }) {
  const shell = useWords()
  const words = useHouseWords().tvDoor
  const tell = useToast()
  const { code } = useTable().view.open
  const [isOpen, setOpen] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const letIn = async () => {
    setBusy(true)
    const answer = await post<object>(`/api/tables/${code}/screens`, { pairing })
    setBusy(false)
    setOpen(false)
    tell(answer.ok ? words.isIn : answer.refused === null ? shell.home.offline : shell.refusals[answer.refused])
  }
  return (
    <Dialog kind="low" title={words.ask} open={isOpen} onClose={() => setOpen(false)}>
      <p>{words.askText}</p>
      <Button kind="primary" busy={isBusy} onClick={() => void letIn()}>
        {words.show}
      </Button>
    </Dialog>
  )
}
