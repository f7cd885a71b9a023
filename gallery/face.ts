import type { LinkWord } from '@figment/protocol'

/**
 * Somebody else in the call, who lives in the same page: answers every offer with a drawn face. Its text is sent to the
 * browser as well, so it uses nothing from outside.
 */
export function answerWithAFace(hue: number, say: (word: LinkWord) => void): (word: LinkWord) => void {
  let link: RTCPeerConnection | null = null
  let queue = Promise.resolve()
  return (word) => {
    queue = queue.then(() => hear(word)).catch(() => undefined)
  }

  async function hear(word: LinkWord): Promise<void> {
    if (word.type === 'candidates')
      for (const { candidate, ...rest } of word.candidates) await link?.addIceCandidate({ candidate, ...rest })
    if (word.type !== 'offer') return
    link?.close()
    const { attempt } = word
    const answering = new RTCPeerConnection()
    link = answering
    answering.onicecandidate = ({ candidate }) => {
      if (!candidate) return
      const { sdpMid, sdpMLineIndex, usernameFragment } = candidate
      say({ type: 'candidates', attempt, candidates: [{ candidate: candidate.candidate, sdpMid, sdpMLineIndex, usernameFragment }] })
    }
    await answering.setRemoteDescription({ type: 'offer', sdp: word.sdp })
    for (const transceiver of answering.getTransceivers()) {
      if (transceiver.receiver.track.kind !== 'video') continue
      transceiver.direction = 'sendrecv'
      await transceiver.sender.replaceTrack(drawn())
    }
    await answering.setLocalDescription(await answering.createAnswer())
    say({ type: 'answer', attempt, sdp: answering.localDescription?.sdp ?? '' })
  }

  /** A picture that stands still is sent anew from time to time, or it would not be sent at all. */
  function drawn(): MediaStreamTrack | null {
    const canvas = document.createElement('canvas')
    canvas.width = 320
    canvas.height = 240
    const paint = canvas.getContext('2d')
    const draw = () => {
      if (!paint) return
      paint.fillStyle = `hsl(${hue} 35% 30%)`
      paint.fillRect(0, 0, 320, 240)
      paint.fillStyle = `hsl(${hue} 45% 78%)`
      paint.beginPath()
      paint.arc(160, 120, 70, 0, 7)
      paint.fill()
      paint.fillStyle = '#222'
      for (const x of [135, 185]) paint.fillRect(x - 5, 100, 10, 14)
      paint.fillRect(140, 150, 40, 5)
    }
    draw()
    const painting = setInterval(() => {
      // the other side has gone: this screen was taken down
      const isOver = link !== null && ['disconnected', 'failed', 'closed'].includes(link.connectionState)
      if (!isOver) return draw()
      clearInterval(painting)
      link?.close()
    }, 200)
    return canvas.captureStream(5).getVideoTracks()[0] ?? null
  }
}
