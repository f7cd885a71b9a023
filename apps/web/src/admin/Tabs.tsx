import { Icon } from '@figment/ui/Icon.tsx'
import { AdminIcon } from './AdminIcon.tsx'
import { useAdminWords } from './words/index.ts'
import './Tabs.css'

export const TABS = ['now', 'reports', 'door', 'house'] as const
export type Tab = (typeof TABS)[number]

/** Whoever reloads the page is where they were. */
export const tabInAddress = (): Tab => TABS.find((tab) => location.hash === `#${tab}`) ?? TABS[0]

const SIGNS = {
  now: <AdminIcon name="moves" />,
  reports: <Icon name="flag" />,
  door: <Icon name="door" />,
  house: <AdminIcon name="disk" />,
} satisfies Record<Tab, unknown>

/** Where not all fits on the screen. */
export function Tabs({ tab, reports, onTab }: { readonly tab: Tab; readonly reports: number; onTab(tab: Tab): void }) {
  const words = useAdminWords()
  return (
    <nav className="admin-tabs" aria-label={words.tabs.label}>
      {TABS.map((one) => (
        <button
          key={one}
          type="button"
          className="admin-tabs__tab"
          aria-current={one === tab ? 'page' : undefined}
          onClick={() => {
            history.replaceState(null, '', `#${one}`)
            onTab(one)
            window.scrollTo(0, 0)
          }}
        >
          <span className="admin-tabs__sign">
            {SIGNS[one]}
            {one === 'reports' && reports > 0 && <span className="admin-count">{reports}</span>}
          </span>
          {words.tabs[one]}
        </button>
      ))}
    </nav>
  )
}
