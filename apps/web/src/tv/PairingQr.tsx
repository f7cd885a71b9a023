import { post } from '@figment/client/http.ts'
import { Qr } from '@figment/ui/Qr.tsx'
import { useEffect, useState } from 'react'
import { pairingLink } from '../route/route.ts'
import { useHouseWords } from '../settings/words/index.ts'
import './PairingQr.css'

interface Pairing {
  readonly pairing: string
  readonly until: number
}

/** A little before the old one ends. */
const earlyByMs = 15_000
const tryAgainInMs = 30_000

/** Whoever sits at the table lets this TV in by pointing a phone at it. */
export function PairingQr({ code }: { readonly code: string }) {
  const words = useHouseWords().tvDoor
  const [pairing, setPairing] = useState<string | null>(null)
  useEffect(() => {
    let isShown = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      const answer = await post<Pairing>('/api/screens', {})
      if (!isShown) return
      if (answer.ok) setPairing(answer.value.pairing)
      timer = setTimeout(() => void ask(), answer.ok ? Math.max(tryAgainInMs, answer.value.until - Date.now() - earlyByMs) : tryAgainInMs)
    }
    void ask()
    return () => {
      isShown = false
      clearTimeout(timer)
    }
  }, [])
  if (pairing === null) return null
  return (
    <div className="pairing-qr">
      <div className="pairing-qr__square">
        <Qr text={pairingLink(code, pairing)} label={words.scan} />
      </div>
      <p>{words.scan}</p>
    </div>
  )
}
