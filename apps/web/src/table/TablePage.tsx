import { useEffect, useState } from 'react'
import { useTitle } from '@figment/ui/title.ts'
import { AtTable } from './AtTable.tsx'
import { keyInAddress, passInAddress } from '../route/route.ts'
import { Redeeming } from './Redeeming.tsx'

/** `/CODE`, with a key behind it for whoever has the link, and with a pass on a device to which a seat moves: `/CODE#pass=…&key=…`. */
export function TablePage({ code }: { readonly code: string }) {
  useTitle(code)
  const [pass, setPass] = useState(passInAddress)
  const [linkKey, setLinkKey] = useState(keyInAddress)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    // somebody who was not let in opens the link in the same tab
    const look = () => {
      setPass(passInAddress())
      setLinkKey(keyInAddress())
    }
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [])
  if (pass === null) return <AtTable key={linkKey} code={code} linkKey={linkKey} />
  return (
    <Redeeming key={tries} code={code} pass={pass} linkKey={linkKey} onDone={() => setPass(null)} onAgain={() => setTries(tries + 1)} />
  )
}
