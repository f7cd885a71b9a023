import type { AdjectiveForms } from './slavic.ts'

export function decline(adjective: string): AdjectiveForms {
  const stem = adjective.slice(0, -2)
  return adjective.endsWith('ій') ? soft(stem) : hard(stem)
}

function hard(stem: string): AdjectiveForms {
  const [genitive, dative, instrumental] = [`${stem}ого`, `${stem}ому`, `${stem}им`]
  const many = `${stem}і`
  return {
    m: [`${stem}ий`, genitive, dative, `${stem}ий`, instrumental, dative],
    f: [`${stem}а`, `${stem}ої`, `${stem}ій`, `${stem}у`, `${stem}ою`, `${stem}ій`],
    n: [`${stem}е`, genitive, dative, `${stem}е`, instrumental, dative],
    p: [many, `${stem}их`, instrumental, many, `${stem}ими`, `${stem}их`],
  }
}

function soft(stem: string): AdjectiveForms {
  const [genitive, dative, instrumental] = [`${stem}ього`, `${stem}ьому`, `${stem}ім`]
  const many = `${stem}і`
  return {
    m: [`${stem}ій`, genitive, dative, `${stem}ій`, instrumental, dative],
    f: [`${stem}я`, `${stem}ьої`, `${stem}ій`, `${stem}ю`, `${stem}ьою`, `${stem}ій`],
    n: [`${stem}є`, genitive, dative, `${stem}є`, instrumental, dative],
    p: [many, `${stem}іх`, instrumental, many, `${stem}іми`, `${stem}іх`],
  }
}
