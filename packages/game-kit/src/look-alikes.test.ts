import { describe, expect, it } from 'vitest'
import { looksLike } from './look-alikes.ts'

describe('two names', () => {
  it.each([
    ['by case', 'Ada', 'ADA'],
    ['by Cyrillic letters among Latin ones', 'Ada', 'Аdа'],
    ['by Cyrillic letters alone', 'Bop', 'Вор'],
    ['by Latin letters among Cyrillic ones', 'Сава', 'Cавa'],
    ['by Greek letters', 'Tom', 'Τοm'],
    ['by the Ukrainian i', 'Іван', 'Iван'],
    ['by width', 'Ada', 'Ａｄａ'],
    ['by a style of letters', 'Ada', '𝒜𝒹𝒶'],
    ['by what is not seen', 'Ada', 'A\u200dd\u00ada\u3164'],
    ['by how an accent is written', 'José', 'Jose\u0301'],
    ['by the dots of another alphabet', 'Zoë', 'Zoё'],
    ['by a capital I for a small l', 'Bill', 'BiIl'],
    ['by a digit', 'Leo', 'Le0'],
    ['by a one', 'Lola', 'Lo1a'],
    ['by r and n', 'Amy', 'Arny'],
    ['by a Turkish i', 'Iris', 'Irıs'],
    ['by blanks', 'Ada K', 'Ada  K '],
    ['by an Armenian letter', 'Son', 'Sօn'],
    ['by a ligature', 'Effi', 'Eﬃ'],
  ])('look alike %s: %s and %s', (_, one, other) => {
    expect(looksLike(one, other)).toBe(true)
    expect(looksLike(other, one)).toBe(true)
  })

  it.each([
    ['Ada', 'Ava'],
    ['Ada', 'Ada 2'],
    ['Ada', 'Ada K.'],
    ['Jose', 'José'],
    ['Лена', 'Лєна'],
    ['Оля', 'Юля'],
    ['Łucja', 'Lucja'],
    ['Michał', 'Michaś'],
    ['مریم', 'مریمه'],
    ['👨‍👩‍👧', '👨‍👩‍👦'],
    ['प्रिया', 'प्रीति'],
    ['李娜', '李那'],
    ['Anna', 'Ana'],
    ['Саша', 'Паша'],
    ['Ян', 'Ян 2'],
  ])('can be told apart: %s and %s', (one, other) => {
    expect(looksLike(one, other)).toBe(false)
  })

  it('of forty usual ones in each language, no two look alike', () => {
    const names = USUAL.split(' ')
    for (const [number, one] of names.entries()) {
      for (const other of names.slice(number + 1)) expect(looksLike(one, other), `${one} and ${other}`).toBe(false)
    }
  })
})

const USUAL =
  'Ada Ben Cleo Dan Emma Finn Grace Hugo Iris Jack Kate Leo Mia Noah Olive Paul Quinn Rose Sam Tom Una Vera Will Xena Yara Zoe Alice Bob Carl Dora Eve Frank Gina Henry Ivy John Kim Lucy Mark Nora ' +
  'Анна Борис Вера Глеб Дима Егор Женя Зоя Игорь Катя Лена Миша Надя Оля Паша Рита Саша Таня Ульяна Федя Юля Яна Аня Вова Галя Даша Ева Захар Инна Костя Лиза Маша Настя Олег Петя Роман Соня Тимур Эля Юра ' +
  'Андрій Богдан Василь Ганна Дмитро Євген Жанна Зоряна Іван Їлія Катерина Леся Марічка Назар Оксана Павло Роксолана Софія Тарас Уляна Хома Юрій Ярина Остап Мирослава Орися Соломія Степан Максим Марко Данило Лев Злата Дарина Поліна Вероніка Олена Ігор Надія Любов ' +
  'Agnieszka Bartek Celina Dorota Ewa Filip Gosia Hania Iga Jacek Kasia Łukasz Magda Natalia Ola Piotr Rafał Stasia Tomek Urszula Wojtek Zosia Żaneta Basia Czesław Damian Eliza Franek Grażyna Henryk Iwona Jola Krzysztof Leszek Marysia Norbert Oliwia Paweł Robert Sylwia'
