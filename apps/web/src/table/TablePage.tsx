import { useEffect, useState } from 'react'
import { useTitle } from '../kit/title.ts'
import { AtTable } from './AtTable.tsx'
import { passInAddress, Redeeming } from './Redeeming.tsx'

/** `/CODE`, or `/CODE#pass=…` on a device to which a seat moves. */
export function TablePage({ code }: { readonly code: string }) {
  useTitle(code)
  const [pass, setPass] = useState(passInAddress)
  useEffect(() => {
    const look = () => setPass(passInAddress())
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [])
  return pass === null ? <AtTable code={code} /> : <Redeeming code={code} pass={pass} onDone={() => setPass(null)} />
}
