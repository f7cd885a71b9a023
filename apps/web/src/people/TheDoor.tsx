import { post } from '@figment/client/http.ts'
import { useTable } from '@figment/client/useTable.ts'
import { DOORS, type Door } from '@figment/table/types'
import { Button } from '@figment/ui/Button.tsx'
import { CodeTiles, HiddenTiles } from '@figment/ui/CodeTiles.tsx'
import { Confirm } from '@figment/ui/Confirm.tsx'
import { Icon } from '@figment/ui/Icon.tsx'
import { useToast } from '@figment/ui/Toast.tsx'
import { useState } from 'react'
import { Choices } from '../settings/Choices.tsx'
import { useWords } from '../words/spoken.tsx'
import { usePeopleWords } from './words/index.ts'

const SIGNS = { open: 'unlock', knock: 'knock', locked: 'lock' } as const

/** Who comes in, and by which code. For the host. */
export function TheDoor() {
  const words = usePeopleWords().people
  const { view, move } = useTable()
  const { door } = view.open
  return (
    <div className="people__door">
      <Choices<Door>
        label={words.door}
        isLabelUnseen
        hint={words.doorHints[door]}
        value={door}
        choices={DOORS.map((value) => ({ value, text: words.doors[value], icon: SIGNS[value] }))}
        onChange={(next) => void move({ type: 'setDoor', door: next })}
      />
      <TheCode />
    </div>
  )
}

function TheCode() {
  const shell = useWords()
  const words = usePeopleWords().people
  const tell = useToast()
  const { view, move } = useTable()
  const { code, isCodeHidden } = view.open
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const change = async () => {
    setAsking(false)
    setBusy(true)
    const changed = await post<object>(`/api/tables/${code}/code`, {})
    setBusy(false)
    tell(changed.ok ? words.changed : changed.refused === null ? shell.home.offline : shell.refusals[changed.refused])
  }
  return (
    <div className="people__code">
      {isCodeHidden ? <HiddenTiles letters={code.length} label={words.hidden} /> : <CodeTiles code={code} label={shell.lobby.code} />}
      <div className="people__acts">
        <Button aria-pressed={isCodeHidden} onClick={() => void move({ type: 'hideCode', isHidden: !isCodeHidden })}>
          <Icon name={isCodeHidden ? 'eye' : 'hide'} />
          {isCodeHidden ? words.show : words.hide}
        </Button>
        <Button busy={isBusy} onClick={() => setAsking(true)}>
          <Icon name="swap" />
          {words.change}
        </Button>
      </div>
      <Confirm
        title={words.changeTitle}
        text={words.changeText}
        yes={words.change}
        open={isAsking}
        onClose={() => setAsking(false)}
        onYes={() => void change()}
      />
    </div>
  )
}
