import { LOCALES } from '@figment/i18n'
import { describe, expect, it } from 'vitest'
import { hasRudeWord, RUDE_WORDS } from './index.ts'
import { INNOCENT } from './innocent-in-tests.ts'
import { listed } from './listed.ts'

/** As they are said: spelt out here, so that the lists are not their own proof. */
const SAID = {
  en: 'fuck fucks fucked fucker fuckers fucking motherfucker motherfuckers motherfucking shit shits shitty bullshit shithead ass asses asshole assholes jackass arse arsehole bitch bitches bitchy cunt cunts twat wanker wankers dickhead slut sluts whore whores nigger niggers nigga faggot faggots retard pissed blowjob',
  ru: 'хуй хуя хую хуем хуе хуи хуёв хуйня хуйню нахуй похуй охуеть охуел охуенно хуёвый хуевый хуесос пизда пизды пизде пизду пиздой пиздец пиздеть пиздит спиздил спиздили пиздатый ебать ебал ебёт ебет ебут заебал заебала заебали наебать выебать отъебись разъебать проебал ебаный ёбаный ебаная ебло еблан долбоёб долбоеб долбоёбы уёбок уебок бля блядь бляди блять сука суки сукой мудак мудаки мудаком гандон гондоны пидор пидоры пидорас пидорасы залупа шлюха шлюхи жопа жопу жопой говно говна дрочить дрочит срать насрать обосрался срёт нехуй хуета охуительно пиздюк мудозвон манда нахер херня педик трахать',
  uk: 'хуй хуя хую хуєм хуї хуйня нахуй похуй хуйовий хуєсос пизда пизди пизду пиздою пиздець спиздив пиздити їбати їбав їбала їбе заїбав заїбала виїбати наїбав їбаний йобаний йобана єбати єбав довбойоб довбойоби бля блядь бляді сука суки сукою курва курви курву курвою мудак мудаки гандон підор підори підорас підараси залупа шлюха шлюхи срака сраки сраку жопа жопу гівно гівна гівном дрочити срати насрав обісрався дупа дупу нехуй пиздюк їбанутий нахер херня педик трахати',
  pl: 'kurwa kurwy kurwie kurwę kurwe kurwą kurwo kurew kurwom kurwami kurewski wkurwia wkurwiony wkurwiać skurwysyn skurwysyny skurwiel chuj chuja chujem chuju chuje chujów chujowy chujowo huj pizda pizdy pizdę jebać jebac jebany jebana jebie zajebać zajebisty pojebany wyjebane rozjebać przejebane najebany pierdolić pierdole pierdolę pierdolony spierdalaj wypierdalaj wypierdalać opierdolić zapierdalać cipa cipy cipę cipka dupa dupy dupie dupę dupą dupek kutas kutasy kutasem fiut dziwka dziwki dziwkę ciota gówno gowno gówna gównem gówniany srać sra zasrany nasrał pojeb zjeb przyjebał jebnąć ruchać sukinsyn czarnuch',
} as const

describe.each(LOCALES)('the list in %s', (locale) => {
  it('has every listed word, and each in its usual forms', () => {
    for (const word of [...RUDE_WORDS[locale](), ...SAID[locale].split(' ')]) {
      expect(hasRudeWord(word), word).toBe(true)
      expect(hasRudeWord(`Ada, ${word.toUpperCase()}!`), word).toBe(true)
    }
  })

  it('takes no offence at 200 innocent words, though many have a rude one inside', () => {
    const innocent = INNOCENT[locale].trim().split(/\s+/u)
    expect(new Set(innocent).size).toBeGreaterThanOrEqual(200)
    for (const word of innocent) {
      for (const written of [word, word.toUpperCase(), `${word} 5`, `${word}77`]) expect(hasRudeWord(written), written).toBe(false)
    }
    expect(hasRudeWord(innocent.join(' '))).toBe(false)
  })

  it('is short, with all its endings', () => {
    expect(new Set(RUDE_WORDS[locale]()).size).toBeLessThan(2000)
  })
})

describe('a rude word in disguise', () => {
  it.each([
    ['drawn out', 'fuuuuck'],
    ['with all letters drawn out', 'ffffuuuucccckkkk'],
    ['drawn out where it has two already', 'asssshole'],
    ['in digits', 'sh1t'],
    ['in signs', 'a$$hole'],
    ['with a sign within', 'sh!t'],
    ['with a number after it', 'fucker69'],
    ['spelt', 'f u c k'],
    ['spelt with dots', 'f.u.c.k'],
    ['in wide letters', 'ｆｕｃｋ'],
    ['in a style of letters', '𝖋𝖚𝖈𝖐'],
    ['with marks', 'fück'],
    ['with Cyrillic letters', 'shіt'],
    ['with Latin letters', 'xyй'],
    ['with Latin capitals', 'ПИЗДEЦ'],
    ['with a digit for a Cyrillic letter', 'пи3да'],
    ['with something unseen', 'fu\u200dck'],
    ['with a blank that nobody sees', 'fu\u2800ck'],
    ['without its Polish marks', 'gowno'],
    ['between other signs', '***fuck***'],
    ['after a low line', 'oh_fuck_no'],
  ])('%s is found: %s', (_, text) => {
    expect(hasRudeWord(text)).toBe(true)
  })

  it.each([
    'as',
    'a s',
    '455',
    '1 5 5',
    'U S A',
    'A. S. Pushkin',
    'she’ll',
    'who’re they',
    'B.A. S.S.',
    '👍',
    '',
    '$$$',
    'Agent 007',
    'F1',
    'c u',
  ])('nothing is read into %j', (text) => {
    expect(hasRudeWord(text)).toBe(false)
  })
})

it('a line of a list is a stem with prefixes and endings', () => {
  expect(listed('  [re un] do: - ing \n word')).toEqual(['do', 'doing', 'redo', 'redoing', 'undo', 'undoing', 'word'])
  expect(() => listed('two words')).toThrow('two words')
})
