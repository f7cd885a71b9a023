import { readCode } from '@figment/protocol'
import { useState } from 'react'
import { Button } from '@figment/ui/Button.tsx'
import { TextField } from '@figment/ui/TextField.tsx'
import { useWords } from '../words/spoken.tsx'
import { tidyCode } from './tidy-code.ts'
import { keyInLink, navigate, tablePath } from '../route/route.ts'

export function JoinWithCode() {
  const words = useWords()
  const [typed, setTyped] = useState('')
  const [key, setKey] = useState<string | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  return (
    <form
      className="join-with-code panel"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const code = readCode(typed)
        if (code) navigate(tablePath(code, key))
        else setTrouble(words.home.codeWrong)
      }}
    >
      <h2 className="join-with-code__title">{words.home.join}</h2>
      <div className="join-with-code__line">
        <TextField
          className="join-with-code__code"
          label={words.home.code}
          value={typed}
          hint={words.home.codeHint}
          trouble={trouble}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          onChange={(text) => {
            setTyped(tidyCode(text))
            setKey(keyInLink(text))
            setTrouble(null)
          }}
        />
        <Button type="submit">{words.home.go}</Button>
      </div>
    </form>
  )
}
