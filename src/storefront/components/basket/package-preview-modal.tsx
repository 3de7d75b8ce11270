import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { GiftTag } from '#storefront/components/card/gift-tag.tsx'
import { WrappingPaper } from '#storefront/components/card/wrapping-paper.tsx'
import type { Closable } from '#storefront/components/modals/modal-names.ts'
import { NotePaper } from '#storefront/components/note-paper.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { CardArt } from '#storefront/ui/card-art.tsx'
import { Modal } from '#storefront/ui/modal.tsx'

export type PackagePreviewProps = {
  title: string
  image: { url: string; alt: string }
  receiverName: string
  message: string | undefined
}

/** The present as its receiver will see it: first in its paper, then the card itself. The code is not made yet. */
export function PackagePreviewModal(props: PackagePreviewProps & Closable) {
  const { title, image, receiverName, message, onClosed } = props
  const t = useTranslations('basket.preview')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Modal title={t('title')} onClosed={onClosed}>
      <p className="text-text-soft">{t('text', { name: receiverName })}</p>
      <div className="relative mx-auto mt-7 mb-14 w-[86%] max-w-sm rounded-card shadow-giftcard">
        <CardArt
          image={{ ...image, alt: isOpen ? image.alt : '' }}
          isUrgent
          showShadow={false}
          className={isOpen ? '' : 'invisible'}
        />
        <WrappingPaper isOpening={isOpen} />
        {!isOpen && <GiftTag receiver={receiverName} giver={t('giver')} />}
      </div>
      <p role="status" className="mb-4 text-center font-bold">
        {isOpen && title}
      </p>
      {message && <NotePaper label={t('note')}>{message}</NotePaper>}
      <div className="mt-6 flex justify-center">
        <Button variant="quiet" onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? t('wrap') : t('unwrap')}
        </Button>
      </div>
    </Modal>
  )
}
