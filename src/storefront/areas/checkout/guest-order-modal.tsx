import { checkoutTexts } from '#i18n/texts/checkout.ts'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { DetailsIntro } from '#storefront/parts/order-details/details-intro.tsx'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { GuestDetailsForm } from './guest-details-form.tsx'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    basketGuestOrder: GuestOrderProps
  }
}

export type GuestOrderProps = { hasShipping: boolean }

/** Asks over the basket who orders, and goes on to the next step of the checkout (SPEC §4, without modal-auth). */
export function GuestOrderModal({ hasShipping, onClosed }: GuestOrderProps & Closable) {
  const t = useTexts(checkoutTexts, 'details')
  return (
    <Modal title={t('heading')} onClosed={onClosed}>
      <DetailsIntro email={undefined} />
      <GuestDetailsForm
        saved={undefined}
        profile={undefined}
        hasShipping={hasShipping}
        actions={(isSending) => (
          <Button type="submit" isLoading={isSending} isWide className="mt-7">
            {t(hasShipping ? 'toShipping' : 'next')}
          </Button>
        )}
      />
    </Modal>
  )
}
