// `npm run screens`: plays through every screen of every phase and takes its picture, for people to look at.
// `npm run screens -- voting over`: only the screens with these words in their names.
import { chromium } from '@playwright/test'
import { House } from '../apps/server/src/testing/house.ts'
import { Album } from './album.ts'
import { launchOptions } from './browser.ts'
import { theCall } from './call-scenes.ts'
import { Evening } from './evening.ts'
import { drawingsOfFour } from './pictomania-scenes.ts'
import { poemsAgainstTheRival, poemsOfFour } from './poezium-scenes.ts'
import { frontDoor, fullGame, performedClue, smallTable } from './scenes.ts'
import { scaleOfFive, scaleOfTwo } from './t-rex-scenes.ts'

const album = new Album(process.argv.slice(2))
const house = await new House({ BOT_PACE: '0.02' }).start()
const browser = await chromium.launch(launchOptions)
try {
  for (const scene of [
    frontDoor,
    smallTable,
    fullGame,
    performedClue,
    poemsOfFour,
    poemsAgainstTheRival,
    drawingsOfFour,
    scaleOfFive,
    scaleOfTwo,
    theCall,
  ]) {
    const evening = new Evening(browser, house)
    await scene(evening, album)
    await evening.end()
  }
} finally {
  await browser.close()
  await house.remove()
}
console.log(album.close())
if (album.troubles.length > 0) {
  console.error(`${album.troubles.length} look wrong:\n${album.troubles.join('\n')}`)
  process.exitCode = 1
}
