import { useState } from 'react'
import { productTexts } from '#i18n/texts/product.ts'
import { CardArt } from '#storefront/parts/cards/card-art.tsx'
import { WrappingPaper } from '#storefront/parts/gift-wrap/wrapping-paper.tsx'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import { useTexts } from '#ui/use-texts.ts'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    giftPackingPreview: PackingPreviewProps
  }
}

export type PackingPreviewProps = {
  title: string
  image: { url: string; alt: string }
  /** The paper inside the box; empty is none. */
  wrapper: string
  packing: { id: string; title: string }
  /** In words. */
  price: string
}

/** The box as it comes by post: closed, and what lies in it. */
export function PackingPreviewModal(props: PackingPreviewProps & Closable) {
  const { title, image, wrapper, packing, price, onClosed } = props
  const t = useTexts(productTexts, 'packing')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Modal title={packing.title} onClosed={onClosed}>
      <p className="text-text-soft">{t('text', { price })}</p>
      <div className="relative mx-auto mt-7 mb-8 w-[86%] max-w-sm rounded-card shadow-giftcard">
        <CardArt image={{ ...image, alt: isOpen ? title : '' }} isUrgent showShadow={false} />
        {wrapper !== '' && <WrappingPaper wrapper={wrapper} isOpening={false} />}
        <WrappingPaper wrapper={packing.id} isOpening={isOpen} />
      </div>
      <div className="flex justify-center">
        <Button variant="quiet" onClick={() => setIsOpen(!isOpen)}>
          {t(isOpen ? 'close' : 'open')}
        </Button>
      </div>
    </Modal>
  )
}
