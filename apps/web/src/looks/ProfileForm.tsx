import type { Profile, TableRefusal } from '@figment/table/types'
import { type ReactNode, useState } from 'react'
import { Button } from '@figment/ui/Button.tsx'
import { Dialog } from '@figment/ui/Dialog.tsx'
import { LooksPicker } from './LooksPicker.tsx'
import { useNameCheck } from './name-check.ts'
import { nameToTry, nameTrouble, recallProfile, rememberProfile } from './profile.ts'
import { Rabbit } from '@figment/ui/Rabbit.tsx'
import { TextField } from '@figment/ui/TextField.tsx'
import { useWords } from '../words/spoken.tsx'
import './ProfileForm.css'

/** What only the table knows of a name. */
export type NameRefusal = Extract<TableRefusal, 'nameTaken' | 'rudeWord'>

export interface ProfileFormProps {
  /** What the button says. */
  readonly go: string
  readonly busy?: boolean
  /** The table where the name is looked at while it is typed. */
  readonly checkedAt?: string | null
  /** Why the name that was given last would not do. */
  readonly refused?: NameRefusal | null
  readonly children?: ReactNode
  onSubmit(profile: Profile): void
}

/** Who are you? A name and one button; colour and shape are suggested, and a tap on the rabbit changes them. */
export function ProfileForm({ go, busy = false, checkedAt = null, refused = null, children, onSubmit }: ProfileFormProps) {
  const words = useWords()
  const [profile, setProfile] = useState(recallProfile)
  const [isDressing, setDressing] = useState(false)
  const [wasTried, setTried] = useState(false)
  const [given, setGiven] = useState<string | null>(null)
  const trouble = nameTrouble(profile.name)
  const checked = useNameCheck(checkedAt, trouble === null ? profile.name : '')
  const troubleText = () => {
    if (wasTried && trouble !== null) return words.refusals[trouble]
    const why = checked?.why ?? (given === profile.name && !busy ? refused : null)
    if (why === null) return null
    return why === 'nameTaken' ? words.looks.nameTaken(nameToTry(profile.name)) : words.refusals[why]
  }
  return (
    <form
      className="profile-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (busy || trouble !== null) return
        rememberProfile(profile)
        setGiven(profile.name)
        onSubmit(profile)
      }}
    >
      <div className="profile-form__who">
        <button type="button" className="profile-form__rabbit" aria-label={words.looks.edit} onClick={() => setDressing(true)}>
          <Rabbit colour={profile.colour} shape={profile.shape} />
        </button>
        <TextField
          className="profile-form__name"
          label={words.looks.name}
          value={profile.name}
          trouble={troubleText()}
          hint={checked && checked.why === null ? `✓ ${words.looks.free}` : undefined}
          autoComplete="nickname"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={80}
          onChange={(name) => setProfile({ ...profile, name })}
        />
      </div>
      <Button kind="primary" type="submit" busy={busy}>
        {go}
      </Button>
      {children}
      <Dialog title={words.looks.edit} open={isDressing} onClose={() => setDressing(false)}>
        <div className="profile-form__preview">
          <Rabbit colour={profile.colour} shape={profile.shape} />
        </div>
        <LooksPicker looks={profile} onChange={(looks) => setProfile({ ...profile, ...looks })} />
        <Button kind="primary" onClick={() => setDressing(false)}>
          {words.looks.save}
        </Button>
      </Dialog>
    </form>
  )
}
