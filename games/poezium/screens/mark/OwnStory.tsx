import type { Held, Open } from '../../types.ts'
import { Picture } from '@figment/ui/Picture.tsx'
import { usePoeziumWords } from '../words.tsx'
import '../StoryTable.css'
import '../board/Near.css'

/** The story that I tell, large: nobody else sees which it is. */
export function OwnStory({ open, held }: { readonly open: Open; readonly held: Held }) {
  const words = usePoeziumWords()
  const story = held.picked === null ? undefined : open.stories[held.picked - 1]
  if (!story) return null
  return (
    <div className="near__story">
      <span className="story-table__number">
        {held.picked} · {words.stories.yours}
      </span>
      <Picture card={story.card} deck="stories" size="large" />
    </div>
  )
}
