import type { Profile } from '@figment/table/types'
import { useState } from 'react'
import { Button } from '@figment/ui/Button.tsx'
import { LooksPicker } from '../looks/LooksPicker.tsx'
import { nameTrouble, recallProfile, rememberProfile } from '../looks/profile.ts'
import { TextField } from '@figment/ui/TextField.tsx'
import { useToast } from '@figment/ui/Toast.tsx'
import { useWords } from '../words/spoken.tsx'
import { useTable } from '@figment/client/useTable.ts'
import { mySeat } from '@figment/client/who.ts'

export function MyLooks({ onDone }: { onDone(): void }) {
  const words = useWords()
  const tell = useToast()
  const { view, move } = useTable()
  const mine = mySeat(view)
  const [profile, setProfile] = useState<Profile>(() => {
    const { name, colour, shape } = mine ?? (view.you === null ? undefined : view.open.people[view.you]) ?? recallProfile()
    return { name, colour, shape }
  })
  const [isBusy, setBusy] = useState(false)
  const trouble = nameTrouble(profile.name)
  const others = view.open.seats.filter((seat) => seat !== mine && !seat.isOut)

  const save = async () => {
    if (trouble !== null) return
    setBusy(true)
    const refused = await move({ type: 'changeLooks', profile })
    setBusy(false)
    if (refused !== null) return
    rememberProfile(profile)
    tell(words.menu.saved)
    onDone()
  }

  return (
    <form
      className="menu__page"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextField
        label={words.looks.name}
        value={profile.name}
        trouble={trouble === null ? null : words.refusals[trouble]}
        autoComplete="nickname"
        spellCheck={false}
        maxLength={80}
        onChange={(name) => setProfile({ ...profile, name })}
      />
      <LooksPicker looks={profile} taken={others} onChange={(looks) => setProfile({ ...profile, ...looks })} />
      <Button kind="primary" type="submit" busy={isBusy}>
        {words.looks.save}
      </Button>
    </form>
  )
}
