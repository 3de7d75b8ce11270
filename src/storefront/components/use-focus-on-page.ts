import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * A new page begins at its content: without a full load the focus would stay on a link that is gone, and who
 * listens would hear nothing.
 */
export function useFocusOnPage(): void {
  const { pathname } = useLocation()
  const focused = useRef(pathname)
  useEffect(() => {
    if (focused.current === pathname) return
    focused.current = pathname
    // A modal that led here goes first: as long as it is open, nothing behind it takes the focus.
    const timer = setTimeout(() => document.getElementById('main')?.focus({ preventScroll: true }))
    return () => clearTimeout(timer)
  }, [pathname])
}
