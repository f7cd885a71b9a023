import { plural } from '@figment/i18n'
import type { Trouble } from '../devices.ts'
import type { Medium } from '../link.ts'

export const words = {
  title: 'Video call',
  button: (count: number) =>
    count === 0 ? 'Video call' : `Video call, ${plural('en', count, { one: `${count} person in it`, other: `${count} people in it` })}`,
  lead: 'Talk and see each other while you play. Picture and sound go straight from device to device and are kept nowhere.',
  inIt: (names: string) => `Already in the call: ${names}`,
  nobody: 'Nobody is in the call yet.',
  preview: 'This is how the others will see you',
  cameraIsOff: 'The camera is off: the others see your rabbit',
  join: 'Join the call',
  joinMuted: 'Join, only to see and hear',
  leave: 'Leave the call',
  done: 'Done',
  fold: 'Fold the faces away',
  unfold: 'Show the faces',
  section: 'Call',
  faces: 'In the call',
  turn: {
    audio: { on: 'Turn the microphone on', off: 'Mute the microphone' },
    video: { on: 'Turn the camera on', off: 'Turn the camera off' },
  } satisfies Record<Medium, unknown>,
  keys: 'Keys: M for the microphone, V for the camera',
  devices: { audio: 'Microphone', video: 'Camera', speaker: 'Speaker' },
  usual: 'As the browser chooses',
  asking: 'Please allow it in the browser…',
  tile: {
    you: 'you',
    muted: 'muted',
    cameraOff: 'camera off',
    speaking: 'speaking',
    connecting: 'connecting…',
  },
  trouble: {
    audio: {
      denied: 'The browser does not let us use the microphone. Allow it next to the address, then turn it on again.',
      missing: 'No microphone found. Plug one in, or join and listen.',
      busy: 'The microphone does not answer: perhaps another program uses it. Close that, then turn it on again.',
      insecure: 'Browsers give the microphone only to addresses with https. Here you can see and hear the others.',
    },
    video: {
      denied: 'The browser does not let us use the camera. Allow it next to the address, then turn it on again.',
      missing: 'No camera found. You can join without one.',
      busy: 'The camera does not answer: perhaps another program uses it. Close that, then turn it on again.',
      insecure: 'Browsers give the camera only to addresses with https. Here you can see and hear the others.',
    },
  } satisfies Record<Medium, Record<Trouble, string>>,
  notice: {
    full: 'The call is full: there is room for eight.',
    elsewhere: 'You have joined the call on another device.',
    askAgain: 'You are back in the call, but the browser wants to be asked again before it shows you.',
  },
  askAgain: 'Turn on what was on',
  silenced: 'The browser is waiting for a tap before it plays sound.',
  unsilence: 'Turn the sound on',
  unsupported: 'This browser cannot make calls.',
}

export interface Words extends Readonly<typeof words> {}
