import { useEffect, useRef } from 'react'
import type { CheckoutStep } from './checkout-step.ts'

/** Moves the focus to the heading of a new step, for keyboards and screen readers. */
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
