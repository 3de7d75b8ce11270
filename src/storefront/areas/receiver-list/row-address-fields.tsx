import { addressTexts } from '#i18n/texts/address.ts'
import { addressLines } from '#kernel/address-parts.ts'
import { chosenParts, findNumberInStreet } from '#kernel/number-in-street.ts'
import type { ReceiverRow, RowAddress, RowField } from '#kernel/receiver-list.ts'
import { StreetChoice } from '#storefront/parts/address-fields/street-choice.tsx'
import { readCountry } from '#storefront/parts/receiver-rows/read-country.ts'
import { TextField } from '#ui/text-field.tsx'
import { useTexts } from '#ui/use-texts.ts'

const none: RowAddress = {
  ...{ street: '', houseNumber: '', suffix: '', postCode: '', city: '', countryCode: '' },
  ...{ companyName: '', phoneNumber: '' },
}

/** As on an envelope. */
export function sayAddress({ address = none }: ReceiverRow): string {
  const countryCode = address.countryCode || 'NL'
  return addressLines({ ...address, countryCode })
    .filter(Boolean)
    .join(', ')
}

type RowAddressFieldsProps = {
  row: ReceiverRow
  errorOf: (field: RowField) => string | undefined
  onWrite: (part: Partial<ReceiverRow>) => void
}

const asked = [
  ...(['postCode', 'houseNumber', 'suffix', 'street', 'city'] as const),
  ...(['companyName', 'phoneNumber'] as const),
] as const

const optional = new Set<keyof RowAddress>(['suffix', 'companyName', 'phoneNumber'])

/** The parts of an address in a list; a country only where the list names one. */
export function RowAddressFields({ row, errorOf, onWrite }: RowAddressFieldsProps) {
  const t = useTexts(addressTexts)
  const { address = none } = row
  const parts = address.countryCode === '' ? asked : [...asked, 'countryCode' as const]
  const write = (part: keyof RowAddress, text: string) => {
    const written = part === 'countryCode' ? readCountry(text) : text
    onWrite({ address: { ...address, [part]: written } })
  }
  const typed = { ...address, countryCode: address.countryCode || 'NL' }
  const number = errorOf('street') === undefined ? undefined : findNumberInStreet(typed)
  const fields = parts.map((part) => (
    <TextField
      key={part}
      label={t(part)}
      type={part === 'phoneNumber' ? 'tel' : undefined}
      optionalText={optional.has(part) ? t('optional') : undefined}
      value={address[part] ?? ''}
      autoComplete="off"
      spellCheck={false}
      error={errorOf(part)}
      onChange={(event) => write(part, event.target.value)}
    />
  ))
  return (
    <>
      {fields}
      {number && (
        <StreetChoice
          number={number}
          onChoose={(choice) =>
            onWrite({ address: { ...address, ...chosenParts(number, choice) } })
          }
        />
      )}
    </>
  )
}
