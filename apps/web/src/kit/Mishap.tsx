import { Component, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'
import { useWords } from './words.tsx'

/** When a screen breaks, or a piece of the client does not load, a person still gets a sentence and a way on. */
export class Mishap extends Component<{ readonly children: ReactNode }, { readonly hasHappened: boolean }> {
  override readonly state = { hasHappened: false }

  static getDerivedStateFromError() {
    return { hasHappened: true }
  }

  override render() {
    return this.state.hasHappened ? <Apology /> : this.props.children
  }
}

function Apology() {
  const words = useWords()
  return (
    <Notice screen="mishap" title={words.kit.wentWrong} text={words.kit.wentWrongText}>
      <Button kind="primary" onClick={() => location.reload()}>
        {words.kit.reload}
      </Button>
    </Notice>
  )
}
