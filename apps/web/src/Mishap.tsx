import { Component, type ReactNode, useEffect, useLayoutEffect } from 'react'
import { useHouseWords } from './settings/words/index.ts'
import { Button } from '@figment/ui/Button.tsx'
import { comeBackWhenReachable } from '@figment/ui/coming-back.ts'
import { Notice } from '@figment/ui/Notice.tsx'
import { Room } from '@figment/ui/Room.tsx'
import { useWords } from './words/spoken.tsx'

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

const isTv = (): boolean => /^\/tv\//i.test(location.pathname)

function Apology() {
  const words = useWords()
  const house = useHouseWords()
  useEffect(() => comeBackWhenReachable({ mayRepeat: isTv() }), [])
  useLayoutEffect(() => {
    if (isTv()) document.documentElement.dataset.device = 'tv'
  }, [])
  return (
    <>
      <Room />
      {isTv() ? (
        // nobody can press a button on a TV
        <Notice screen="mishap" title={words.mishap.wentWrong} text={house.status.comingBack} />
      ) : (
        <Notice screen="mishap" title={words.mishap.wentWrong} text={words.mishap.wentWrongText}>
          <Button kind="primary" onClick={() => location.reload()}>
            {words.mishap.reload}
          </Button>
        </Notice>
      )}
    </>
  )
}
