import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** SPEC §4: long enough for the new page to be there. */
const closeAfterMoveMs = 50

/** Closes 50 ms after the address changed, or was asked for again: a link inside leads to where one is. */
export function useCloseAfterMove(close: () => void): void {
  const { key } = useLocation()
  const opened = useRef(key)
  useEffect(() => {
    if (opened.current === key) return
    const timer = setTimeout(close, closeAfterMoveMs)
    return () => clearTimeout(timer)
  }, [key, close])
}

/**
 * Closes what opens below its button, both inside `place`: on a press or a focus elsewhere, and on Escape, which
 * gives the focus back to that button.
 */
export function useCloseElsewhere(place: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      close()
      place.current?.querySelector('button')?.focus()
    }
    const handleElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) close()
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('keydown', handleKey, { signal })
    document.addEventListener('pointerdown', handleElsewhere, { signal })
    document.addEventListener('focusin', handleElsewhere, { signal })
    return () => listening.abort()
  }, [place, close])
}
