import { LOCALES } from '@figment/i18n'
import { expect, test } from '@playwright/test'
import { oneOfEach } from '../gallery/chosen.ts'
import type { Screen } from '../gallery/screen.ts'
import { barriers } from './axe.ts'
import { ofGames } from './games.ts'
import { looksWrong } from './looks.ts'
import { type Look, openHall, Visitor } from './visitor.ts'

type Size = Omit<Look, 'theme'>

/** A screen is looked at in one of these lists in each language, the next screen in the next: in all four, in every shape. */
const HELD: readonly (readonly Size[])[] = [
  [{ shape: 'phone' }, { shape: 'laptop' }],
  [{ shape: 'small' }, { shape: 'tablet' }],
  [{ shape: 'lying' }],
  [{ shape: 'phone', text: 200 }, { shape: 'tablet-lying' }],
]
const ON_TV: readonly (readonly Size[])[] = [[{ shape: 'tv' }]]

const looksFor = ({ isTv }: Screen, turn: number): readonly Size[] => {
  const looks = isTv ? ON_TV : HELD
  return looks[turn % looks.length] ?? []
}

interface Visit {
  readonly screen: Screen
  readonly number: number
  readonly looks: readonly Size[]
}

/** Those with the same looks come one after another, every other one backwards: the window is seldom made larger or smaller. */
const withFewTurns = (visits: readonly Visit[]): Visit[] =>
  [...Map.groupBy(visits, ({ looks }) => looks).values()].flatMap((same) =>
    same.map((visit, nth) => (nth % 2 === 0 ? visit : { ...visit, looks: visit.looks.toReversed() })),
  )

interface Measured {
  readonly MEASURED: readonly string[]
}

/** What a game's own specs measure in every language: here it is looked at once, for axe. */
const measured = new Set([...(await ofGames<Measured>('e2e/measured.ts')).values()].flatMap(({ MEASURED }) => MEASURED))

const LATECOMERS_MS = 700
const PRESSED = 'button, a, input, select, textarea, [tabindex="0"]'

for (const [at, locale] of LOCALES.entries()) {
  test(`every screen is well made in ${locale}: nothing cut, nothing wider than the screen, nothing in anybody's way`, async ({
    browser,
  }) => {
    test.setTimeout(900_000)
    const gallery = await openHall()
    // colours move nothing: a language is seen in one theme, and a screen examined in the theme of its language
    const theme = at % 2 === 0 ? 'dark' : 'light'
    // every other language is seen by somebody who plays for the first time
    const visitor = await Visitor.comes(browser, gallery, { locale, hints: at % 2 === 0 ? 'off' : 'on', isPainted: false })
    const screens = oneOfEach([...gallery.hall.screens.values()]).filter(({ isFurtherDown }) => !isFurtherDown)
    // axe is slow: each screen is examined in one language
    const isExamined = (number: number) => number % LOCALES.length === at
    const visits = screens
      .map((screen, number) => ({ screen, number, looks: looksFor(screen, number + at) }))
      .filter(({ screen, number }) => !measured.has(screen.id) || isExamined(number))
    for (const { screen, number, looks } of withFewTurns(visits)) {
      if (!(await visitor.show(screen))) continue
      for (const look of looks) {
        await visitor.lookAt({ ...look, theme })
        const hasTrouble = (await looksWrong(visitor.page)).length > 0
        // a part that is loaded when it is first needed comes a moment later
        if (hasTrouble) await visitor.page.waitForTimeout(LATECOMERS_MS)
        for (const trouble of hasTrouble ? await looksWrong(visitor.page) : []) visitor.note(trouble)
      }
      // the shared table has nothing to press; a notice on it may have a way home
      const isTable = screen.isTv && (await visitor.page.locator('main[data-phase], .tv-lobby').count()) > 0
      if (isTable && (await visitor.page.locator(PRESSED).count()) > 0) visitor.note('something to press on the TV')
      if (!isExamined(number)) continue
      for (const barrier of await barriers(visitor.page)) visitor.note(barrier)
    }
    expect(visitor.troubles).toEqual([])
    await visitor.leave()
    gallery.hall.close()
  })
}
