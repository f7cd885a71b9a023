import { readFileSync } from 'node:fs'
import type { BrowserContextOptions, Locator } from '@playwright/test'
import { type Evening, LAPTOP, PHONE, TV } from '../../../e2e/evening.ts'
import { expect, test } from '../../../e2e/house.ts'
import type { Person } from '../../../e2e/person.ts'
import { ENVELOPE, FROM_SERVER } from '@figment/protocol'
import { Guest } from './guests.ts'
import type { PenLine } from './pictures.ts'
import { beginLine, drawLine, layFirst, ownSheet, strokesOf } from './play.ts'
import { house as rooms, people, shell } from '../../../e2e/words.ts'
import { words as kitWords } from '@figment/ui/words/en.ts'
import { words as pictomania } from '../words/en.ts'
import { words as optionWords } from '../screens/options/words/en.ts'
import { words as practice } from '../screens/practice/words/en.ts'
import { words as pictomaniaShow } from '../screens/show/words/en.ts'

const { drawing } = pictomania
const { kit } = kitWords
const SLOPE = [
  [0.2, 0.2],
  [0.5, 0.6],
  [0.8, 0.3],
] as const

/** A spiral with a corner at its end. */
const ROUND: PenLine = [
  ...Array.from({ length: 24 }, (_, at): [number, number] => [
    0.5 + (0.1 + at / 100) * Math.cos(at / 2),
    0.5 + (0.1 + at / 100) * Math.sin(at / 2),
  ]),
  [0.1, 0.1],
]

/** Which of these sheets have something drawn on them, dry or wet. */
const haveInk = async (sheets: Locator): Promise<boolean[]> => {
  const inks = (await sheets.all()).map((sheet) => inkOf(sheet))
  return (await Promise.all(inks)).map((pixels) => pixels > 0)
}

test('a game is played to its end, followed by the TV: everybody has a booklet, to be watched once more and saved as a picture', async ({
  evening,
}) => {
  const code = await evening.sitDown(['Ada'], () => PHONE, 'pictomania')
  const [ada] = evening.people
  if (!ada) throw new Error('nobody came')
  const { page } = ada
  const guests = [
    await Guest.sitDown(page.url(), { name: 'Ben', colour: 'sky', shape: 'drop' }),
    await Guest.sitDown(page.url(), { name: 'Cleo', colour: 'leaf', shape: 'star' }),
  ]
  await writeOwnWords(ada)
  const tv = await evening.device(TV)
  await tv.goto(`/tv/${code}`)
  await page.getByRole('button', { name: shell.lobby.start }).click()
  await ada.untilPhase('understanding')
  const looked = new Set<string>()
  const late: Guest[] = []
  const menu = page.locator('.frame .table-header__menu')
  await evening.playUntil(async () => {
    const phase = (await ada.phase()) ?? ''
    const isFirst = !looked.has(phase)
    if (isFirst) await expect(tv.locator('main')).toHaveAttribute('data-phase', phase)
    looked.add(phase)
    if (isFirst && phase === 'drawing') {
      const dan = await Guest.sitDown(page.url(), { name: 'Dan', colour: 'amber', shape: 'moon' })
      late.push(dan)
      await dan.say('is that a boat?')
      await dan.does({ type: 'playNext' })
      await expect(menu).toHaveAttribute('data-waiting', 'false')
    }
    // what was said by whoever watches is read when the round is over
    if (isFirst && phase === 'scoring') await expect(menu).toHaveAttribute('data-waiting', 'true')
    for (const guest of guests) await guest.nextThing()
    return phase === 'over'
  })
  await expect(page.locator('.booklet')).toHaveCount(guests.length + 1)
  for (const booklet of await page.locator('.booklet').all()) await expect(booklet.locator('.booklet__page')).toHaveCount(4)
  await expect(tv.locator('main')).toHaveAttribute('data-phase', 'over')
  expect([...looked].sort()).toEqual(['drawing', 'opening', 'over', 'scoring', 'understanding'])

  const everyPage = Array.from({ length: (guests.length + 1) * 4 }, () => true)
  await expect.poll(() => haveInk(page.locator('.booklet__page .sheet-paper'))).toEqual(everyPage)
  await expect.poll(() => haveInk(tv.locator('.tv-booklet__page .sheet-paper'))).toEqual([true, true, true, true])

  // drawings of earlier rounds are fetched: what does not come is said, and comes by itself
  await page.route('**/pages/**', (route) => route.abort())
  await page.reload()
  await expect(page.getByText(pictomaniaShow.over.pageLate)).toHaveCount((guests.length + 1) * 3)
  await page.unroute('**/pages/**')
  await expect.poll(() => haveInk(page.locator('.booklet__page .sheet-paper'))).toEqual(everyPage)

  await page.locator('.booklet__sheet').first().click()
  await expect(page.getByRole('slider')).toBeVisible()
  await expect.poll(() => haveInk(page.locator('.watching__stage .sheet-paper'))).toEqual([true])
  await page.keyboard.press('Escape')

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: pictomaniaShow.over.shareIt, exact: true }).click()
  await page.getByRole('button', { name: pictomaniaShow.over.mine }).click()
  const picture = readFileSync(await (await saved).path())
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  expect(picture.length).toBeGreaterThan(20_000)

  // whoever asked for it has a seat in the next game, and what was made in this one can still be looked at
  await page.getByRole('button', { name: shell.play.again }).click()
  await ada.untilScreen('lobby')
  await expect(page.locator('.seats__seat').filter({ hasText: 'Dan' })).toBeVisible()
  await page.locator('.table-header__menu').click()
  await page.getByRole('button', { name: rooms.earlier }).click()
  await expect(page.locator('dialog[open] .booklet')).toHaveCount(guests.length + 1)
  await expect.poll(() => haveInk(page.locator('dialog[open] .booklet__page .sheet-paper'))).toEqual(everyPage)
  expect(evening.problems).toEqual([])
  for (const guest of [...guests, ...late]) guest.drop()
  await tv.context().close()
})

test('hands on paper: lines, what was taken back, a killed server, a page that went away, and a guess that is no accident', async ({
  evening,
  house,
}) => {
  const { ada, ben, cleo } = await atTheirSheets(evening, { before: warmUp })
  const { page } = ada
  await test.step('a line is seen while it is drawn, undone and redone; a cleared sheet comes back as it was', async () => {
    await beginLine(ada.page, SLOPE)
    // in the air: on the other's screen before it is finished
    await expect(async () => expect(await inkOn(ben, 'Ada')).toBeGreaterThan(0)).toPass()
    expect(await strokesOf(ada.page)).toBe(0)
    await ada.page.mouse.up()
    await expect(tileOf(ben, 'Ada')).toHaveAccessibleName(/1 line/)
    await drawLine(ada.page, SLOPE)
    await expect(tileOf(ben, 'Ada')).toHaveAccessibleName(/2 lines/)
    const asDrawn = await pictureOf(ownSheet(page))
    await page.getByRole('button', { name: drawing.undo }).click()
    await expect(tileOf(ben, 'Ada')).toHaveAccessibleName(/1 line/)
    await page.keyboard.press('Control+Shift+Z')
    await expect(tileOf(ben, 'Ada')).toHaveAccessibleName(/2 lines/)
    await page.getByRole('button', { name: drawing.clear, exact: true }).click()
    await expect(tileOf(ben, 'Ada')).toHaveAccessibleName(/still empty/)
    expect(await inkOn(ben, 'Ada')).toBe(0)
    await page.keyboard.press('Control+z')
    await expect(tileOf(ben, 'Ada')).toHaveAccessibleName(/2 lines/)
    // what is painted anew is what was drawn, pixel by pixel
    expect(await pictureOf(ownSheet(page))).toBe(asDrawn)
    await page.keyboard.press('Control+y')
    await expect(tileOf(ben, 'Ada')).toHaveAccessibleName(/still empty/)
  })
  await test.step('a line ends at the edge and another begins where the pen comes back; a reload keeps the line in the making', async () => {
    const { x, y, width } = (await ownSheet(page).boundingBox()) ?? { x: 0, y: 0, width: 0 }
    const to = (across: number, down: number) => page.mouse.move(x + across * width, y + down * width, { steps: 4 })
    await to(0.8, 0.3)
    await page.mouse.down()
    for (const [across, down] of [
      [1.03, 0.4],
      [1.03, 0.7],
      [0.8, 0.8],
    ] as const)
      await to(across, down)
    await expect(tileOf(ben, 'Ada')).toHaveAccessibleName(/1 line/)
    // nothing along the edge
    expect(await inkOf(ownSheet(page), { from: [0.99, 0.5], to: [1, 0.6] })).toBe(0)
    await page.reload()
    await ada.untilPhase('drawing')
    await expect(tileOf(ben, 'Ada')).toHaveAccessibleName(/2 lines/)
    expect(await strokesOf(page)).toBe(2)
    await page.mouse.up()
    // and what was cleared before it still comes back
    for (const _ of [1, 2, 3]) await page.keyboard.press('Control+z')
    await expect(tileOf(ben, 'Ada')).toHaveAccessibleName(/2 lines/)
    await page.getByRole('button', { name: drawing.clear, exact: true }).click()
    await expect(tileOf(ben, 'Ada')).toHaveAccessibleName(/still empty/)
  })
  await test.step('the server is killed under a line in the making: nothing drawn is lost, and what was taken back stays so', async () => {
    await drawLine(ada.page, SLOPE)
    await expect(tileOf(ben, 'Ada')).toHaveAccessibleName(/1 line/)
    await beginLine(ada.page, SLOPE)
    await house.kill('SIGKILL')
    // nothing comes between somebody and their sheet while they draw
    await ada.page.mouse.up()
    await expect(ada.isReconnecting).toBeVisible()
    await drawLine(ada.page, SLOPE)
    expect(await strokesOf(ada.page)).toBe(3)
    await ada.page.getByRole('button', { name: drawing.undo }).click()
    expect(await strokesOf(ada.page)).toBe(2)
    await house.start()
    await expect(ada.isReconnecting).toBeHidden()
    await expect(tileOf(ben, 'Ada')).toHaveAccessibleName(/2 lines/)
    expect(await strokesOf(ada.page)).toBe(2)
    await ada.page.reload()
    await ada.untilPhase('drawing')
    expect(await strokesOf(ada.page)).toBe(2)
  })
  await test.step('a page that goes away without the table sends what it had drawn when it comes back', async () => {
    const address = page.url()
    await drawLine(page, SLOPE)
    await expect(tileOf(ben, 'Ada')).toHaveAccessibleName(/3 lines/)
    await house.kill('SIGKILL')
    await expect(ada.isReconnecting).toBeVisible()
    await drawLine(page, ROUND)
    expect(await strokesOf(page)).toBe(4)
    const asDrawn = await pictureOf(ownSheet(page))
    await page.goto('about:blank')
    await house.start()
    await page.goto(address)
    await ada.untilPhase('drawing')
    await expect(tileOf(ben, 'Ada')).toHaveAccessibleName(/4 lines/)
    expect(await strokesOf(page)).toBe(4)
    // what is painted anew is what was drawn, pixel by pixel
    await expect.poll(async () => (await pictureOf(ownSheet(page))) === asDrawn).toBe(true)
  })
  await test.step('a line in the chat shows on the menu; a pause leaves the menu in reach, and nothing moves the sheet', async () => {
    const line = page.locator('.frame__news > span')
    await expect(line).toHaveText(drawing.tapToGuess)
    const before = await ownSheet(page).boundingBox()
    await ben.page.locator('.frame__head .table-header__menu').click()
    await ben.page.locator('.menu .talk-button').click()
    await ben.page.locator('.chat__field').fill('nice boat')
    await ben.page.keyboard.press('Enter')
    await ben.page.keyboard.press('Escape')
    await ben.page.keyboard.press('Escape')
    const menu = page.locator('.frame__head .table-header__menu')
    await expect(menu).toHaveAttribute('data-waiting', 'true')
    await menu.click()
    await page.locator('.menu .talk-button').click()
    await expect(page.locator('.chat')).toContainText('nice boat')
    await page.keyboard.press('Escape')
    await expect(menu).toHaveAttribute('data-waiting', 'false')
    await page.getByRole('button', { name: rooms.pause.pause }).click()
    await expect(page.locator('.frame__desk')).toHaveAttribute('inert')
    await ben.page.locator('.frame__head .table-header__menu').click()
    await expect(ben.page.locator('.menu')).toBeVisible()
    await ben.page.keyboard.press('Escape')
    await page.locator('.frame-notice').getByRole('button', { name: rooms.pause.goOn }).click()
    await expect(page.locator('.frame__desk')).not.toHaveAttribute('inert')
    expect(await ownSheet(page).boundingBox()).toEqual(before)
  })
  await test.step('a guess is two touches; it ends the drawing of whoever guesses, and its place is told', async () => {
    await drawLine(page, SLOPE)
    await tileOf(ada, 'Ben').click()
    const key = page.locator('.number-keys__key').first()
    const hint = page.locator('.drawing-head__hint')
    // a tap lifts a number; a tap elsewhere lets it go
    await key.click()
    await expect(key).toHaveAttribute('aria-checked', 'true')
    await page.locator('.desk__paper').click()
    await expect(key).toHaveAttribute('aria-checked', 'false')
    await expect(page.getByText(drawing.yoursThenDone)).toBeVisible()
    // back at my own sheet, and still drawing
    await page.keyboard.press('Escape')
    await expect(ownSheet(page)).toBeVisible()
    await tileOf(ada, 'Ben').click()
    await layFirst(page)
    // the next drawing comes by itself
    await expect(page.locator('h1')).toContainText('Cleo')
    await page.keyboard.press('Escape')
    await tileOf(ada, 'Ben').click()
    await expect(hint).toContainText(drawing.laidFirst)
    await page.keyboard.press('Escape')
    await expect(ownSheet(page)).toHaveCount(0)
    await expect(page.getByRole('group', { name: drawing.tools })).toHaveCount(0)
    // the next one on the same drawing is second, and by how much
    await tileOf(cleo, 'Ben').click()
    await layFirst(cleo.page)
    await expect(cleo.page.locator('h1')).toContainText('Ada')
    await cleo.page.keyboard.press('Escape')
    await tileOf(cleo, 'Ben').click()
    await expect(cleo.page.locator('.drawing-head__hint')).toHaveText(/second, \d+\.\d s after .?Ada/)
    await cleo.page.keyboard.press('Escape')
    await expect(tileOf(ben, 'Cleo')).toHaveAccessibleName(/guesses/)
    // whoever listens heard it
    await expect(ben.page.locator('main > [aria-live]').first()).toHaveText(/Cleo guessed yours/)
  })
  await test.step('the host takes a drawing off all screens, somebody hides another’s from themselves; both hold after a reload', async () => {
    await drawLine(ben.page, SLOPE)
    await expect(tileOf(cleo, 'Ben')).toHaveAccessibleName(/1 line/)
    await tileOf(ada, 'Ben').click()
    await aboutDrawing(ada, people.thing.takeOff)
    await tileOf(cleo, 'Ada').click()
    await aboutDrawing(cleo, people.thing.muteForMe.drawings('\u2068Ada\u2069'))
    await cleo.page.reload()
    await cleo.untilPhase('drawing')
    await expect(tileOf(cleo, 'Ben').getByText(kit.takenOff)).toBeVisible()
    await expect(tileOf(cleo, 'Ada').getByText(kit.hiddenForYou)).toBeVisible()
    await expect(tileOf(ben, 'Ada').getByText(kit.hiddenForYou)).toHaveCount(0)
  })
  expect(evening.problems).toEqual([])
})

test('a sheet that is full says so on itself, and not any more once something is taken back', async ({ evening }) => {
  const { ada, ben } = await atTheirSheets(evening)
  const { page } = ada
  const full = page.locator('.desk__full')
  await drawLine(page, SLOPE)
  await expect(tileOf(ben, 'Ada')).toHaveAccessibleName(/1 line/)
  // a sheet takes ten minutes to fill by hand: the table answers as it would then
  let isFull = true
  await page.routeWebSocket(/sessionId=/, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((message) => {
      const text = message.toString()
      const id = /"id":"([^"]+)"/.exec(text)?.[1]
      const isDrawn = id !== undefined && text.includes('"type":"draw"')
      if (!isDrawn || !isFull) return server.send(message)
      const answer = Buffer.from(JSON.stringify({ id, refused: 'sheetFull' }))
      socket.send(Buffer.concat([Buffer.from([ENVELOPE.bytes, FROM_SERVER.answer]), answer]))
    })
  })
  await page.reload()
  await ada.untilPhase('drawing')
  await expect(full).toBeHidden()
  await drawLine(page, SLOPE)
  await expect(full).toHaveText(pictomania.refusals.sheetFull)
  expect(await strokesOf(page)).toBe(1)
  await drawLine(page, SLOPE)
  await expect(full).toBeVisible()
  await expect(page.locator('.toast__text')).toHaveCount(0)
  await page.getByRole('button', { name: drawing.undo }).click()
  await expect(full).toBeHidden()
  isFull = false
  await drawLine(page, SLOPE)
  await expect(tileOf(ben, 'Ada')).toHaveAccessibleName(/1 line/)
  await expect(full).toBeHidden()
  expect(evening.problems).toEqual([])
})

test('guessing and finishing work with the keyboard alone', async ({ evening }) => {
  const { ada } = await atTheirSheets(evening, { device: LAPTOP })
  const { page } = ada
  await ada.tabTo(/Ben/, '.tile')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /Ben/ })).toBeFocused()
  await ada.tabTo(/./, '.number-keys__key')
  await page.keyboard.press('Enter')
  await expect(page.locator('.number-keys__key[aria-checked="true"]')).toHaveCount(1)
  // a second press that comes at once is taken for the same one
  await expect(async () => {
    if (await page.locator('.number-keys__key[aria-checked="true"]').count()) await page.keyboard.press('Enter')
    await expect(page.locator('h1')).toContainText('Cleo', { timeout: 1000 })
  }).toPass()
  await page.keyboard.press('Escape')
  await page.keyboard.press('f')
  await expect(page.locator('.finishing__token').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: drawing.finish, exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  // the tokens have just come under the finger: what is pressed at once is taken for the same press
  await page.waitForTimeout(200)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: drawing.finished })).toBeFocused()
  await expect(page.getByRole('heading', { name: drawing.took(2) })).toBeVisible()
})

/** Everybody has understood, and has a task. */
interface Three {
  readonly ada: Person
  readonly ben: Person
  readonly cleo: Person
}

async function atTheirSheets(
  evening: Evening,
  { device = PHONE, before }: { device?: BrowserContextOptions; before?: (three: Three) => Promise<void> } = {},
): Promise<Three> {
  await evening.sitDown(['Ada', 'Ben', 'Cleo'], () => device, 'pictomania')
  const [ada, ben, cleo] = evening.people
  if (!ada || !ben || !cleo) throw new Error('nobody came')
  await before?.({ ada, ben, cleo })
  await ada.page.getByRole('button', { name: shell.lobby.start }).click()
  await evening.untilAll('understanding')
  for (const person of evening.people) await person.nextThing()
  await evening.untilAll('drawing')
  return { ada, ben, cleo }
}

/** Three cards are a round: typed and pasted, mended where the list says so, looked at, taken, and taken back. */
async function writeOwnWords({ page }: Person): Promise<void> {
  const { own } = optionWords
  await page.getByRole('button', { name: own.paste }).click()
  await page.getByRole('textbox', { name: /^Card 1,/ }).click()
  await page.keyboard.type('Kitchen: pot, pan, ladle, whisk, grater, sieve')
  await page.keyboard.press('Enter')
  await page.keyboard.insertText('Forest: owl, fox, bear, moss, fern, stump, acorn\ntram, lion, opera, coffee, clock, tower, bridge')
  await expect(page.getByRole('button', { name: own.play(3) })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: own.troubleAfter }).click()
  await page.keyboard.type(', toaster')
  await expect(page.getByRole('textbox', { name: 'Card 1, Kitchen, 7 words', exact: true })).toBeFocused()
  await page.getByRole('tab', { name: own.tabs.cards }).click()
  await expect(page.locator('.own-card')).toHaveCount(3)
  await page.getByRole('button', { name: own.play(3) }).click()
  await expect(page.getByText(own.chosen(3, 1))).toBeVisible()
  await page.getByRole('button', { name: own.remove }).click()
}

/** In the lobby everybody may draw: the others see it, also whoever comes later, and nothing is left of it when the game begins. */
async function warmUp({ ada, ben, cleo }: Three): Promise<void> {
  const open = ({ page }: Person) => page.getByRole('button', { name: practice.title }).click()
  const sheetOf = ({ page }: Person, name: string) => page.getByRole('button', { name: new RegExp(`Practice sheet: .?${name}`) })
  await open(ada)
  await drawLine(ada.page, SLOPE)
  await drawLine(ada.page, ROUND)
  await open(ben)
  await expect(sheetOf(ben, 'Ada')).toHaveAccessibleName(/2 lines/)
  await ada.page.getByRole('button', { name: drawing.undo }).click()
  await expect(sheetOf(ben, 'Ada')).toHaveAccessibleName(/1 line/)
  await drawLine(ben.page, ROUND)
  await expect.poll(() => inkOf(sheetOf(ada, 'Ben').locator('.sheet-paper'))).toBeGreaterThan(0)
  // who comes last is told what there is
  await open(cleo)
  await expect(sheetOf(cleo, 'Ben')).toHaveAccessibleName(/1 line/)
  const idea = ada.page.locator('.practice__idea b')
  const before = await idea.innerText()
  await ada.page.getByRole('button', { name: practice.another }).click()
  await expect(idea).not.toHaveText(before)
  await ada.page.getByRole('button', { name: practice.back }).click()
  await expect(ada.page.getByRole('button', { name: practice.title })).toBeFocused()
  await expect(sheetOf(cleo, 'Ada')).toHaveAccessibleName(/still empty/)
}

/** On the drawing that is held up close: three dots, then that. */
async function aboutDrawing({ page }: Person, what: string): Promise<void> {
  await page.locator('.desk .about-button').click()
  await page.getByRole('dialog').last().getByRole('button', { name: what }).click()
}

const tileOf = ({ page }: Person, name: string) => page.getByRole('button', { name: new RegExp(`Drawing by .?${name}`) })

/** What is to be seen on a sheet: dry ink, and wet ink above it. */
const pictureOf = (sheet: Locator): Promise<string> =>
  sheet.evaluate((paper) => {
    const layers = [...paper.querySelectorAll('canvas')]
    const seen = Object.assign(document.createElement('canvas'), { width: layers[0]?.width, height: layers[0]?.height })
    for (const layer of layers) seen.getContext('2d')?.drawImage(layer, 0, 0)
    return seen.toDataURL()
  })

/** How many pixels of a sheet are not paper, in a part of it or altogether. */
const inkOf = (sheet: Locator, { from = [0, 0], to = [1, 1] } = {}): Promise<number> =>
  sheet.evaluate(
    (paper, { from: [left = 0, top = 0], to: [right = 1, bottom = 1] }) =>
      [...paper.querySelectorAll('canvas')]
        .map((layer) => {
          const { width, height } = layer
          const part = [left * width, top * height, (right - left) * width, (bottom - top) * height] as const
          const { data } = layer.getContext('2d')?.getImageData(...part) ?? { data: [] }
          return data.filter((value, at) => at % 4 === 3 && value > 0).length
        })
        .reduce((all, ink) => all + ink, 0),
    { from, to },
  )

const inkOn = (person: Person, name: string): Promise<number> => inkOf(tileOf(person, name).locator('.sheet-paper'))
