import { businessTexts } from '#i18n/texts/business.ts'
import { CardArt } from '#storefront/parts/cards/card-art.tsx'
import { CardStage } from '#storefront/parts/cards/card-stage.tsx'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { Modal } from '#ui/modal.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { BusinessForm } from './business-form.tsx'
import type { BusinessProduct } from './business-product.ts'
import type { BusinessTerms } from './business-terms.ts'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    businessProductPageForm: BusinessFormModalProps
  }
}

export type BusinessFormModalProps = { product: BusinessProduct; terms: BusinessTerms }

/** The form of a product for companies, over the page (SPEC §2). */
export function BusinessFormModal({ product, terms, onClosed }: BusinessFormModalProps & Closable) {
  const t = useTexts(businessTexts, 'form')
  return (
    <Modal title={t('modalTitle')} onClosed={onClosed}>
      <div className="mb-6 flex items-center gap-4">
        <CardStage
          backgroundColor={product.backgroundColor}
          size="small"
          className="w-28 shrink-0 sm:w-32"
        >
          <CardArt image={{ ...product.image, alt: '' }} showShadow={product.showShadow} isUrgent />
        </CardStage>
        <p className="min-w-0 font-bold font-display text-[1.1875rem] leading-tight">
          {product.title}
        </p>
      </div>
      <BusinessForm product={product} terms={terms} />
    </Modal>
  )
}
