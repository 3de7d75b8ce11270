import { checkoutTexts } from '#i18n/texts/checkout.ts'
import { referenceLengthMax } from '#kernel/limits.ts'
import { EmailField } from '#ui/form/email-field.tsx'
import { LineField } from '#ui/form/line-field.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { DetailName, KnownDetails } from './known-details.ts'

type CompanyFieldsProps = {
  field: (name: DetailName) => { name: string; error: string | undefined }
  known: KnownDetails
  /** Only a Dutch company stands in the trade register here. */
  hasKvkNumber: boolean
}

/** What an invoice says of a company, but for its address. */
export function CompanyFields({ field, known, hasKvkNumber }: CompanyFieldsProps) {
  const t = useTexts(checkoutTexts, 'details')
  const line = (name: 'companyName' | 'kvkNumber' | 'vatNumber' | 'referenceNumber') => ({
    ...field(name),
    defaultValue: known[name],
  })
  const optional = { optionalText: t('optional'), autoComplete: 'off', spellCheck: false } as const
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2 sm:gap-4">
        <LineField {...line('companyName')} label={t('companyName')} autoComplete="organization" />
        {hasKvkNumber && (
          <LineField
            {...line('kvkNumber')}
            label={t('kvkNumber')}
            hint={t('kvkHint')}
            inputMode="numeric"
            autoComplete="off"
            spellCheck={false}
          />
        )}
        <LineField {...line('vatNumber')} {...optional} label={t('vatNumber')} />
        <LineField
          {...line('referenceNumber')}
          {...optional}
          label={t('reference')}
          hint={t('referenceHint')}
          maxLength={referenceLengthMax}
        />
      </div>
      <EmailField
        {...field('invoiceEmail')}
        label={t('invoiceEmail')}
        optionalText={t('optional')}
        hint={t('invoiceEmailHint')}
        defaultValue={known.invoiceEmail}
        autoComplete="off"
      />
    </>
  )
}
