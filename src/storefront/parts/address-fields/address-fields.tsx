import { useMemo, useState } from 'react'
import { countryOptions } from '#i18n/names.ts'
import { addressTexts } from '#i18n/texts/address.ts'
import {
  type AddressField,
  type AddressPart,
  addressFormOf,
  type ConfirmedStreet,
  type PostalAddress,
} from '#kernel/address-parts.ts'
import { countryCodes } from '#kernel/country.ts'
import { needsPostcode, postcodeExample } from '#kernel/postcode.ts'
import { useStore } from '#storefront/parts/store/store-context.ts'
import type { Elements } from '#ui/elements.ts'
import { LineField } from '#ui/form/line-field.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { LookupMessage } from './lookup-message.tsx'
import { StreetQuestion } from './street-question.tsx'
import { useAddressLookup } from './use-address-lookup.ts'

/** What the fields begin with. */
export type KnownAddress = Partial<PostalAddress> & ConfirmedStreet

type AddressFieldsProps = {
  /** The name and the problem of a field, as the form around it has them. */
  field: (part: AddressField) => { name: string; error: string | undefined }
  known: KnownAddress
  onCountry: (countryCode: string) => void
  /** Whose address it is, as browsers tell them apart when they fill one in. */
  section?: 'billing' | 'shipping'
}

/** By the standard's names of the parts. */
const tokens: Partial<Record<AddressPart, string>> = {
  postCode: 'postal-code',
  street: 'address-line1',
  addressLine1: 'address-line1',
  addressLine2: 'address-line2',
  city: 'address-level2',
  administrativeArea: 'address-level1',
}

/**
 * A postal address by the fields of its country. Street and town of a Dutch one follow from postcode and number, and stay
 * open to change.
 */
export function AddressFields(props: AddressFieldsProps) {
  const { field, known, onCountry, section = 'billing' } = props
  const t = useTexts(addressTexts)
  const ownCountry = useStore().countryCode
  const [chosen, setChosen] = useState<string | undefined>(known.countryCode ?? ownCountry)
  // While nothing is chosen the fields stay as they are.
  const [countryCode, setCountryCode] = useState(known.countryCode ?? ownCountry)
  const { isInParts } = addressFormOf(countryCode)
  const isDutch = countryCode === 'NL'
  const line = (part: AddressPart) => ({
    ...field(part),
    label: t(part),
    defaultValue: known[part] ?? '',
    autoComplete: tokens[part] && `${section} ${tokens[part]}`,
  })
  const postcode = { ...line('postCode'), ...postcodeHint(countryCode, t) }
  const question = <StreetQuestion field={field} confirmed={known.confirmStreet} />
  return (
    <>
      <CountrySelect
        {...field('countryCode')}
        ownCountry={ownCountry}
        autoComplete={`${section} country`}
        value={chosen}
        onChange={(country) => {
          setChosen(country)
          if (country !== undefined) setCountryCode(country)
          onCountry(country ?? '')
        }}
      />
      {isDutch && <DutchFields line={line} question={question} />}
      {isInParts && !isDutch && (
        <>
          <NumberedStreet line={line} />
          {question}
          <Town postcode={postcode} city={line('city')} isPostcodeFirst />
        </>
      )}
      {!isInParts && <Lines line={line} postcode={postcode} countryCode={countryCode} />}
    </>
  )
}

type Line = (part: AddressPart) => {
  name: string
  error: string | undefined
  label: string
  defaultValue: string
  autoComplete: string | undefined
  optionalText?: string | undefined
  hint?: string | undefined
}

type Said = ReturnType<typeof useTexts<typeof addressTexts.nl>>

/** How a postcode looks in another country, and where it may be left out. */
function postcodeHint(countryCode: string, t: Said) {
  const example = postcodeExample(countryCode)
  return {
    hint: example && t('postcodeHint', { example }),
    optionalText: needsPostcode(countryCode) ? undefined : t('optional'),
  }
}

type CountrySelectProps = {
  name: string
  error: string | undefined
  ownCountry: string
  autoComplete: string
  value: string | undefined
  onChange: (countryCode: string | undefined) => void
}

/** Nobody has an address there, and of two United States the wrong one would come first. */
const uninhabited = new Set(['AQ', 'BV', 'HM', 'TF', 'UM'])

/** All countries by their names in this language; the shop's own stands first. */
function CountrySelect({ ownCountry, value, onChange, ...field }: CountrySelectProps) {
  const t = useTexts(addressTexts)
  const language = useLanguage()
  const options = useMemo(() => {
    const all = countryOptions(
      language,
      [...countryCodes].filter((code) => !uninhabited.has(code)),
    )
    const isOwn = ({ id }: { id: string }) => id === ownCountry
    return [...all.filter(isOwn), ...all.filter((option) => !isOwn(option))]
  }, [language, ownCountry])
  return (
    <Select
      {...field}
      label={t('countryCode')}
      options={options}
      value={value}
      onChange={onChange}
    />
  )
}

/** Postcode and number first: the rest follows. */
function DutchFields({ line, question }: { line: Line; question: Elements }) {
  const t = useTexts(addressTexts)
  const lookup = useAddressLookup()
  return (
    <fieldset
      className="@container grid min-w-0 gap-5"
      ref={lookup.fields}
      onBlur={lookup.handleLeave}
    >
      <legend className="sr-only">{t('lookedUp')}</legend>
      <div className="grid @min-[40rem]:grid-cols-3 grid-cols-2 items-start gap-x-4 gap-y-5">
        <LineField {...line('postCode')} autoCapitalize="characters" spellCheck={false} />
        <HouseNumber line={line} />
        <Suffix line={line} />
      </div>
      <LookupMessage outcome={lookup.outcome} />
      <LineField {...line('street')} />
      {question}
      <LineField {...line('city')} />
    </fieldset>
  )
}

const HouseNumber = ({ line }: { line: Line }) => (
  <LineField {...line('houseNumber')} inputMode="text" spellCheck={false} />
)

/** A row of its own until its label fits beside the others: no word is broken, and all boxes are equally high. */
function Suffix({ line }: { line: Line }) {
  const t = useTexts(addressTexts)
  return (
    <LineField
      {...line('suffix')}
      className="@min-[40rem]:col-span-1 col-span-2"
      optionalText={t('optional')}
      spellCheck={false}
    />
  )
}

function NumberedStreet({ line }: { line: Line }) {
  return (
    <div className="@container">
      <div className="grid @min-[40rem]:grid-cols-[2fr_1fr_1.5fr] grid-cols-[2fr_minmax(7.75rem,1fr)] items-start gap-x-4 gap-y-5">
        <LineField {...line('street')} />
        <HouseNumber line={line} />
        <Suffix line={line} />
      </div>
    </div>
  )
}

type TownProps = {
  postcode: ReturnType<Line>
  city: ReturnType<Line>
  /** As on an envelope of that country. */
  isPostcodeFirst?: boolean
}

function Town({ postcode, city, isPostcodeFirst = false }: TownProps) {
  const fields = [
    <LineField key="postCode" {...postcode} autoCapitalize="characters" spellCheck={false} />,
    <LineField key="city" {...city} />,
  ]
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2 sm:gap-4">
      {isPostcodeFirst ? fields : fields.toReversed()}
    </div>
  )
}

type LinesProps = { line: Line; postcode: ReturnType<Line>; countryCode: string }

function Lines({ line, postcode, countryCode }: LinesProps) {
  const t = useTexts(addressTexts)
  return (
    <>
      <LineField {...line('addressLine1')} />
      <LineField {...line('addressLine2')} optionalText={t('optional')} />
      <Town postcode={postcode} city={line('city')} isPostcodeFirst={countryCode === 'FR'} />
      {addressFormOf(countryCode).hasArea && <LineField {...line('administrativeArea')} />}
    </>
  )
}
