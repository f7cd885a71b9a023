import { useState } from 'react'
import { Dialog } from '@figment/ui/Dialog.tsx'
import { Icon } from '@figment/ui/Icon.tsx'
import { DeviceSettings } from './DeviceSettings.tsx'
import { useHouseWords } from './words/index.ts'

/** The settings where there is no table yet. */
export function SettingsButton() {
  const words = useHouseWords().settings
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="settings-button" aria-label={words.title} onClick={() => setOpen(true)}>
        <Icon name="settings" />
      </button>
      <Dialog title={words.title} open={isOpen} onClose={() => setOpen(false)}>
        <DeviceSettings />
      </Dialog>
    </>
  )
}
