// Tests find things by the words that people see, whatever these are at the moment.
import type { Locale } from '@figment/i18n'
import { words as call } from '../apps/web/src/call/words/en.ts'
import { words as company } from '../apps/web/src/company/words/en.ts'
import { words as perform } from '@figment/games/dixit/screens/perform/words/en.ts'
import { words as dixit } from '@figment/games/dixit/words/en.ts'
import { words as pictomaniaShow } from '@figment/games/pictomania/screens/show/words/en.ts'
import { words as pictomania } from '@figment/games/pictomania/words/en.ts'
import { words as show } from '@figment/games/poezium/screens/show/words/en.ts'
import { words as poezium } from '@figment/games/poezium/words/en.ts'
import { words as trex } from '@figment/games/t-rex/words/en.ts'
import { words as house } from '../apps/web/src/settings/words/en.ts'
import { words as shell } from '../apps/web/src/words/en.ts'

export { call, company, dixit, house, perform, pictomania, pictomaniaShow, poezium, shell, show, trex }

/** The same in another language. */
export async function spoken(locale: Locale) {
  const load = async <Words>(folder: string, _like: Words): Promise<Words> => {
    const module = (await import(`../${folder}/${locale}.ts`)) as { words: Words }
    return module.words
  }
  return {
    call: await load('apps/web/src/call/words', call),
    company: await load('apps/web/src/company/words', company),
    dixit: await load('games/dixit/words', dixit),
    house: await load('apps/web/src/settings/words', house),
    perform: await load('games/dixit/screens/perform/words', perform),
    pictomania: await load('games/pictomania/words', pictomania),
    pictomaniaShow: await load('games/pictomania/screens/show/words', pictomaniaShow),
    poezium: await load('games/poezium/words', poezium),
    show: await load('games/poezium/screens/show/words', show),
    shell: await load('apps/web/src/words', shell),
    trex: await load('games/t-rex/words', trex),
  }
}
