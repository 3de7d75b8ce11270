import { redeemTexts } from '#i18n/texts/redeem.ts'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { Modal } from '#ui/modal.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { CardForm } from './card-form.tsx'
import { loadCardPrefixes } from './card-prefixes.ts'
import { applyState } from './redeem-state.ts'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    redeemAddExtraCard: AddCardProps
  }
}

export type AddCardProps = Record<never, never>

/** One more card of the same kind. */
export function AddCardModal({ onClosed }: Closable) {
  const t = useTexts(redeemTexts, 'card')
  return (
    <Modal title={t('extraTitle')} onClosed={onClosed}>
      <p>{t('extraText')}</p>
      <CardForm
        load={async () => {
          const [{ addCard }, prefixes] = await Promise.all([
            import('./add-card.ts'),
            loadCardPrefixes(),
          ])
          return addCard(prefixes)
        }}
        onDone={(_card, answer) => {
          applyState(answer)
          onClosed()
        }}
        submit={t('add')}
      />
    </Modal>
  )
}
