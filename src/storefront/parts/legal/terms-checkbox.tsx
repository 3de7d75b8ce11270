import type { ComponentProps, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Checkbox } from '#storefront/ui/checkbox.tsx'
import { LegalLink } from './legal-link.tsx'

type TermsCheckboxProps = Pick<ComponentProps<'input'>, 'name' | 'defaultChecked'> & {
  error: ReactNode
}

/** Agreeing is asked beside the texts themselves, which open without leaving the form. */
export function TermsCheckbox(props: TermsCheckboxProps) {
  const t = useTranslations('legal')
  return (
    <Checkbox {...props}>
      {t.rich('agree', {
        terms: (text) => <LegalLink subject="terms">{text}</LegalLink>,
        privacy: (text) => <LegalLink subject="privacy">{text}</LegalLink>,
      })}
    </Checkbox>
  )
}
