import { addressLines, type DeliveryAddress } from '#kernel/address-parts.ts'
import { paperWordsOf } from './paper-words.ts'

const countries = new Intl.DisplayNames(['en'], { type: 'region' })

const dutchSpeaking = new Set(['NL', 'BE'])

/**
 * What stands on an envelope; at a company its receiver is whose attention it asks. The country is its last line, in capitals and
 * in a language that every post office reads; at home it has none.
 */
export function envelopeLines(
  { receiverName, address }: { receiverName: string; address: DeliveryAddress },
  homeCountry: string,
): readonly string[] {
  const { companyName, ...place } = address
  const { countryCode } = place
  const t = paperWordsOf(dutchSpeaking.has(countryCode) ? 'nl' : 'en')
  const receiver = companyName
    ? [companyName, t('labels.attention', { name: receiverName })]
    : [receiverName]
  const lines = [...receiver, ...addressLines(place)]
  return countryCode === homeCountry
    ? lines
    : [...lines, (countries.of(countryCode) ?? countryCode).toUpperCase()]
}
