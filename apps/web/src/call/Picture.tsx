import { useLayoutEffect, useRef } from 'react'

interface Props {
  readonly stream: MediaStream
  /** One's own picture is shown as in a mirror. */
  readonly isMirrored: boolean
}

/** A moving picture without sound: what is heard is played elsewhere, once. */
export function Picture({ stream, isMirrored }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  useLayoutEffect(() => {
    const element = video.current
    if (!element) return
    element.srcObject = stream
    // a browser that saves power may refuse: the next frame tries again
    element.play().catch(() => undefined)
    return () => {
      element.srcObject = null
    }
  }, [stream])
  return (
    <video
      ref={video}
      className={isMirrored ? 'face__video face__video--mirrored' : 'face__video'}
      autoPlay
      muted
      playsInline
      disablePictureInPicture
      aria-hidden="true"
    />
  )
}
