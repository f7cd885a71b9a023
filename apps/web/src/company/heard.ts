import { useEffect, useEffectEvent, useState } from 'react'
import { useTable } from '@figment/client/useTable.ts'
import { useCompanyWords } from './words/index.tsx'

const oneReactionInMs = 5000
const staysForMs = 3000

/** Reactions of others in words, for screen readers: one in a few seconds, however many there are. */
export function useHeard(): string {
  const words = useCompanyWords()
  const { view, onReaction } = useTable()
  const [said, setSaid] = useState({ text: '', at: 0 })
  const hear = useEffectEvent((person: string, reaction: keyof typeof words.reactions.names) => {
    const name = view.open.people[person]?.name
    const now = Date.now()
    if (person === view.you || name === undefined || now - said.at < oneReactionInMs) return
    setSaid({ text: words.reactions.heard(name, words.reactions.names[reaction]), at: now })
  })
  useEffect(() => onReaction(({ person, reaction }) => hear(person, reaction)), [onReaction])
  useEffect(() => {
    if (said.text === '') return
    const timer = setTimeout(() => setSaid(({ at }) => ({ text: '', at })), staysForMs)
    return () => clearTimeout(timer)
  }, [said])
  return said.text
}
