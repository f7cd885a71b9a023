import { Component, type ReactNode } from 'react'
import { Button } from '@figment/ui/Button.tsx'
import { useWords } from '../words/spoken.tsx'

/** The rules did not come, perhaps because the connection is gone: the game behind them goes on. */
export class Trouble extends Component<{ readonly children: ReactNode }, { readonly isThere: boolean }> {
  override readonly state = { isThere: false }

  static getDerivedStateFromError() {
    return { isThere: true }
  }

  override render() {
    return this.state.isThere ? <Again onAgain={() => this.setState({ isThere: false })} /> : this.props.children
  }
}

function Again({ onAgain }: { onAgain(): void }) {
  const words = useWords()
  return (
    <div className="rules__notice" role="alert">
      <p>{words.refusals.tryAgain}</p>
      <Button onClick={onAgain}>{words.kit.tryAgain}</Button>
    </div>
  )
}
