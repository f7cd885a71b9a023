import { type Refusal, TABLE_REFUSALS, type TableMove, type TableRefusal } from '@figment/table/types'
import { lazy, type ReactNode, Suspense, use, useCallback, useEffect, useMemo, useState } from 'react'
import { CallPlace } from '../call/CallPlace.tsx'
import { CallProvider } from '../call/CallProvider.tsx'
import { Corner } from '../company/later.ts'
import { screens } from '../games/screens.ts'
import { useToast } from '@figment/ui/Toast.tsx'
import { useLocale } from '@figment/ui/words.tsx'
import { useWords } from '../words/spoken.tsx'
import { Lobby } from '../lobby/Lobby.tsx'
import { NoticesContext, useNotices } from '../notices/notices.ts'
import { useHiddenHere } from '../people/hidden-here.ts'
import { type Sheet, SheetsContext } from '../people/sheet.ts'
import { Play } from '../play/Play.tsx'
import { WishedPatience } from '../menu/MoreTime.tsx'
import type { Status } from '@figment/client/connection/status.ts'
import type { TableStore } from '@figment/client/connection/store.ts'
import type { View } from '@figment/client/connection/view.ts'
import { FrameHosting } from './FrameHosting.tsx'
import { TableHeader } from './TableHeader.tsx'
import { AboutContext, type AboutProps, HiddenContext } from '@figment/client/about.ts'
import { TableCodeContext, TableKeyContext } from '@figment/client/code.ts'
import { InkContext } from '@figment/client/ink.ts'
import { MotionContext } from '@figment/client/motion.ts'
import { Pages, PagesContext } from '@figment/client/pages.ts'
import { isHost } from '@figment/client/who.ts'
import { TableContext, type TableInHand } from '@figment/client/useTable.ts'
import { type Scores, ShownScoresContext } from '@figment/ui/scene/shown-scores.ts'
import './TableScreen.css'

const MovingOn = lazy(() => import('./MovingOn.tsx'))
const AboutPiece = lazy(() => import('../people/AboutPiece.tsx'))
/** Nothing else waits for it. */
const about = (props: AboutProps) => (
  <Suspense>
    <AboutPiece {...props} />
  </Suspense>
)
const loadMenu = () => import('../menu/Menu.tsx').then(({ Menu }) => ({ default: Menu }))
const loadSheets = () => import('../people/Sheets.tsx')
const Menu = lazy(loadMenu)
const LetTvIn = lazy(() => import('../people/LetTvIn.tsx'))
const Sheets = lazy(loadSheets)

interface Props {
  readonly store: TableStore
  /** What the table is called, whatever code leads to it now. */
  readonly table: string
  readonly view: View
  readonly status: Status
  /** Of a TV that this device was pointed at. */
  readonly pairing: string | null
}

/** Everything at the table that is not the game: header, lobby, menu, and the words for refusals. */
export function TableScreen({ store, table, view, status, pairing }: Props) {
  const say = useSaying(view)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const openMenu = useCallback(() => setMenuOpen(true), [])
  const notices = useNotices(view, status)
  // what may be wanted in a hurry is here before somebody asks for it
  useEffect(() => {
    void Promise.allSettled([loadMenu(), loadSheets()])
  }, [])
  const [sheets, setSheets] = useState<readonly Sheet[]>([])
  const openSheet = useCallback((sheet: Sheet) => setSheets([sheet]), [])
  const { games } = view.open
  const isHidden = useHiddenHere(table)
  const isPieceHidden = (piece: object) => isHidden({ kind: 'made', game: games, piece })
  const key = use(TableKeyContext)
  const pages = useMemo(() => new Pages(table, games, key), [table, games, key])
  const inHand = useMemo<TableInHand>(() => {
    const move = async (made: TableMove, unsaid: readonly string[] = []) => {
      const refused = await store.move(made)
      if (refused !== null && !unsaid.includes(refused)) say(refused)
      return refused
    }
    return {
      view,
      say,
      move: (made) => move(made),
      play: (inGame, how) => move({ type: 'play', move: inGame }, how?.unsaid),
      react: (reaction) => store.react(reaction),
      onReaction: store.onReaction,
    }
  }, [store, view, say])

  return (
    <TableCodeContext value={table}>
      <TableContext value={inHand}>
        <InkContext value={store}>
          <MotionContext value={store}>
            <PagesContext value={pages}>
              <CallProvider store={store} table={table} view={view}>
                <NoticesContext value={notices}>
                  <SheetsContext value={openSheet}>
                    <AboutContext value={about}>
                      <HiddenContext value={isPieceHidden}>
                        <ShowingScores>
                          <div className="table-screen">
                            <TableHeader onMenu={openMenu} />
                            <div aria-live="polite">
                              <Suspense>{isToMoveOn(view) && <MovingOn />}</Suspense>
                            </div>
                            <CallPlace />
                            <FrameHosting onMenu={openMenu}>{view.open.play ? <Play game={view.open.play} /> : <Lobby />}</FrameHosting>
                            <Suspense>
                              <Corner />
                            </Suspense>
                            <WishedPatience />
                            <Suspense>
                              {isMenuOpen && <Menu open onClose={() => setMenuOpen(false)} />}
                              {pairing !== null && <LetTvIn pairing={pairing} />}
                              {sheets.length > 0 && (
                                <Sheets
                                  sheets={sheets}
                                  onGo={(sheet) => setSheets([...sheets, sheet])}
                                  onBack={() => setSheets(sheets.slice(0, -1))}
                                  onClose={() => setSheets([])}
                                />
                              )}
                            </Suspense>
                          </div>
                        </ShowingScores>
                      </HiddenContext>
                    </AboutContext>
                  </SheetsContext>
                </NoticesContext>
              </CallProvider>
            </PagesContext>
          </MotionContext>
        </InkContext>
      </TableContext>
    </TableCodeContext>
  )
}

/** Hardly any table lives so long. */
const isToMoveOn = (view: View): boolean => {
  const { next, room } = view.open
  return next !== null || room === 'none' || (room === 'little' && isHost(view))
}

/** Beside the scene, as in it: the points that have been told. */
function ShowingScores({ children }: { readonly children: ReactNode }) {
  const [scores, show] = useState<Scores | null>(null)
  return <ShownScoresContext value={useMemo(() => ({ scores, show }), [scores])}>{children}</ShownScoresContext>
}

const isTableRefusal = (refused: Refusal): refused is TableRefusal => (TABLE_REFUSALS as readonly Refusal[]).includes(refused)

/** Table refusals have their words here, a game's refusals in the game's own dictionary. */
function useSaying({ open }: View): (refused: Refusal) => void {
  const words = useWords()
  const { locale } = useLocale()
  const tell = useToast()
  const { game } = open.choice
  return useMemo(() => {
    const sayForGame = async (refused: Exclude<Refusal, TableRefusal>) => {
      try {
        const { refusals } = await screens[game]()
        const said: Readonly<Partial<Record<Refusal, string>>> = await refusals(locale)
        tell(said[refused] ?? words.refusals.tryAgain)
      } catch {
        tell(words.refusals.tryAgain)
      }
    }
    return (refused) => {
      if (isTableRefusal(refused)) tell(words.refusals[refused])
      else void sayForGame(refused)
    }
  }, [words, locale, tell, game])
}
