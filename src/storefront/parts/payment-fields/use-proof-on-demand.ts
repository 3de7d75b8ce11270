import { useEffect, useEffectEvent, useState } from 'react'
import { errorCodes } from '#kernel/error-codes.ts'
import type { ShopErrorFragment } from '#storefront/graphql/generated/graphql.ts'
import { useCaptcha } from '#storefront/parts/captcha/use-captcha.ts'

const proofCodes: readonly number[] = [errorCodes.captchaMissing, errorCodes.captchaRefused]

const asksForProof = (errors: readonly ShopErrorFragment[]): boolean =>
  errors.some(({ code }) => proofCodes.includes(code))

/**
 * The proof that no machine tries out cards, which the shop asks for once several payments failed. The visitor is not
 * bothered with it: the browser computes, and pays once more by itself (`again`); from then on each payment has one.
 */
export function useProofOnDemand(
  errors: readonly ShopErrorFragment[],
  { isBusy, again }: { isBusy: boolean; again: () => void },
) {
  const captcha = useCaptcha()
  const [demand, setDemand] = useState<'none' | 'new' | 'known'>('none')
  const [isMaking, setIsMaking] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const hear = useEffectEvent(() => {
    // One that was made and not taken is no reason to try for ever.
    if (demand === 'none') setDemand('new')
    else setHasFailed(true)
  })
  const payAgain = useEffectEvent(again)

  useEffect(() => {
    if (asksForProof(errors)) hear()
  }, [errors])
  useEffect(() => {
    if (demand !== 'new' || isBusy) return
    setDemand('known')
    payAgain()
  }, [demand, isBusy])

  const take = async (): Promise<string | undefined> => {
    setHasFailed(false)
    if (demand === 'none') return ''
    setIsMaking(true)
    try {
      return await captcha.take()
    } catch {
      setHasFailed(true)
      return undefined
    } finally {
      setIsMaking(false)
    }
  }
  const otherErrors = errors.filter(({ code }) => !proofCodes.includes(code))
  return { take, isMaking, hasFailed, otherErrors }
}
