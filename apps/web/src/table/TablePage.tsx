import { useEffect, useState } from 'react'
import { useTitle } from '@figment/ui/title.ts'
import { AtTable } from './AtTable.tsx'
import { passInAddress } from '../route/route.ts'
import { Redeeming } from './Redeeming.tsx'

/** `/CODE`, or `/CODE#pass=…` on a device to which a seat moves. */
export function TablePage({ code }: { readonly code: string }) {
  useTitle(code)
  const [pass, setPass] = useState(passInAddress)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const look = () => setPass(passInAddress())
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [])
  if (pass === null) return <AtTable code={code} />
  return <Redeeming key={tries} code={code} pass={pass} onDone={() => setPass(null)} onAgain={() => setTries(tries + 1)} />
}
