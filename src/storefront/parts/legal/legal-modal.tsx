import { legalTexts } from '#i18n/texts/legal.ts'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Modal } from '#storefront/ui/modal.tsx'
import { useCloseModal } from '#storefront/ui/modal-closing.ts'
import { useTexts } from '#storefront/ui/use-texts.ts'
import { useOrganisation } from './organisation.ts'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    legal: LegalModalProps
  }
}

export type LegalSubject = 'terms' | 'privacy'

const paragraphsOf = {
  terms: ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'],
  privacy: ['p1', 'p2', 'p3', 'p4', 'p5'],
} as const

export type LegalModalProps = { subject: LegalSubject }

/** The conditions of an order in short; the seller's details stand below them. */
export function LegalModal({ subject, onClosed }: LegalModalProps & Closable) {
  const t = useTexts(legalTexts)
  const organisation = useOrganisation()
  const bold = { b: (text: React.ReactNode) => <strong>{text}</strong> }
  return (
    <Modal
      title={subject === 'terms' ? t('termsTitle') : t('privacyTitle')}
      onClosed={onClosed}
      size="wide"
    >
      <div className="grid max-w-prose gap-3.5">
        {subject === 'terms'
          ? paragraphsOf.terms.map((name) => <p key={name}>{t.rich(`terms.${name}`, bold)}</p>)
          : paragraphsOf.privacy.map((name) => <p key={name}>{t.rich(`privacy.${name}`, bold)}</p>)}
        {organisation && (
          <p className="border-line border-t pt-4 text-[0.9375rem] text-text-soft">
            {t('company', organisation)}
          </p>
        )}
      </div>
      <CloseButton label={t('close')} />
    </Modal>
  )
}

function CloseButton({ label }: { label: string }) {
  const close = useCloseModal()
  return (
    <Button variant="quiet" onClick={close} className="mt-6">
      {label}
    </Button>
  )
}
