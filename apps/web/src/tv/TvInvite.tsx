import type { View } from '@figment/client/connection/view.ts'
import { CodeTiles } from '@figment/ui/CodeTiles.tsx'
import { Qr } from '@figment/ui/Qr.tsx'
import { tablePath } from '../route/route.ts'
import { useHouseWords } from '../settings/words/index.ts'
import { useWords } from '../words/spoken.tsx'
import { HiddenSign } from './HiddenSign.tsx'

/** In a corner while a game is on: whoever comes later finds the way without asking. */
export function TvInvite({ view, linkKey }: { readonly view: View; readonly linkKey: string | null }) {
  const words = useWords()
  const { joinOrWatch } = useHouseWords().notices
  const { code, isCodeHidden } = view.open
  if (isCodeHidden) return <HiddenSign />
  return (
    <>
      <Qr text={`${location.origin}${tablePath(code, linkKey)}`} label={words.lobby.qr} />
      <div>
        <p>{joinOrWatch}</p>
        <CodeTiles code={code} label={words.lobby.code} />
      </div>
    </>
  )
}
