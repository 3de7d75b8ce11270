import { useState } from 'react'
import { useErrorModal } from '#storefront/parts/modals/use-error-modal.ts'
import type { Refusals } from '#ui/form/shop-form.ts'

type Changes = typeof import('./change-redeem.ts')

/** Changes what is exchanged, one thing at a time; what the shop refused is told in place. */
export function useRedeemChange() {
  const [isChanging, setIsChanging] = useState(false)
  const [errors, setErrors] = useState<Refusals>([])
  const showError = useErrorModal()
  /** Whether it was done. */
  async function change(run: (changes: Changes) => Promise<Refusals>): Promise<boolean> {
    if (isChanging) return false
    setIsChanging(true)
    try {
      const refused = await run(await import('./change-redeem.ts'))
      setErrors(refused)
      return refused.length === 0
    } catch (failure) {
      showError(failure)
      return false
    } finally {
      setIsChanging(false)
    }
  }
  return { change, isChanging, errors }
}
