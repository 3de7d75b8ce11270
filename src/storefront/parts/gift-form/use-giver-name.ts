import { type RefObject, useEffect } from 'react'

/**
 * Fills in whom the gift is from, once a visitor turns to the fields of the receiver. The page is the same for everybody and
 * knows no names; what was typed already stays.
 */
export function useGiverName(
  fields: RefObject<HTMLElement | null>,
  input: RefObject<HTMLInputElement | null>,
): void {
  useEffect(() => {
    const element = fields.current
    const offer = () => {
      import('./offer-giver-name.ts')
        .then(({ offerGiverName }) => offerGiverName(input))
        // Then it is typed, or left empty.
        .catch(() => undefined)
    }
    element?.addEventListener('focusin', offer, { once: true })
    return () => element?.removeEventListener('focusin', offer)
  }, [fields, input])
}
