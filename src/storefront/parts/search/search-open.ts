import { useEffect, useRef } from 'react'

/** While the modal is open, and until it has returned the focus, focus opens nothing. */
let isOpen = false

export const isSearchOpen = (): boolean => isOpen

/** Said by the modal as long as it is there. */
export function useSearchOpen(): void {
  useEffect(() => {
    isOpen = true
    return () => {
      isOpen = false
    }
  }, [])
}

/**
 * Whether the last key was Tab. Visitors who walk through the page by Tab pass the search box; the first key that they
 * type in it opens the modal (WCAG 3.2.1).
 */
export function useIsTabbing(): () => boolean {
  const isTabbing = useRef(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      isTabbing.current = event.key === 'Tab' || event.key === 'Shift'
    }
    const onPointer = () => {
      isTabbing.current = false
    }
    document.addEventListener('keydown', onKey, true)
    document.addEventListener('pointerdown', onPointer, true)
    return () => {
      document.removeEventListener('keydown', onKey, true)
      document.removeEventListener('pointerdown', onPointer, true)
    }
  }, [])
  return () => isTabbing.current
}
