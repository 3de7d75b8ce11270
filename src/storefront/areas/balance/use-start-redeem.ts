import { useNavigate } from 'react-router'
import { formTexts } from '#i18n/texts/form.ts'
import type { OpenRedeemMutation } from '#storefront/graphql/generated/graphql.ts'
import { useCaptcha } from '#storefront/parts/captcha/use-captcha.ts'
import { useChange } from '#storefront/parts/change/use-change.ts'
import { unexpectedCode } from '#storefront/parts/modals/use-error-modal.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { useTexts } from '#ui/use-texts.ts'

export type TypedCard = { cardNumber: string; pin: string }

/** From the balance on to exchanging the card, with the number and pin that were typed for it. */
export function useStartRedeem() {
  const captchaFailed = useTexts(formTexts)('captchaFailed')
  const captcha = useCaptcha()
  const paths = usePaths()
  const navigate = useNavigate()
  const { press, isBusy, errors } = useChange<Started>({
    onDone: ({ redeem }) => {
      if (redeem) void navigate(redeem.pageId ? paths.redeemShop(redeem.pageId) : paths.redeem())
    },
  })
  async function ask(card: TypedCard): Promise<Started> {
    const { startRedeem } = await import('#storefront/parts/redeem/send-redeem-card.ts')
    const proof = await captcha.take().catch(() => undefined)
    if (proof !== undefined) return startRedeem(card, proof)
    const failed = { message: captchaFailed, referencedRequestParameter: null }
    return { redeem: null, errors: [{ code: unexpectedCode, ...failed }] }
  }
  const start = (card: TypedCard) => press(() => ask(card))
  return { start, isStarting: isBusy, errors, begin: captcha.begin }
}

type Started = Pick<OpenRedeemMutation['openRedeem'], 'redeem' | 'errors'>
