import { useTable } from '@figment/client/useTable.ts'
import { Button } from '@figment/ui/Button.tsx'
import { Dialog } from '@figment/ui/Dialog.tsx'
import { Icon } from '@figment/ui/Icon.tsx'
import { useWords } from '../words/spoken.tsx'
import { People } from './People.tsx'
import { AboutThing, Which } from './AboutThing.tsx'
import { OnePerson } from './OnePerson.tsx'
import { Report } from './Report.tsx'
import type { Sheet } from './sheet.ts'
import { kindOf } from './thing-kind.ts'
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
    // each sheet is a dialog of its own: whoever listens hears its title, and the focus is in it
    <Dialog key={sheets.length} kind="low" title={title} open={sheet !== undefined} onClose={onClose}>
      {sheet?.kind === 'people' && <People onGo={onGo} />}
      {sheet?.kind === 'person' && <OnePerson key={sheet.person} person={sheet.person} onGo={onGo} onDone={onBack} />}
      {sheet?.kind === 'which' && <Which all={sheet.all} onGo={onGo} />}
      {sheet?.kind === 'thing' && <AboutThing about={sheet.about} onGo={onGo} onDone={onClose} />}
      {sheet?.kind === 'report' && <Report about={sheet.about} onDone={onClose} />}
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
  switch (sheet?.kind) {
    case 'person':
      return people[sheet.person]?.name ?? ''
    case 'which':
      return words.thing.which
    case 'thing':
      return words.thing.kinds[kindOf(sheet.about.thing)]
    case 'report':
      return words.report.titles[kindOf(sheet.about.thing)]
    default:
      return words.people.title
  }
}
