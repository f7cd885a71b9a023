import { isLocale, LOCALES, type Locale } from '@figment/i18n'
import { Icon } from '@figment/ui/Icon.tsx'
import { Select } from '@figment/ui/Select.tsx'
import { LANGUAGE_NAMES, useLocale } from '@figment/ui/words.tsx'
import { useWords } from '../words/spoken.tsx'

/** The language of this device's screens. */
export function LanguageSwitcher() {
  const words = useWords()
  const { locale, setLocale } = useLocale()
  return <LanguageSelect label={words.language} isLabelSeen={false} locale={locale} onChange={setLocale} />
}

export interface LanguageSelectProps {
  readonly label: string
  readonly isLabelSeen?: boolean
  readonly locale: Locale
  onChange(locale: Locale): void
}

export function LanguageSelect({ label, isLabelSeen = true, locale, onChange }: LanguageSelectProps) {
  return (
    <Select
      label={label}
      isLabelSeen={isLabelSeen}
      icon={<Icon name="globe" />}
      value={locale}
      choices={LOCALES.map((value) => ({ value, text: LANGUAGE_NAMES[value], lang: value }))}
      onChange={(value) => isLocale(value) && onChange(value)}
    />
  )
}
