import type { ComponentProps } from 'react'
import { navigate } from './route.ts'

/** A link within Figment: no reload, unless a person asks for a new tab. */
export function Link({ href, onClick, children, ...rest }: ComponentProps<'a'> & { readonly href: string }) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        const wantsNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0
        if (event.defaultPrevented || wantsNewTab) return
        event.preventDefault()
        navigate(href)
      }}
    >
      {children}
    </a>
  )
}
