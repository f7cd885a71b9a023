// Tests find things by the words that people see, whatever these are at the moment. Here are those of the page; a game's own
// are in its folder.
import type { Locale } from '@figment/i18n'
import { words as call } from '../apps/web/src/call/words/en.ts'
import { words as company } from '../apps/web/src/company/words/en.ts'
import { words as door } from '../apps/web/src/door/words/en.ts'
import { words as people } from '../apps/web/src/people/words/en.ts'
import { words as house } from '../apps/web/src/settings/words/en.ts'
import { words as shell } from '../apps/web/src/words/en.ts'

export { call, company, door, house, people, shell }

/** The same in another language. */
export async function spoken(locale: Locale) {
  const load = async <Words>(folder: string, _like: Words): Promise<Words> => {
    const module = (await import(`../apps/web/src/${folder}/${locale}.ts`)) as { words: Words }
    return module.words
  }
  return {
    call: await load('call/words', call),
    company: await load('company/words', company),
    door: await load('door/words', door),
    house: await load('settings/words', house),
    people: await load('people/words', people),
    shell: await load('words', shell),
  }
}
