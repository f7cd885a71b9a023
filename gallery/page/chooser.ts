// The gallery's page: choose a screen on the left, how to look at it above. All of it stands in the address.
import type { Listed } from '../hall.ts'
import type { Still, StillPage } from '../still.ts'
import { CLOCKS, HINTS, LOCALES, MOTIONS, readWish, SHAPE_NAMES, SHAPES, TEXT_SIZES, THEMES, type Wish, writeWish } from '../wish.ts'

const CHOICES: Readonly<Record<keyof Omit<Wish, 'screen'>, readonly (string | number)[]>> = {
  shape: SHAPE_NAMES,
  locale: LOCALES,
  theme: THEMES,
  text: TEXT_SIZES,
  motion: MOTIONS,
  clock: CLOCKS,
  hints: HINTS,
}

const found = part('found', HTMLDivElement)
const sought = part('sought', HTMLInputElement)
const how = part('how', HTMLFormElement)
const stand = part('stand', HTMLDivElement)
const frame = part('frame', HTMLIFrameElement)
const alone = document.createElement('a')
alone.textContent = 'without the frame'

const screens = (await (await fetch('/gallery/screens.json')).json()) as readonly Listed[]
let shown = { how: '', screen: '' }
let wish = readWish(new URLSearchParams(location.search))
if (!screens.some(({ id }) => id === wish.screen)) wish = { ...wish, screen: screens[0]?.id ?? '' }

offerChoices()
list()
show()
sought.addEventListener('input', list)
addEventListener('resize', fit)
addEventListener('popstate', () => {
  wish = readWish(new URLSearchParams(location.search))
  show()
})
addEventListener('keydown', ({ key, target }) => {
  if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return
  if (key === 'ArrowDown') goBy(1)
  if (key === 'ArrowUp') goBy(-1)
})

function part<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const element = document.getElementById(id)
  if (!(element instanceof kind)) throw new Error(`the page has no ${id}`)
  return element
}

function offerChoices(): void {
  for (const [name, values] of Object.entries(CHOICES)) {
    const label = document.createElement('label')
    const select = document.createElement('select')
    select.name = name
    for (const value of values) select.add(new Option(name === 'text' ? `${value} %` : String(value), String(value)))
    label.append(name, select)
    how.append(label)
  }
  how.append(alone)
  how.addEventListener('change', () => {
    const query = new URLSearchParams(writeWish(wish))
    for (const select of how.querySelectorAll('select')) query.set(select.name, select.value)
    choose(readWish(query))
  })
}

/** Those with all the words that are sought, by game and phase. */
function list(): void {
  const words = sought.value.toLowerCase().split(/\s+/)
  const shown = screens.filter(({ id }) => words.every((word) => id.includes(word)))
  const isOpen = sought.value !== ''
  found.replaceChildren()
  for (const [game, ofGame] of grouped(shown, ({ id }) => id.split('/')[0] ?? '')) {
    const folder = group(game, isOpen || wish.screen.startsWith(`${game}/`))
    for (const [phase, ofPhase] of grouped(ofGame, ({ id }) => id.split('/').slice(1, -1).join('/'))) {
      const place = phase === '' ? folder : folder.appendChild(group(phase, isOpen || wish.screen.startsWith(`${game}/${phase}/`)))
      for (const screen of ofPhase) place.append(link(screen))
    }
    found.append(folder)
  }
}

function grouped(some: readonly Listed[], by: (one: Listed) => string): Map<string, Listed[]> {
  const groups = new Map<string, Listed[]>()
  for (const one of some) groups.set(by(one), [...(groups.get(by(one)) ?? []), one])
  return groups
}

function group(name: string, isOpen: boolean): HTMLDetailsElement {
  const folder = document.createElement('details')
  folder.open = isOpen
  const summary = document.createElement('summary')
  summary.textContent = name
  folder.append(summary)
  return folder
}

function link({ id }: Listed): HTMLAnchorElement {
  const one = document.createElement('a')
  one.href = `?${writeWish({ ...wish, screen: id })}`
  one.textContent = id.split('/').at(-1) ?? id
  one.dataset.id = id
  one.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    goTo(id)
  })
  return one
}

/** A TV's screen is seen on a TV, and everything else is not. */
function goTo(id: string): void {
  const isTv = screens.find((screen) => screen.id === id)?.isTv ?? false
  const shape = isTv ? 'tv' : wish.shape === 'tv' ? 'phone' : wish.shape
  choose({ ...wish, screen: id, shape })
}

function goBy(step: number): void {
  const listed = Array.from(found.querySelectorAll<HTMLAnchorElement>('a'))
  const at = listed.findIndex(({ dataset }) => dataset.id === wish.screen)
  const next = listed[at + step]?.dataset.id
  if (next) goTo(next)
}

function choose(wished: Wish): void {
  wish = wished
  history.pushState(null, '', `?${writeWish(wish)}`)
  show()
}

function show(): void {
  const screen = screens.find(({ id }) => id === wish.screen)
  const [path, hash] = (screen?.path ?? '/').split('#')
  const address = `${path}?${writeWish(wish)}${hash === undefined ? '' : `#${hash}`}`
  document.title = `${wish.screen} · Figment`
  for (const select of how.querySelectorAll('select')) select.value = String(wish[select.name as keyof Wish])
  for (const one of found.querySelectorAll<HTMLAnchorElement>('a')) {
    one.toggleAttribute('aria-current', one.dataset.id === wish.screen)
    if (one.dataset.id !== wish.screen) continue
    for (let folder = one.closest('details'); folder; folder = folder.parentElement?.closest('details') ?? null) folder.open = true
    one.scrollIntoView({ block: 'nearest' })
  }
  alone.href = address
  fit()
  void showInFrame(address)
}

/** Only another screen, or another shape: the client stays loaded. Anything else is a new page, without steps for the browser's way back. */
async function showInFrame(address: string): Promise<void> {
  const own = screens.find(({ id, isOfItsOwn }) => isOfItsOwn && id === wish.screen)?.id ?? ''
  const how = writeWish({ ...wish, screen: own, shape: 'phone' })
  const page: (Window & Partial<StillPage>) | null = frame.contentWindow
  const [before, isTheSame] = [shown, shown.how === how]
  shown = { how, screen: wish.screen }
  if (isTheSame && before.screen === wish.screen) return
  if (!isTheSame || !page?.showStill) return page?.location.replace(address)
  const still = (await (await fetch(`/gallery/still.json?${writeWish(wish)}`)).json()) as Still
  if (shown.screen === wish.screen) await page.showStill(still)
}

/** As large as there is room for, and never larger than it is. */
function fit(): void {
  const { width, height } = SHAPES[wish.shape]
  const scale = Math.min(1, (stand.clientWidth - 32) / width, (stand.clientHeight - 32) / height)
  frame.style.cssText = `width:${width}px;height:${height}px;left:${(stand.clientWidth - width * scale) / 2}px;top:16px;transform:scale(${scale})`
}
