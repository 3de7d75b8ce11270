import { useTranslations } from 'use-intl'
import { PresentPreview } from '#storefront/parts/gift-wrap/present-preview.tsx'
import { ModalLogo } from '#storefront/parts/modals/modal-logo.tsx'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { withTexts } from '#storefront/parts/texts/with-texts.tsx'
import { Modal } from '#storefront/ui/modal.tsx'
import { wrapperTexts } from './wrapper-texts.ts'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    wrapperOverlay: WrapperOverlayProps
  }
}

export type WrapperOverlayProps = {
  title: string
  image: { url: string; alt: string }
  /** As far as they are typed. */
  receiverName: string
  note: string
}

/** The wrapping of a digital present, large (SPEC §2): every present comes in it. */
export const WrapperOverlay = withTexts(wrapperTexts, BareWrapperOverlay)

function BareWrapperOverlay(props: WrapperOverlayProps & Closable) {
  const { title, image, receiverName, note, onClosed } = props
  const t = useTranslations('wrapper')
  const name = { name: receiverName, hasName: String(receiverName !== '') }
  return (
    <Modal title={t('title')} size="wide" logo={<ModalLogo />} onClosed={onClosed}>
      <p className="text-center text-text-soft">{t('text', name)}</p>
      <PresentPreview
        title={title}
        image={image}
        tag={{ to: t('tagTo', name), from: t('tagFrom') }}
        note={note === '' ? undefined : { label: t('note'), text: note }}
        words={{ unwrap: t('unwrap'), wrap: t('wrap') }}
        isLarge
      />
      {note === '' && (
        <p className="mt-4 text-center text-[0.9375rem] text-text-soft">{t('noNote')}</p>
      )}
    </Modal>
  )
}
