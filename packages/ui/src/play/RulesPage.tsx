import type { AnyManifest, RulesText } from '@figment/game-kit'
import { RulesFrame } from '../learn/RulesFrame.tsx'
import { Told } from '../learn/RulesParts.tsx'
import { useLocale } from '../words.tsx'

interface Props {
  readonly names: AnyManifest['names']
  readonly rules: RulesText
}

/** The whole game in its own words, part by part; the first one says what it is about. */
export function RulesPage({ names, rules }: Props) {
  const { locale } = useLocale()
  const sections = Object.entries(rules).map(([id, { title, text, ...part }], at) => ({
    id,
    title,
    content: (
      <>
        {text !== undefined && <p className={at === 0 ? 'rules__idea' : undefined}>{text}</p>}
        <Told {...part} />
      </>
    ),
  }))
  return <RulesFrame title={names[locale].name} sections={sections} />
}
