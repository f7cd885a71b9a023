import { Drawn } from '@figment/ui/Icon.tsx'

const CAMERA = 'M3 7.500a2 2 0 0 1 2-2h8.500a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zM15.500 11l5.500-3.500v9L15.500 13'
const MICROPHONE =
  'M12 3.500a2.800 2.800 0 0 0-2.800 2.800v5.200a2.800 2.800 0 0 0 5.600 0V6.300A2.800 2.800 0 0 0 12 3.500zM5.800 11.500a6.200 6.200 0 0 0 12.400 0M12 17.700v3'
const CROSSED = 'M4 3.500l16 17'

const DRAWN = {
  camera: CAMERA,
  cameraOff: CAMERA + CROSSED,
  microphone: MICROPHONE,
  microphoneOff: MICROPHONE + CROSSED,
  hangUp:
    'M4 14.500c-1-3 3-6.500 8-6.500s9 3.500 8 6.500c-.4 1.300-1.300 1.500-2.600 1.100l-2-.6c-.8-.3-1.100-.8-1-1.600l.2-1.300c-1.700-.5-3.500-.5-5.200 0l.2 1.300c.1.800-.2 1.300-1 1.600l-2 .6c-1.300.4-2.200.2-2.600-1.100z',
} as const

export type CallIconName = keyof typeof DRAWN

export function CallIcon({ name }: { readonly name: CallIconName }) {
  return <Drawn path={DRAWN[name]} size="1.5rem" />
}
