import type { ReactNode } from 'react'
import type { LegalSubject } from '#storefront/components/checkout/legal-modal.tsx'
import { useModals } from '#storefront/components/modals/use-modals.ts'

type LegalButtonProps = { subject: LegalSubject; children: ReactNode }

/** Words in a sentence that open the text they speak of. */
export function LegalButton({ subject, children }: LegalButtonProps) {
  const openModal = useModals()
  return (
    <button
      type="button"
      onClick={(event) => {
        // It may stand in the label of a checkbox, which must not change by reading.
        event.preventDefault()
        openModal('legal', { subject })
      }}
      className="rounded-sm font-semibold text-action underline underline-offset-4 hover:text-action-strong hover:decoration-2"
    >
      {children}
    </button>
  )
}
