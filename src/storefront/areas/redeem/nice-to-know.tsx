import type { ReactNode } from 'react'
import { redeemTexts } from '#i18n/texts/redeem.ts'
import { LegalLink } from '#storefront/parts/legal/legal-link.tsx'
import { useTexts } from '#ui/use-texts.ts'

const said = ['p1', 'p2', 'p3', 'p4'] as const

/** What somebody who exchanges a card asks first. */
export function NiceToKnow() {
  const t = useTexts(redeemTexts, 'nice')
  const bold = { b: (text: ReactNode) => <strong>{text}</strong> }
  return (
    <div className="mb-6 grid max-w-prose gap-3.5">
      {said.map((name) => (
        <p key={name}>{t.rich(name, bold)}</p>
      ))}
      <p>
        {t.rich('terms', {
          terms: (text) => <LegalLink subject="redeemTerms">{text}</LegalLink>,
          privacy: (text) => <LegalLink subject="redeemPrivacy">{text}</LegalLink>,
        })}
      </p>
    </div>
  )
}
