import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** A modal that led here goes within a few frames; one that stays is a new one, and keeps the focus. */
const framesMax = 30

/** Moves the focus to the content when the focused element is gone. */
export const focusOnContent = (): void =>
  document.getElementById('main')?.focus({ preventScroll: true })

/**
 * Moves the focus to the content of a new page. Without a full load it would stay on a removed link, and screen
 * readers would say nothing. Content behind a modal cannot be focused, so a closing modal goes first.
 */
export function useFocusOnPage(): void {
  const { pathname } = useLocation()
  const focused = useRef(pathname)
  useEffect(() => {
    if (focused.current === pathname) return
    focused.current = pathname
    return onceModalsAreClosed(focusOnContent)
  }, [pathname])
}

/** Calls back at once, or when the open modal is gone; gives what calls it off. */
export function onceModalsAreClosed(focus: () => void): () => void {
  let frame = 0
  const look = (frames: number) => {
    if (frames > 0 && document.querySelector('dialog[open]'))
      frame = requestAnimationFrame(() => look(frames - 1))
    else focus()
  }
  look(framesMax)
  return () => cancelAnimationFrame(frame)
}
