import { useState } from 'react'
import { useNavigate } from 'react-router'
import { formTexts } from '#i18n/texts/form.ts'
import { useCaptcha } from '#storefront/parts/captcha/use-captcha.ts'
import { useErrorModal } from '#storefront/parts/modals/use-error-modal.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import type { Refusals } from '#ui/form/shop-form.ts'
import { useTexts } from '#ui/use-texts.ts'

export type TypedCard = { cardNumber: string; pin: string }

/** From the balance on to exchanging the card, with the number and pin that were typed for it. */
export function useStartRedeem() {
  const t = useTexts(formTexts)
  const captcha = useCaptcha()
  const paths = usePaths()
  const navigate = useNavigate()
  const showError = useErrorModal()
  const [isStarting, setStarting] = useState(false)
  const [errors, setErrors] = useState<Refusals>([])
  async function start(card: TypedCard): Promise<void> {
    setStarting(true)
    try {
      const { startRedeem } = await import('#storefront/parts/redeem/open-redeem.ts')
      const proof = await captcha.take().catch(() => undefined)
      if (proof === undefined)
        return setErrors([
          { code: 0, message: t('captchaFailed'), referencedRequestParameter: null },
        ])
      const { redeem, errors: refused } = await startRedeem(card, proof)
      setErrors(refused)
      if (redeem) await navigate(redeem.pageId ? paths.redeemShop(redeem.pageId) : paths.redeem())
    } catch (failure) {
      showError(failure)
    } finally {
      setStarting(false)
    }
  }
  return { start, isStarting, errors, begin: captcha.begin }
}
