import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

const OUT = join(import.meta.dirname, '../out/screens')
const KIND = '.jpg'

/** How a picture was taken, as its file is called: screen, then shape, theme and language. */
export interface Caption {
  readonly screen: string
  readonly look: string
}

/** Pictures of every screen, for people to look at. */
export class Album {
  #count = 0

  /** An album of only some screens is added to what is there. */
  constructor({ isWhole }: { readonly isWhole: boolean }) {
    if (isWhole) rmSync(OUT, { recursive: true, force: true })
    mkdirSync(OUT, { recursive: true })
  }

  async take(page: Page, { screen, look }: Caption): Promise<void> {
    const path = join(OUT, `${screen.replaceAll('/', '.')}~${look}${KIND}`)
    await page.screenshot({ path, type: 'jpeg', quality: 85 })
    this.#count++
  }

  /** A page with everything that is in the album, also from before. */
  close(): string {
    const files = readdirSync(OUT).filter((file) => file.endsWith(KIND))
    const screens = Map.groupBy(files, (file) => file.split('~')[0] ?? '')
    const sections = [...screens].map(([screen, taken]) => {
      const figures = taken.map((file) => {
        const about = file.slice(screen.length + 1, -KIND.length).replaceAll('-', ' · ')
        return `<figure><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${about}</figcaption></figure>`
      })
      return `<section><h2>${screen.replaceAll('.', ' / ')}</h2><div>${figures.join('')}</div></section>`
    })
    writeFileSync(
      join(OUT, 'index.html'),
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>Figment, screen by screen</title>
<style>body{font:15px system-ui;background:#222;color:#eee;margin:2rem}div{display:flex;flex-wrap:wrap;gap:1rem}figure{margin:0}img{height:320px;background:#000}figcaption{font-size:12px;color:#bbb}a{color:inherit}</style>
<h1>Figment, screen by screen</h1>${sections.join('\n')}</html>`,
    )
    return `${this.#count} pictures of ${screens.size} screens in out/screens/index.html`
  }
}
