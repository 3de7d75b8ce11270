import { useEffect, useRef, useState } from 'react'

/** True until the paper is gone. The card below is readable from the start. */
const unwrapMs = 900

/** True for the short while in which a present that was closed on this page is being opened. */
export function useUnwrapping(isOpened: boolean): boolean {
  const wasClosed = useRef(!isOpened)
  const [isOver, setIsOver] = useState(false)
  const isUnwrapping = wasClosed.current && isOpened && !isOver
  useEffect(() => {
    if (!isUnwrapping) return
    const timer = setTimeout(() => setIsOver(true), unwrapMs)
    return () => clearTimeout(timer)
  }, [isUnwrapping])
  return isUnwrapping
}
