import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** A modal that led here goes within a few frames; one that stays is a new one, and keeps the focus. */
const framesMax = 30

/** Where the focus goes when what had it is gone. */
export const focusOnContent = (): void =>
  document.getElementById('main')?.focus({ preventScroll: true })

/**
 * A new page begins at its content: without a full load the focus would stay on a link that is gone, and who
 * listens would hear nothing. Behind a modal nothing takes the focus, so one that is about to go goes first.
 */
export function useFocusOnPage(): void {
  const { pathname } = useLocation()
  const focused = useRef(pathname)
  useEffect(() => {
    if (focused.current === pathname) return
    focused.current = pathname
    let frame = 0
    const focus = (frames: number) => {
      if (frames > 0 && document.querySelector('dialog[open]'))
        frame = requestAnimationFrame(() => focus(frames - 1))
      else focusOnContent()
    }
    focus(framesMax)
    return () => cancelAnimationFrame(frame)
  }, [pathname])
}
