import type { ComponentProps, ReactNode } from 'react'
import { legalTexts } from '#i18n/texts/legal.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { LegalLink } from './legal-link.tsx'

type TermsCheckboxProps = Pick<ComponentProps<'input'>, 'name' | 'defaultChecked'> & {
  error: ReactNode
  /** Of an exchange, which has terms of its own. */
  isRedeem?: boolean | undefined
}

/** Agreeing is asked beside the texts themselves, which open without leaving the form. */
export function TermsCheckbox({ isRedeem = false, ...props }: TermsCheckboxProps) {
  const t = useTexts(legalTexts)
  return (
    <Checkbox {...props} isKept>
      {t.rich('agree', {
        terms: (text) => <LegalLink subject={isRedeem ? 'redeemTerms' : 'terms'}>{text}</LegalLink>,
        privacy: (text) => (
          <LegalLink subject={isRedeem ? 'redeemPrivacy' : 'privacy'}>{text}</LegalLink>
        ),
      })}
    </Checkbox>
  )
}
