import { Entrance } from '../entrance/Entrance.tsx'
import { Gallery } from '@figment/ui/Gallery.tsx'
import { useTitle } from '@figment/ui/title.ts'
import { useWords } from '../words/spoken.tsx'
import { JoinWithCode } from './JoinWithCode.tsx'
import { StartTable } from './StartTable.tsx'
import { YourTables } from './YourTables.tsx'
import './Home.css'

export function Home({ isLost }: { readonly isLost: boolean }) {
  const words = useWords()
  useTitle(null)
  return (
    <Entrance isFrontPage className="home">
      <main className="home__main" data-screen="home">
        {isLost && <output className="home__lost">{words.home.notFound}</output>}
        <div className="home__hero">
          <h1 className="home__title">{words.home.title}</h1>
          <p className="home__lead">{words.home.lead}</p>
        </div>
        <Gallery />
        <div className="home__doors">
          <StartTable />
          <JoinWithCode />
          <YourTables />
        </div>
      </main>
    </Entrance>
  )
}
