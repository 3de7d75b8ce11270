import { redeemTexts } from '#i18n/texts/redeem.ts'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { Modal } from '#ui/modal.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { CardForm } from './card-form.tsx'
import { loadCardPrefixes } from './card-prefixes.ts'
import { refreshRedeem } from './redeem-state.ts'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    redeemCardNumber: CardNumberProps
  }
}

export type CardNumberProps = Record<never, never>

/** Begins an exchange, on any of its pages. */
export function CardNumberModal({ onClosed }: Closable) {
  const t = useTexts(redeemTexts, 'card')
  return (
    <Modal title={t('title')} onClosed={onClosed}>
      <p>{t('text')}</p>
      <CardForm
        load={async () => {
          const [{ sendRedeemCard }, prefixes] = await Promise.all([
            import('#storefront/parts/redeem/send-redeem-card.ts'),
            loadCardPrefixes(),
          ])
          return sendRedeemCard(prefixes)
        }}
        onDone={async () => {
          await refreshRedeem()
          onClosed()
        }}
        submit={t('submit')}
      />
    </Modal>
  )
}
