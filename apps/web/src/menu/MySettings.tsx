import { DeviceSettings } from '../settings/DeviceSettings.tsx'
import { MoreTime } from './MoreTime.tsx'

/** What I need at this table, then what this device prefers. */
export function MySettings() {
  return (
    <div className="menu__page menu__page--wide">
      <MoreTime />
      <DeviceSettings />
    </div>
  )
}
