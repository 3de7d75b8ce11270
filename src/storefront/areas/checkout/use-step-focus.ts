import { useEffect, useRef } from 'react'
import type { CheckoutStep } from './checkout-step.ts'

/** A new step begins at its heading, for who listens and for who uses a keyboard. */
export function useStepFocus(step: CheckoutStep) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus({ preventScroll: true })
  }, [step])
  return heading
}
