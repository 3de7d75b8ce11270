import { addressTexts } from '#i18n/texts/address.ts'
import type { DeliveryAddress, DeliveryPart } from '#kernel/address-parts.ts'
import { LineField } from '#storefront/parts/form/line-field.tsx'
import { useTexts } from '#storefront/ui/use-texts.ts'
import { AddressFields } from './address-fields.tsx'

type DeliveryAddressFieldsProps = {
  /** The name and the problem of a field, as the form around it has them. */
  field: (part: DeliveryPart) => { name: string; error: string | undefined }
  known: Partial<DeliveryAddress>
  onCountry: () => void
}

/** Where something is posted: a company's name and a phone number may stand behind the address. */
export function DeliveryAddressFields({ field, known, onCountry }: DeliveryAddressFieldsProps) {
  const t = useTexts(addressTexts)
  return (
    <>
      <AddressFields section="shipping" field={field} known={known} onCountry={onCountry} />
      <div className="grid items-start gap-5 sm:grid-cols-2 sm:gap-4">
        <LineField
          {...field('companyName')}
          label={t('companyName')}
          optionalText={t('optional')}
          defaultValue={known.companyName ?? ''}
          autoComplete="shipping organization"
        />
        <LineField
          {...field('phoneNumber')}
          type="tel"
          label={t('phoneNumber')}
          optionalText={t('optional')}
          hint={t('phoneHint')}
          defaultValue={known.phoneNumber ?? ''}
          autoComplete="shipping tel"
        />
      </div>
    </>
  )
}
