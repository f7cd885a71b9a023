import type { ReactNode } from 'react'
import { CREDITS_PATH } from '../route/route.ts'
import { SettingsButton } from '../settings/SettingsButton.tsx'
import { Brand } from '@figment/ui/Brand.tsx'
import { LanguageSwitcher } from '../settings/LanguageSwitcher.tsx'
import { Link } from '../route/Link.tsx'
import { useWords } from '../words/spoken.tsx'
import './Entrance.css'

interface Props {
  /** The front page itself: there the sign leads nowhere. */
  readonly isFrontPage?: boolean
  readonly className: string
  readonly children: ReactNode
}

/** Before one sits at a table: the sign of the house, the language and the settings, then what one came for. */
export function Entrance({ isFrontPage = false, className, children }: Props) {
  const words = useWords()
  return (
    <div className={`entrance ${className}`}>
      <header className="entrance__top">
        {isFrontPage ? (
          <Brand />
        ) : (
          <Link href="/" className="brand">
            <Brand />
          </Link>
        )}
        <div className="entrance__device">
          <LanguageSwitcher />
          <SettingsButton />
        </div>
      </header>
      {children}
      {isFrontPage && (
        <footer className="entrance__foot">
          <Link href={CREDITS_PATH}>{words.home.credits}</Link>
        </footer>
      )}
    </div>
  )
}
