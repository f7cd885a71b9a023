import { type HouseLimits, TABLES_LIMIT_AT_MOST } from '@figment/protocol'
import { PEOPLE_AT_MOST } from '@figment/table/types'
import { Button } from '@figment/ui/Button.tsx'
import { Dialog } from '@figment/ui/Dialog.tsx'
import { TextField } from '@figment/ui/TextField.tsx'
import { useToast } from '@figment/ui/Toast.tsx'
import { postOperator } from './ask.ts'
import { useWholeNumber } from './useWholeNumber.ts'
import { useAdminWords } from './words/index.ts'

interface Props {
  readonly limits: HouseLimits
  look(): Promise<void>
  onClose(): void
}

export function Limits({ limits, look, onClose }: Props) {
  const { house: words, tryAgain } = useAdminWords()
  const tell = useToast()
  const tables = useWholeNumber(limits.tables, { least: 1, most: TABLES_LIMIT_AT_MOST }, { mayBeEmpty: true })
  const people = useWholeNumber(limits.people, { least: 1, most: PEOPLE_AT_MOST })
  const save = async () => {
    if (people.value === null || (tables.value === null && !tables.isEmpty)) return
    const saved = await postOperator('/limits', { tables: tables.value, people: people.value })
    if (!saved.ok) return tell(tryAgain)
    onClose()
    await look()
  }
  return (
    <Dialog title={words.limits} open onClose={onClose}>
      <form
        className="admin-form"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <TextField label={words.tablesAtMost} hint={words.tablesHint} {...tables.field} />
        <TextField label={words.peopleAtMost} {...people.field} />
        <Button kind="primary" type="submit">
          {words.save}
        </Button>
      </form>
    </Dialog>
  )
}
