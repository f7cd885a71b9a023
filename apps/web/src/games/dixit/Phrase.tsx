import type { ReactNode } from 'react'

/** A sentence of the dictionary with something put in place of {name}, where the language wants it. */
export function Phrase({ text, name }: { text: string; name: ReactNode }) {
  const [before, after] = text.split('{name}')
  return (
    <>
      {before}
      {name}
      {after}
    </>
  )
}
