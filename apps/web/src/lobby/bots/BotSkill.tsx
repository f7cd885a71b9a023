import { SKILLS } from '@figment/table/types'
import { useTable } from '@figment/client/useTable.ts'
import { isHost } from '@figment/client/who.ts'
import { Select } from '@figment/ui/Select.tsx'
import { BotWords, useBotWords } from './words/index.ts'
import './BotSkill.css'

/** How well the bots at this table play: for the host to choose, and for everybody to know. */
export function BotSkill() {
  return (
    <BotWords>
      <Chosen />
    </BotWords>
  )
}

function Chosen() {
  const words = useBotWords()
  const { view, move } = useTable()
  const { skill } = view.open
  if (!isHost(view))
    return (
      <p className="bot-skill">
        {words.bots}: {words.skills[skill]}
      </p>
    )
  return (
    <div className="bot-skill">
      <Select
        label={words.bots}
        value={skill}
        choices={SKILLS.map((value) => ({ value, text: words.skills[value] }))}
        onChange={(value) => {
          const chosen = SKILLS.find((one) => one === value)
          if (chosen) void move({ type: 'chooseSkill', skill: chosen })
        }}
      />
    </div>
  )
}
