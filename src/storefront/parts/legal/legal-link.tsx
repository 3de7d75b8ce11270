import type { ReactNode } from 'react'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import type { LegalSubject } from './legal-modal.tsx'

type LegalLinkProps = { subject: LegalSubject; children: ReactNode }

/**
 * Words in a sentence that open the text they speak of, over the form that is being filled in. A link and no button:
 * it may stand in the label of a checkbox, where a second control is not allowed, and reading does not tick the box.
 */
export function LegalLink({ subject, children }: LegalLinkProps) {
  const openModal = useModals()
  return (
    <Anchor
      href={usePaths()[subject]()}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        openModal('legal', { subject })
      }}
      className="rounded-sm font-semibold text-action underline underline-offset-4 hover:text-action-strong hover:decoration-2"
    >
      {children}
    </Anchor>
  )
}
