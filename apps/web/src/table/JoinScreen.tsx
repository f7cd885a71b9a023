import type { Profile } from '@figment/table/types'
import { Entrance } from '../entrance/Entrance.tsx'
import { Named } from '@figment/ui/Named.tsx'
import { Gallery } from '@figment/ui/Gallery.tsx'
import { type NameRefusal, ProfileForm } from '../looks/ProfileForm.tsx'
import { useWords } from '../words/spoken.tsx'
import './JoinScreen.css'

interface Props {
  readonly code: string
  readonly busy: boolean
  /** Here one knocks, and somebody at the table opens. */
  readonly knocks: boolean
  /** Who that is, as far as it is known. */
  readonly opener: string | null
  /** Why it takes a moment. */
  readonly note: string | null
  /** Why they were not let in with the name they gave. */
  readonly refused: NameRefusal | null
  onJoin(profile: Profile): void
}

export function JoinScreen({ code, busy, knocks, opener, note, refused, onJoin }: Props) {
  const words = useWords()
  return (
    <Entrance className="join">
      <main className="join__main" data-screen="join">
        <div className="join__hero">
          <h1 className="join__title">{knocks ? words.join.knockTitle : words.join.title}</h1>
          <p className="join__lead">
            {knocks ? <Named say={words.join.knockLead} name={opener ?? words.join.someone} /> : words.join.lead(code)}
          </p>
        </div>
        <div className="panel">
          <ProfileForm
            go={knocks ? words.join.knock : words.join.go}
            checkedAt={knocks ? null : code}
            busy={busy}
            refused={refused}
            onSubmit={onJoin}
          >
            <p className="join__note" aria-live="polite">
              {note}
            </p>
          </ProfileForm>
        </div>
      </main>
      <Gallery />
    </Entrance>
  )
}
