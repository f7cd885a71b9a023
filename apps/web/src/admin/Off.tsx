import { Rabbit } from '@figment/ui/Rabbit.tsx'
import { Entrance } from '../entrance/Entrance.tsx'
import { useAdminWords } from './words/index.ts'
import './Entrance.css'

/** Nobody has set it up. It tells nothing about the server. */
export function Off() {
  const { off } = useAdminWords()
  return (
    <Entrance className="admin-door">
      <main className="admin-off panel" data-screen="admin-off">
        <div className="admin-off__rabbit">
          <Rabbit colour="sand" shape="leaf" />
        </div>
        <h1>{off.title}</h1>
        <p>{off.lead}</p>
        <ol className="admin-off__steps">
          <li>
            {off.choose}
            <code translate="no">npm run operator -- passphrase</code>
          </li>
          <li>
            {off.open}
            <code translate="no">npm start</code>
          </li>
          <li>{off.passkey}</li>
        </ol>
        <p className="admin-off__also">
          {off.also} <code translate="no">npm run operator -- help</code>
        </p>
      </main>
    </Entrance>
  )
}
