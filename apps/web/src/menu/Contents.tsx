import { type ReactNode, useState } from 'react'
import { Icon, type IconName } from '@figment/ui/Icon.tsx'
import { CallButton } from '../call/CallButton.tsx'
import { ReactionRow } from '../company/Corner.tsx'
import { TalkButton } from '../company/TalkButton.tsx'
import { CompanyWords } from '../company/words/index.tsx'
import { LanguageSwitcher } from '../settings/LanguageSwitcher.tsx'
import { useLocale } from '@figment/ui/words.tsx'
import { useWords } from '../words/spoken.tsx'
import { HOW_TO_PLAY } from '../learn/label.ts'
import { RulesDialog } from '../learn/RulesDialog.tsx'
import { Switch } from '../settings/Switch.tsx'
import { useHouseWords } from '../settings/words/index.ts'
import { useTable } from '@figment/client/useTable.ts'
import { isHost, mayDelete } from '@figment/client/who.ts'
import { useSheets } from '../people/sheet.ts'
import type { Page } from './page.ts'

interface Props {
  onGo(page: Page): void
  onDone(): void
}

/** Call, chat and reactions, for scenes that fill the screen: there nothing else has a place. */
function Company({ onDone }: Pick<Props, 'onDone'>) {
  return (
    <div className="menu__company">
      <CallButton onDone={onDone} />
      <TalkButton isAnnouncing={false} />
      <CompanyWords>
        <ReactionRow onSent={onDone} />
      </CompanyWords>
    </div>
  )
}

export function Contents({ onGo, onDone }: Props) {
  const words = useWords()
  const house = useHouseWords()
  const { view } = useTable()
  const openSheet = useSheets()
  return (
    <div className="menu">
      <Company onDone={onDone} />
      <Entry
        icon="people"
        onClick={() => {
          onDone()
          openSheet({ kind: 'people' })
        }}
      >
        {house.people}
      </Entry>
      <RulesEntry />
      {view.open.earlier && (
        <Entry icon="copy" onClick={() => onGo('earlier')}>
          {house.earlier}
        </Entry>
      )}
      <Entry icon="person" onClick={() => onGo('looks')}>
        {words.menu.looks}
      </Entry>
      <Entry icon="settings" onClick={() => onGo('settings')}>
        {house.settings.title}
      </Entry>
      <Entry icon="phone" onClick={() => onGo('device')}>
        {words.menu.device}
      </Entry>
      <Entry icon="tv" onClick={() => onGo('tv')}>
        {words.menu.tv}
      </Entry>
      {isHost(view) && <HostTools onGo={onGo} onDone={onDone} />}
      <Entry icon="door" onClick={() => onGo('leave')}>
        {words.menu.leave}
      </Entry>
      <Entry icon="erase" onClick={() => onGo('erase')}>
        {house.erasing.mine}
      </Entry>
      {mayDelete(view) && (
        <Entry icon="bin" onClick={() => onGo('delete')}>
          {house.erasing.table}
        </Entry>
      )}
      <div className="menu__language">
        <LanguageSwitcher />
      </div>
    </div>
  )
}

function RulesEntry() {
  const { locale } = useLocale()
  const { view } = useTable()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Entry icon="help" onClick={() => setOpen(true)}>
        {HOW_TO_PLAY[locale]}
      </Entry>
      <RulesDialog game={view.open.choice.game} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

function HostTools({ onGo, onDone }: Props) {
  const words = useWords()
  const house = useHouseWords()
  const { view, move } = useTable()
  const { play, pausedAt, chat, isFiltered } = view.open
  const isPlaying = play !== null && play.open.phase !== 'over'
  const then = (done: Promise<unknown>) => void done.then(onDone)
  return (
    <section className="menu__host" aria-labelledby="host-tools-heading">
      <h3 id="host-tools-heading" className="menu__heading">
        {house.host.tools}
      </h3>
      {isPlaying && pausedAt === null && (
        <Entry icon="pause" onClick={() => then(move({ type: 'pauseGame' }))}>
          {house.pause.pause}
        </Entry>
      )}
      {isPlaying && pausedAt !== null && (
        <Entry icon="resume" onClick={() => then(move({ type: 'resumeGame' }))}>
          {house.pause.goOn}
        </Entry>
      )}
      {isPlaying && (
        <Entry icon="removePlayer" onClick={() => onGo('remove')}>
          {house.host.remove}
        </Entry>
      )}
      <Entry icon="host" onClick={() => onGo('host')}>
        {words.menu.host}
      </Entry>
      <div className="menu__switch">
        <Switch icon="chat" label={house.host.chat} isOn={chat.isOn} onChange={(isOn) => void move({ type: 'turnChat', isOn })} />
      </div>
      <div className="menu__switch">
        <Switch
          icon="cleanWords"
          label={house.host.filter}
          hint={house.host.filterHint}
          isOn={isFiltered}
          onChange={(isOn) => void move({ type: 'turnFilter', isOn })}
        />
      </div>
      {play && (
        <Entry icon="stop" onClick={() => onGo('end')}>
          {words.menu.end}
        </Entry>
      )}
    </section>
  )
}

function Entry({ icon, children, onClick }: { readonly icon: IconName; readonly children: ReactNode; onClick(): void }) {
  return (
    <button type="button" className="menu__entry" onClick={onClick}>
      <Icon name={icon} />
      <span>{children}</span>
    </button>
  )
}
