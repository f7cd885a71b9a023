import type { Profile } from '@figment/table/types'
import { Brand } from '../kit/Brand.tsx'
import { Gallery } from '../kit/Gallery.tsx'
import { LanguageSwitcher } from '../kit/LanguageSwitcher.tsx'
import { Link } from '../kit/Link.tsx'
import { ProfileForm } from '../kit/ProfileForm.tsx'
import { SettingsButton } from '../settings/SettingsButton.tsx'
import { useWords } from '../kit/words.tsx'
import './JoinScreen.css'

interface Props {
  readonly code: string
  readonly busy: boolean
  onJoin(profile: Profile): void
}

export function JoinScreen({ code, busy, onJoin }: Props) {
  const words = useWords()
  return (
    <div className="join">
      <header className="join__top">
        <Link href="/" className="brand">
          <Brand />
        </Link>
        <div className="join__device">
          <LanguageSwitcher />
          <SettingsButton />
        </div>
      </header>
      <main className="join__main" data-screen="join">
        <div className="join__hero">
          <h1 className="join__title">{words.join.title}</h1>
          <p className="join__lead">{words.join.lead(code)}</p>
        </div>
        <div className="panel">
          <ProfileForm go={words.join.go} busy={busy} onSubmit={onJoin} />
        </div>
      </main>
      <Gallery />
    </div>
  )
}
