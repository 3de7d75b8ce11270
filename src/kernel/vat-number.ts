import {
  austria,
  belgium,
  bulgaria,
  type Country,
  checkVAT,
  croatia,
  cyprus,
  czechRepublic,
  denmark,
  estonia,
  finland,
  france,
  germany,
  greece,
  hungary,
  ireland,
  italy,
  latvia,
  lithuania,
  luxembourg,
  malta,
  netherlands,
  norway,
  poland,
  portugal,
  romania,
  slovakiaRepublic,
  slovenia,
  spain,
  sweden,
  switzerland,
  unitedKingdom,
} from 'jsvat'
import * as v from 'valibot'
import { cleanPastedCode } from '#kernel/clean-text.ts'
import { countryCodes } from '#kernel/country.ts'
import type { ErrorName } from '#kernel/error-codes.ts'

/** Numbers are handed out from 1 on since 2023; the library knows those from 0 on. */
const belgiumToday: Country = {
  ...belgium,
  rules: { ...belgium.rules, regex: [/^(BE)([01]\d{9})$/] },
}

/** It trades by the rules of the Union, with British numbers of its own. */
const northernIreland: Country = {
  ...unitedKingdom,
  name: 'Northern Ireland',
  codes: ['XI', 'XI', '826'],
  rules: {
    ...unitedKingdom.rules,
    regex: [/^(XI)(\d{9})$/, /^(XI)(\d{12})$/, /^(XI)((?:GD|HA)\d{3})$/],
  },
}

/** The European Union, the United Kingdom, Switzerland and Norway. */
const countries: readonly Country[] = [
  belgiumToday,
  austria,
  bulgaria,
  croatia,
  cyprus,
  czechRepublic,
  denmark,
  estonia,
  finland,
  france,
  germany,
  greece,
  hungary,
  ireland,
  italy,
  latvia,
  lithuania,
  luxembourg,
  malta,
  netherlands,
  norway,
  northernIreland,
  poland,
  portugal,
  romania,
  slovakiaRepublic,
  slovenia,
  spain,
  sweden,
  switzerland,
  unitedKingdom,
]

/**
 * A number that could be one: of which country, and of its shape; a Dutch one with its check digits too. Whether it is
 * registered only the tax office knows.
 */
export function isVatNumber(text: string): boolean {
  const { country, isValid, isValidFormat } = checkVAT(text, [...countries])
  return country?.name === netherlands.name ? isValid : isValidFormat
}

const numberWord = '(?:nummer|number|nr|no|n°)'

/** "BTW-nummer: NL…", "VAT Reg. No. …", "USt.-IdNr. …", "N° TVA …", "BTW/VAT …". */
const label = new RegExp(
  [
    `^(?:${numberWord} +)?`,
    '(?:(?:btw|vat|tva|(?:p\\. ?|partita )?iva|mwst|ust|uid|nif|nip|ob|omzetbelasting)[ ./-]*)+',
    `(?:identificatie|reg(?:istration)?|id)?[ .-]*${numberWord}?[ .:=#-]*`,
  ].join(''),
  'i',
)

const dutchShape = /^\d{9}B\d{2}$/

/** Greece is EL in VAT numbers, and Switzerland CHE. */
const prefixes: Readonly<Record<string, string>> = { GR: 'EL', CH: 'CHE' }
const prefixOf = (countryCode: string): string => prefixes[countryCode] ?? countryCode

/**
 * The number with its country in front and no signs between. Without a country only the Dutch shape is unmistakable; any other
 * number belongs to the country of the address, where it fits there.
 */
function plainVatNumber(text: string, countryCode: string | undefined): string | undefined {
  const number = cleanPastedCode(text)
    .replace(label, '')
    .replaceAll(/[ ./_-]/g, '')
    .toUpperCase()
  if (number === '' || isVatNumber(number)) return number || undefined
  if (dutchShape.test(number)) return `NL${number}`
  const whole = `${prefixOf(countryCode ?? '')}${number}`
  return countryCode !== undefined && isVatNumber(whole) ? whole : number
}

/**
 * True where a number begins as those of the country do; Northern Ireland has numbers of its own.
 */
export const isVatNumberOf = (number: string, countryCode: string): boolean =>
  number.startsWith(prefixOf(countryCode)) || (countryCode === 'GB' && number.startsWith('XI'))

/** Country of the address that is typed beside a VAT number, as far as it is one. */
export function countryBeside(typed: unknown): string | undefined {
  const beside = v.safeParse(besideSchema, typed)
  return beside.success ? beside.output.address.countryCode : undefined
}

const isCountry = (text: string): boolean => countryCodes.has(text)

const besideSchema = v.object({
  address: v.object({ countryCode: v.pipe(v.string(), v.check(isCountry)) }),
})

/** An empty field is no number. */
export const optionalVatNumberSchema = (countryCode?: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => plainVatNumber(text, countryCode)),
      v.check(
        (text) => text === undefined || isVatNumber(text),
        'vatNumberInvalid' satisfies ErrorName,
      ),
    ),
  )

/** Number of the country of the address, where that is known; see `optionalVatNumberSchema`. */
export const ownVatNumberSchema = (countryCode?: string) =>
  v.pipe(
    optionalVatNumberSchema(countryCode),
    v.check((number) => {
      if (number === undefined || countryCode === undefined || !isVatNumber(number)) return true
      return isVatNumberOf(number, countryCode)
    }, 'vatNumberOfOtherCountry' satisfies ErrorName),
  )
