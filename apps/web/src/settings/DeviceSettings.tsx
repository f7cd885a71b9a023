import { sound } from '@figment/ui/sound.ts'
import { Choices } from './Choices.tsx'
import { changeSettings, isSoundOn, MOTIONS, THEMES, useSettings } from './settings.ts'
import { Switch } from './Switch.tsx'
import { useHouseWords } from './words/index.ts'
import './DeviceSettings.css'

/** What this device prefers: it takes effect at once, and there is nothing to save. */
export function DeviceSettings() {
  const words = useHouseWords().settings
  const { theme, hand, motion } = useSettings()
  return (
    <div className="device-settings">
      <Choices
        label={words.theme}
        value={theme}
        choices={THEMES.map((value) => ({ value, text: words.themes[value] }))}
        onChange={(chosen) => changeSettings({ theme: chosen })}
      />
      <Switch
        label={words.sound}
        hint={words.soundHint}
        isOn={isSoundOn()}
        onChange={(isOn) => {
          changeSettings({ sound: isOn })
          sound('chime')
        }}
      />
      <Switch
        label={words.hand}
        hint={words.handHint}
        isOn={hand === 'left'}
        onChange={(isLeft) => changeSettings({ hand: isLeft ? 'left' : 'right' })}
      />
      <Choices
        label={words.motion}
        hint={words.motionHint}
        value={motion}
        choices={MOTIONS.map((value) => ({ value, text: words.motions[value] }))}
        onChange={(chosen) => changeSettings({ motion: chosen })}
      />
      <p className="device-settings__note">{words.device}</p>
    </div>
  )
}
