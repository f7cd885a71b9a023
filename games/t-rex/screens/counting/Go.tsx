import { useEffect, useState } from 'react'
import { sound } from '@figment/ui/sound.ts'
import type { Open } from '../../types.ts'
import { useTRexWords } from '../words.tsx'
import './Counting.css'

const staysForMs = 900

/** "Go!" over everything, for a moment; whoever comes later does not see it. */
export function Go({ open: { goAt }, clockAhead }: { readonly open: Open; readonly clockAhead: number }) {
  return goAt === null ? null : <Now key={goAt} until={goAt - clockAhead + staysForMs} />
}

function Now({ until }: { readonly until: number }) {
  const { counting: words } = useTRexWords()
  const [isOver, setOver] = useState(() => Date.now() >= until)
  useEffect(() => {
    if (isOver) return
    sound('chime')
    const timer = setTimeout(() => setOver(true), until - Date.now())
    return () => clearTimeout(timer)
  }, [isOver, until])
  return isOver ? null : (
    <p className="trex-go" aria-hidden="true">
      {words.go}
    </p>
  )
}
