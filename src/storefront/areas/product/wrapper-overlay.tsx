import { wrapperTexts } from '#i18n/texts/wrapper.ts'
import { PresentPreview } from '#storefront/parts/gift-wrap/present-preview.tsx'
import { ModalLogo } from '#storefront/parts/modals/modal-logo.tsx'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { Modal } from '#ui/modal.tsx'
import { useTexts } from '#ui/use-texts.ts'

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
  giverName: string
  note: string
  /** The id of its paper. */
  wrapper: string
}

export function WrapperOverlay(props: WrapperOverlayProps & Closable) {
  const { title, image, receiverName, giverName, note, wrapper, onClosed } = props
  const t = useTexts(wrapperTexts)
  const name = { name: receiverName, hasName: String(receiverName !== '') }
  return (
    <Modal title={t('title')} size="wide" logo={<ModalLogo />} onClosed={onClosed}>
      <p className="text-center text-text-soft">{t('text', name)}</p>
      <PresentPreview
        title={title}
        image={image}
        tag={{
          to: t('tagTo', name),
          from: giverName === '' ? t('tagFrom') : t('tagFromGiver', { giver: giverName }),
        }}
        wrapper={wrapper}
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
