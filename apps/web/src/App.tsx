import { lazy, Suspense } from 'react'
import { Home } from './home/Home.tsx'
import { Mishap } from './Mishap.tsx'
import { Room } from '@figment/ui/Room.tsx'
import { ToastProvider } from '@figment/ui/Toast.tsx'
import { pageOf, useRoute } from './route/route.ts'
import { TablePage } from './table/TablePage.tsx'

const Admin = lazy(() => import('./admin/Admin.tsx').then(({ Admin }) => ({ default: Admin })))
// no phone has to load what only a TV shows
const TvPage = lazy(() => import('./tv/TvPage.tsx').then(({ TvPage }) => ({ default: TvPage })))
const Credits = lazy(() => import('./credits/Credits.tsx').then(({ Credits }) => ({ default: Credits })))

export function App() {
  const route = useRoute()
  return (
    <Mishap>
      <Room />
      <ToastProvider>
        <Suspense>
          {route.page === 'home' && <Home isLost={route.isLost} />}
          {route.page === 'credits' && <Credits />}
          {route.page === 'admin' && <Admin />}
          {route.page === 'table' && <TablePage key={pageOf(route.code)} code={route.code} />}
          {route.page === 'tv' && <TvPage key={route.code} code={route.code} />}
        </Suspense>
      </ToastProvider>
    </Mishap>
  )
}
