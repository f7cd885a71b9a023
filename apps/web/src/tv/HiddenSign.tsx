import { Icon } from '@figment/ui/Icon.tsx'
import { useHouseWords } from '../settings/words/index.ts'
import './HiddenSign.css'

/** Where the number of the round stands: whoever would come next asks at the table. */
export function HiddenSign() {
  const words = useHouseWords().notices
  return (
    <p className="hidden-sign">
      <Icon name="hide" />
      {words.hiddenCode}
    </p>
  )
}
