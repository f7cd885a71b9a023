import { post } from '@figment/client/http.ts'
import { useTable } from '@figment/client/useTable.ts'
import { REPORT_NOTE_LENGTH, REPORT_REASONS, type ReportReason, type ReportRequest } from '@figment/protocol'
import { Button } from '@figment/ui/Button.tsx'
import { Named } from '@figment/ui/Named.tsx'
import { useToast } from '@figment/ui/Toast.tsx'
import { useId, useState } from 'react'
import { useWords } from '../words/spoken.tsx'
import { ThingSlip } from './ThingSlip.tsx'
import type { About } from './sheet.ts'
import { usePeopleWords } from './words/index.ts'

/** Tells whoever runs the server. Open to everybody at the table. */
export function Report({ about, onDone }: { readonly about: About; onDone(): void }) {
  const shell = useWords()
  const words = usePeopleWords().report
  const tell = useToast()
  const { view } = useTable()
  const id = useId()
  const [reason, setReason] = useState<ReportReason>('insult')
  const [note, setNote] = useState('')
  const [isBusy, setBusy] = useState(false)
  const name = about.person === null ? undefined : view.open.people[about.person]?.name
  const send = async () => {
    setBusy(true)
    const request: ReportRequest = { thing: about.thing, reason, ...(note.trim() !== '' && { note: note.trim() }) }
    const sent = await post<object>(`/api/tables/${view.open.code}/report`, request)
    setBusy(false)
    if (!sent.ok) return tell(sent.refused === null ? shell.home.offline : shell.refusals[sent.refused])
    tell(words.sent)
    onDone()
  }
  return (
    <form
      className="report"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void send()
      }}
    >
      <ThingSlip about={about} />
      <fieldset className="report__reasons">
        <legend className="people__heading">{words.what}</legend>
        <div className="chips">
          {REPORT_REASONS.map((one) => (
            <label key={one} className="chips__choice">
              <input type="radio" name={`${id}-reason`} checked={one === reason} onChange={() => setReason(one)} />
              <span className="chips__chip">{words.reasons[one]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <label htmlFor={`${id}-note`} className="people__heading">
        {words.note}
      </label>
      <textarea
        id={`${id}-note`}
        className="report__note"
        rows={2}
        maxLength={REPORT_NOTE_LENGTH}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <p className="about-thing__note">
        {words.text} {name !== undefined && <Named say={words.secret} name={name} />}
      </p>
      <Button kind="primary" type="submit" busy={isBusy}>
        {words.send}
      </Button>
    </form>
  )
}
