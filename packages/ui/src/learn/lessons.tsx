import type { ComponentType } from 'react'
import { type Languages, spoken } from '../spoken.tsx'
import { Hint } from './Hint.tsx'

interface Props<Lesson, Words> {
  /** Null: nothing (more) to learn now. */
  readonly lesson: Lesson | null
  readonly moment: string
  say(words: Words, lesson: Lesson): string
}

/** What a game teaches those who are here for the first time; each lesson is shown once. */
export function lessonsOf<Lesson extends string, Words>(
  game: string,
  languages: Languages<Words>,
  Picture: ComponentType<{ readonly lesson: Lesson }>,
) {
  const { Speaking, useWords, load } = spoken(languages)

  function Note({ lesson, moment, say }: Props<Lesson, Words>) {
    const words = useWords()
    return (
      <Hint name={lesson && `${game}.${lesson}`} moment={moment} picture={lesson && <Picture lesson={lesson} />}>
        {lesson && say(words, lesson)}
      </Hint>
    )
  }

  const LessonNow = (props: Props<Lesson, Words>) => (
    <Speaking>
      <Note {...props} />
    </Speaking>
  )
  return { LessonNow, load }
}
