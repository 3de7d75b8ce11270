import { addressTexts } from '#i18n/texts/address.ts'
import type { ConfirmedStreet, DeliveryAddress, DeliveryField } from '#kernel/address-parts.ts'
import { LineField } from '#ui/form/line-field.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { AddressFields } from './address-fields.tsx'

type DeliveryAddressFieldsProps = {
  /** The name and the problem of a field, as the form around it has them. */
  field: (part: DeliveryField) => { name: string; error: string | undefined }
  known: Partial<DeliveryAddress> & ConfirmedStreet
  onCountry: () => void
  /** How it is posted wants a phone number. */
  asksPhone?: boolean | undefined
}

/** Where something is posted: a company's name and a phone number may stand behind the address. */
export function DeliveryAddressFields(props: DeliveryAddressFieldsProps) {
  const { field, known, onCountry, asksPhone } = props
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
          optionalText={asksPhone ? undefined : t('optional')}
          hint={t(asksPhone ? 'phoneAskedHint' : 'phoneHint')}
          defaultValue={known.phoneNumber ?? ''}
          autoComplete="shipping tel"
        />
        {asksPhone && <input type="hidden" name={field('asksPhone').name} value="true" />}
      </div>
    </>
  )
}
