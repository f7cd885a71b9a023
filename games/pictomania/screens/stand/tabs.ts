import { LETTERS, type Letter, type Stand } from '../../types.ts'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Narrower than this, a screen has no room for three cards beside each other. */
const narrowestRem = 21.5
/** The share of the width that the paper keeps, and the least that a small drawing keeps, or else the words make room. */
const paperShare = 0.6
const smallestThumbPx = 44

/** Whether the three cards leave too little to draw on; then one card is seen at a time. Looked at once per deal and size, never while somebody draws. */
export function useTabs(stand: Stand, first: Letter | null, isTight = isTooTight) {
  // by its words: the table is told anew with every line that somebody draws
  const deal = LETTERS.map((letter) => stand[letter].words.join()).join()
  const inFrame = useRef<HTMLDivElement>(null)
  const size = useSizeOf(inFrame)
  const [judged, setJudged] = useState({ deal, size, isTabbed: false })
  const [chosen, onTab] = useState<Letter>(first ?? LETTERS[0])
  if (judged.deal !== deal || judged.size !== size) setJudged({ deal, size, isTabbed: false })
  useLayoutEffect(() => {
    if (!judged.isTabbed && isTight(inFrame.current)) setJudged({ ...judged, isTabbed: true })
  }, [judged, isTight])
  return { inFrame, tab: judged.isTabbed ? chosen : null, onTab }
}

function isTooTight(inside: Element | null): boolean {
  const frame = inside?.closest('.frame')
  if (!frame) return false
  const { width, height } = frame.getBoundingClientRect()
  if (width < narrowestRem * remPx()) return true
  if (width >= height) return false
  const paper = frame.querySelector('.desk__paper')?.getBoundingClientRect().width ?? width
  // none is seen beside a drawing that is guessed
  const thumb = frame.querySelector('.tiles--strip .sheet-paper')?.getBoundingClientRect().width ?? 0
  return paper < paperShare * width || (thumb > 0 && thumb < smallestThumbPx)
}

/** Where nobody draws, the words have all the room: still too little when one of them takes more lines than this, or is cut. */
const [mostLines, mostLinesOnLarge] = [2, 3]
const largeFromRem = 36
export function isReadingTight(inside: Element | null): boolean {
  const frame = inside?.closest('.frame')
  if (!inside || !frame) return false
  const { width, height } = frame.getBoundingClientRect()
  if (width < narrowestRem * remPx()) return true
  const place = inside.parentElement
  if (place && (inside.scrollWidth > place.clientWidth + 1 || inside.scrollHeight > place.clientHeight + 1)) return true
  const linePx = parseFloat(getComputedStyle(inside).lineHeight)
  const lines = Math.min(width, height) < largeFromRem * remPx() ? mostLines : mostLinesOnLarge
  return [...inside.querySelectorAll('li > span')].some((word) => word.getBoundingClientRect().height > (lines + 0.5) * linePx)
}

const remPx = () => parseFloat(getComputedStyle(document.documentElement).fontSize)

/** Changes with the frame around it, and with the size of the letters. */
function useSizeOf(inside: RefObject<Element | null>): string {
  const [size, setSize] = useState('')
  useEffect(() => {
    const frame = inside.current?.closest('.frame')
    if (!inside.current || !frame) return
    const watch = new ResizeObserver(() => setSize(`${frame.clientWidth}×${frame.clientHeight} ${remPx()}`))
    watch.observe(frame)
    // the frame does not grow with the letters, but one of these does
    watch.observe(inside.current)
    if (inside.current.firstElementChild) watch.observe(inside.current.firstElementChild)
    return () => watch.disconnect()
  }, [inside])
  return size
}
