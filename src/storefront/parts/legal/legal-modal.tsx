import { legalTexts } from '#i18n/texts/legal.ts'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import { useCloseModal } from '#ui/modal-closing.ts'
import { useTexts } from '#ui/use-texts.ts'
import { useOrganisation } from './organisation.ts'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    legal: LegalModalProps
  }
}

/** Each is also the name of the page that says all of it. */
export type LegalSubject = keyof typeof paragraphsOf

const paragraphsOf = {
  terms: ['terms.p1', 'terms.p2', 'terms.p3', 'terms.p4', 'terms.p5', 'terms.p6'],
  privacy: ['privacy.p1', 'privacy.p2', 'privacy.p3', 'privacy.p4', 'privacy.p5'],
  redeemTerms: ['redeemTerms.p1', 'redeemTerms.p2', 'redeemTerms.p3', 'redeemTerms.p4'],
  redeemPrivacy: ['redeemPrivacy.p1', 'redeemPrivacy.p2', 'redeemPrivacy.p3'],
} as const

export type LegalModalProps = { subject: LegalSubject }

/** The conditions of an order in short; the seller's details stand below them. */
export function LegalModal({ subject, onClosed }: LegalModalProps & Closable) {
  const t = useTexts(legalTexts)
  const organisation = useOrganisation()
  const bold = { b: (text: React.ReactNode) => <strong>{text}</strong> }
  return (
    <Modal title={t(`${subject}Title`)} onClosed={onClosed} size="wide">
      <div className="grid max-w-prose gap-3.5">
        {paragraphsOf[subject].map((name) => (
          <p key={name}>{t.rich(name, bold)}</p>
        ))}
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
