import type { ComponentProps, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { LegalButton } from '#storefront/components/checkout/legal-button.tsx'
import { Checkbox } from '#storefront/ui/checkbox.tsx'

type TermsCheckboxProps = Pick<ComponentProps<'input'>, 'ref' | 'name' | 'onChange' | 'onBlur'> & {
  error: ReactNode
}

/** Agreeing is asked beside the texts themselves, which open without leaving the form. */
export function TermsCheckbox(props: TermsCheckboxProps) {
  const t = useTranslations('checkout')
  return (
    <Checkbox {...props}>
      {t.rich('details.terms', {
        terms: (text) => <LegalButton subject="terms">{text}</LegalButton>,
        privacy: (text) => <LegalButton subject="privacy">{text}</LegalButton>,
      })}
    </Checkbox>
  )
}
