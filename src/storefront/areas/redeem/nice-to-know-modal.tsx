import { redeemTexts } from '#i18n/texts/redeem.ts'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { Modal } from '#ui/modal.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { CloseButton } from './close-button.tsx'
import { NiceToKnow } from './nice-to-know.tsx'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    redeemNiceToKnowInformation: NiceToKnowProps
  }
}

export type NiceToKnowProps = Record<never, never>

/** The same as a window over the list. */
export function NiceToKnowModal({ onClosed }: Closable) {
  const t = useTexts(redeemTexts)
  return (
    <Modal title={t('nice.title')} onClosed={onClosed}>
      <NiceToKnow />
      <CloseButton label={t('close')} />
    </Modal>
  )
}
