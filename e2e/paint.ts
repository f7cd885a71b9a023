import type { BrowserContext, Page } from '@playwright/test'

/**
 * Nothing of its pages is painted, for painting without a graphics card takes more than half of the time and no test looks
 * at pixels. All else is as ever: layout, motion, what covers what, and what is drawn on a canvas.
 */
export async function leaveUnpainted(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const unpainted = new CSSStyleSheet()
    unpainted.replaceSync('html, dialog, [popover], ::backdrop { opacity: 0 !important }')
    document.adoptedStyleSheets.push(unpainted)
    Object.assign(globalThis, { unpainted })
  })
}

/** For the picture of a page on which something went wrong. */
export async function painted<Seen>(page: Page, look: () => Promise<Seen>): Promise<Seen> {
  const paint = (isPainted: boolean) =>
    page.evaluate(
      (isOn) => Object.assign((globalThis as { unpainted?: CSSStyleSheet }).unpainted ?? {}, { disabled: isOn }).disabled,
      isPainted,
    )
  await paint(true)
  const seen = await look()
  await paint(false)
  return seen
}
