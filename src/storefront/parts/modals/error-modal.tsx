import { errorScreensTexts } from '#i18n/texts/error-screens.ts'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import { useCloseModal } from '#ui/modal-closing.ts'
import { useTexts } from '#ui/use-texts.ts'
import type { Closable } from './modal-names.ts'

declare module './modal-names.ts' {
  interface Modals {
    error: ErrorModalProps
  }
}

/** Without a message it says the fallback of SPEC §8. */
export type ErrorModalProps = { message?: string | undefined }

/** The global error modal, for errors that no form can show beside a field. */
export function ErrorModal({ message, onClosed }: ErrorModalProps & Closable) {
  const t = useTexts(errorScreensTexts, 'modal')
  return (
    <Modal title={t('title')} onClosed={onClosed}>
      <p className="text-[1.0625rem]">{message ?? t('fallback')}</p>
      <div className="mt-6 flex justify-end">
        <CloseButton text={t('close')} />
      </div>
    </Modal>
  )
}

function CloseButton({ text }: { text: string }) {
  const close = useCloseModal()
  return <Button onClick={close}>{text}</Button>
}
