// Tests find things by the words that people see, whatever these are at the moment.
export { en as company } from '../apps/web/src/company/words/en.ts'
export { en as perform } from '../apps/web/src/games/dixit/perform/words/en.ts'
export { en as dixit } from '../apps/web/src/games/dixit/words/en.ts'
export { en as house } from '../apps/web/src/settings/words/en.ts'
export { en as shell } from '../apps/web/src/words/en.ts'
