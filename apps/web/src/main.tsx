import '@fontsource-variable/alegreya/wght.css'
import '@fontsource-variable/alegreya/wght-italic.css'
import '@fontsource-variable/onest/wght.css'
import './spaces.css'
import '@figment/ui/tokens.css'
import '@figment/ui/daylight.css'
import '@figment/ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { comeBackWhenReachable } from '@figment/ui/coming-back.ts'
import { listenForFirstGesture } from '@figment/ui/sound.ts'
import { reportTrouble } from '@figment/ui/trouble.ts'
import { firstLocale, loadWords, WordsProvider } from './words/spoken.tsx'
import { applySettings } from './settings/apply.ts'
import { HouseSpeaking, loadHouseWords } from './settings/words/index.ts'

// in a browser that is too old, public/baseline.js has put a sentence in its place
const root = document.getElementById('root')
if (!root) throw new Error('the page has no root')

applySettings()
listenForFirstGesture()
const locale = firstLocale()
const [words] = await Promise.all([loadWords(locale), loadHouseWords(locale)]).catch((trouble: unknown) => {
  // without words there is nothing to show: the page loads itself anew when the server can be reached
  comeBackWhenReachable({ mayRepeat: true })
  throw trouble
})

createRoot(root, { onRecoverableError: reportTrouble }).render(
  <StrictMode>
    <WordsProvider first={{ locale, words }}>
      <HouseSpeaking>
        <App />
      </HouseSpeaking>
    </WordsProvider>
  </StrictMode>,
)
