import { checkoutTexts } from '#i18n/texts/checkout.ts'
import { referenceLengthMax } from '#kernel/limits.ts'
import { EmailField } from '#ui/form/email-field.tsx'
import { LineField } from '#ui/form/line-field.tsx'
import { useTexts } from '#ui/use-texts.ts'

type CompanyLine = 'companyName' | 'kvkNumber' | 'vatNumber' | 'referenceNumber'
type CompanyField = CompanyLine | 'invoiceEmail'

type CompanyFieldsProps = {
  field: (name: CompanyField) => { name: string; error: string | undefined }
  known: { readonly [Name in CompanyField]?: string | null | undefined } | undefined
  /** Only a Dutch company stands in the trade register here. */
  kvkNumber: 'asked' | 'optional' | 'none'
}

/** What an invoice says of a company, but for its address. */
export function CompanyFields({ field, known, kvkNumber }: CompanyFieldsProps) {
  const t = useTexts(checkoutTexts, 'details')
  const line = (name: CompanyLine) => ({ ...field(name), defaultValue: known?.[name] ?? '' })
  const optional = { optionalText: t('optional'), autoComplete: 'off', spellCheck: false } as const
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2 sm:gap-4">
        <LineField {...line('companyName')} label={t('companyName')} autoComplete="organization" />
        {kvkNumber !== 'none' && (
          <LineField
            {...line('kvkNumber')}
            label={t('kvkNumber')}
            optionalText={kvkNumber === 'optional' ? t('optional') : undefined}
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
        defaultValue={known?.invoiceEmail ?? ''}
        autoComplete="off"
      />
    </>
  )
}
