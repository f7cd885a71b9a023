import '@fontsource-variable/alegreya/wght.css'
import '@fontsource-variable/alegreya/wght-italic.css'
import '@fontsource-variable/onest/wght.css'
import './kit/tokens.css'
import './kit/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { firstLocale, loadWords, WordsProvider } from './kit/words.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('the page has no root')

const locale = firstLocale()
const words = await loadWords(locale)

createRoot(root).render(
  <StrictMode>
    <WordsProvider first={{ locale, words }}>
      <App />
    </WordsProvider>
  </StrictMode>,
)
