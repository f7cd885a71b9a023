import { useTable } from '@figment/client/useTable.ts'
import { Button } from '@figment/ui/Button.tsx'
import { Dialog } from '@figment/ui/Dialog.tsx'
import { Icon } from '@figment/ui/Icon.tsx'
import { useWords } from '../words/spoken.tsx'
import { People } from './People.tsx'
import { OnePerson } from './OnePerson.tsx'
import type { Sheet } from './sheet.ts'
import { PeopleSpeaking, usePeopleWords } from './words/index.ts'
import './Sheets.css'

interface Props {
  /** The last one lies on top. */
  readonly sheets: readonly Sheet[]
  onGo(sheet: Sheet): void
  onBack(): void
  onClose(): void
}

/** Who is here, and what can be done about it. Loaded with the first sheet that is opened. */
export default function Sheets(props: Props) {
  return (
    <PeopleSpeaking>
      <Top {...props} />
    </PeopleSpeaking>
  )
}

function Top({ sheets, onGo, onBack, onClose }: Props) {
  const { kit } = useWords()
  const sheet = sheets.at(-1)
  const title = useTitleOf(sheet)
  return (
    <Dialog kind="low" title={title} open={sheet !== undefined} onClose={onClose}>
      {sheet?.kind === 'people' && <People onGo={onGo} />}
      {sheet?.kind === 'person' && <OnePerson key={sheet.person} person={sheet.person} onGo={onGo} onDone={onBack} />}
      {sheets.length > 1 && (
        <Button onClick={onBack}>
          <Icon name="back" />
          {kit.back}
        </Button>
      )}
    </Dialog>
  )
}

function useTitleOf(sheet: Sheet | undefined): string {
  const words = usePeopleWords()
  const { people } = useTable().view.open
  if (sheet?.kind === 'person') return people[sheet.person]?.name ?? ''
  return words.people.title
}
