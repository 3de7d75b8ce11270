import { basketModalsTexts } from '#i18n/texts/basket-modals.ts'
import { cardTexts } from '#i18n/texts/card.ts'
import { PresentPreview } from '#storefront/parts/gift-wrap/present-preview.tsx'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { Modal } from '#ui/modal.tsx'
import { useTexts } from '#ui/use-texts.ts'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    packageItemPreview: PackagePreviewProps
  }
}

export type PackagePreviewProps = {
  title: string
  image: { url: string; alt: string }
  receiverName: string
  /** On the tag; undefined while nobody said it. */
  giverName: string | undefined
  wrapper: string
  message: string | undefined
}

/** A present out of the basket, before it is paid. */
export function PackagePreviewModal(props: PackagePreviewProps & Closable) {
  const { title, image, receiverName, giverName, wrapper, message, onClosed } = props
  const t = useTexts(basketModalsTexts, 'preview')
  const tag = useTexts(cardTexts, 'wrapped')
  return (
    <Modal title={t('title')} onClosed={onClosed}>
      <p className="text-text-soft">{t('text', { name: receiverName })}</p>
      <PresentPreview
        title={title}
        image={image}
        tag={{
          to: tag('tagTo', { name: receiverName }),
          from: tag('tagFrom', { giver: giverName ?? t('giver') }),
        }}
        wrapper={wrapper}
        note={message === undefined ? undefined : { label: t('note'), text: message }}
        words={{ unwrap: t('unwrap'), wrap: t('wrap') }}
      />
    </Modal>
  )
}
