import type { OperatorState } from '@figment/protocol'
import { useTitle } from '@figment/ui/title.ts'
import { useEffect, useState } from 'react'
import { getOperator } from './ask.ts'
import { DeskPage } from './DeskPage.tsx'
import { Off } from './Off.tsx'
import { SignIn } from './SignIn.tsx'
import { Silent } from './Silent.tsx'
import { AdminWords, useAdminWords } from './words/index.ts'

/** For whoever runs the server. */
export function Admin() {
  return (
    <AdminWords>
      <Behind />
    </AdminWords>
  )
}

function Behind() {
  const words = useAdminWords()
  const [is, set] = useState<OperatorState | null>(null)
  const [isSilent, setSilent] = useState(false)
  const [look] = useState(() => async () => {
    const answer = await getOperator<OperatorState>('')
    if (answer.ok) set(answer.value)
    setSilent(!answer.ok)
  })
  useTitle(words.title)
  useEffect(() => void look(), [look])
  if (!is) return isSilent ? <Silent onAgain={look} /> : null
  if (is.state === 'off') return <Off />
  if (is.state === 'signedOut') return <SignIn host={is.host} hasPasskey={is.hasPasskey} onIn={() => void look()} />
  return <DeskPage host={is.host} onOut={() => void look()} />
}
