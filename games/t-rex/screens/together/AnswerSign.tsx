import type { Answer } from '../../types.ts'

export const AnswerSign = ({ answer }: { readonly answer: Answer }) => (
  <svg className="answer-sign" viewBox="0 0 24 24" aria-hidden="true">
    <path d={answer === 'match' ? 'M4 9.500h16M4 14.500h16' : 'M4 9.500h16M4 14.500h16M16 4L8 20'} />
  </svg>
)
