import type { ReactNode } from 'react'
import './Dock.css'

/** What the thumb reaches: the one thing to press, at the foot of the screen. */
export function Dock({ children, above = 0 }: { children: ReactNode; above?: number }) {
  return (
    <footer className="dock" style={{ bottom: above }}>
      {children}
    </footer>
  )
}
