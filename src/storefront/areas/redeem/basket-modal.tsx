import { useNavigate } from 'react-router'
import { redeemCheckoutTexts } from '#i18n/texts/redeem-checkout.ts'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { Button } from '#ui/button.tsx'
import { MessageRow } from '#ui/message-row.tsx'
import { Modal } from '#ui/modal.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { CloseButton } from './close-button.tsx'
import { LeftTooLittle } from './left-too-little.tsx'
import { RedeemLines } from './redeem-lines.tsx'
import { useOpenRedeem } from './redeem-state.ts'
import { RedeemTotals } from './redeem-totals.tsx'
import { useGoToCheckout } from './use-go-to-checkout.ts'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    redeemBasket: RedeemBasketProps
  }
}

export type RedeemBasketProps = Record<never, never>

/** What is chosen, over the list; the way on to the checkout. */
export function BasketModal({ onClosed }: Closable) {
  const t = useTexts(redeemCheckoutTexts, 'basket')
  const redeem = useOpenRedeem()
  const { goOn, isGoing } = useGoToCheckout(useNavigate())
  if (redeem === undefined) return null
  const { order, session } = redeem
  const isEmpty = order.packages.length === 0
  return (
    <Modal title={t('title')} onClosed={onClosed}>
      {isEmpty ? (
        <MessageRow>{t('empty')}</MessageRow>
      ) : (
        <>
          <RedeemLines order={order} />
          <RedeemTotals order={order} session={session} />
          <LeftTooLittle redeem={redeem} />
        </>
      )}
      <div className="mt-6 grid gap-3 sm:flex">
        {!isEmpty && (
          <Button
            isLoading={isGoing}
            isDisabled={order.problemCount > 0 || order.isRemainderTooSmall}
            onClick={() => goOn(redeem)}
          >
            {t('next')}
          </Button>
        )}
        <CloseButton label={t('goOn')} />
      </div>
    </Modal>
  )
}
