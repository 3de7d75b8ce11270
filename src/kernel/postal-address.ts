import * as v from 'valibot'
import {
  addressFormOf,
  type ConfirmedStreet,
  type DeliveryAddress,
  type DeliveryPart,
  deliveryParts,
  type PostalAddress,
} from '#kernel/address-parts.ts'
import { hasEmoji, isPrintable } from '#kernel/characters.ts'
import { cleanLine } from '#kernel/clean-text.ts'
import { countryCodes } from '#kernel/country.ts'
import type { ErrorName } from '#kernel/error-codes.ts'
import { cleanSuffix, readTypedNumber, splitHouseNumber } from '#kernel/house-number.ts'
import { addressLineLengthMax, cityLengthMax, suffixLengthMax } from '#kernel/limits.ts'
import { findNumberInStreet, isStreetConfirmed } from '#kernel/number-in-street.ts'
import { findCompanyNameProblem } from '#kernel/person-name.ts'
import { looksLikePhone, normalizePhone } from '#kernel/phone.ts'
import { needsPostcode, parsePostcode } from '#kernel/postcode.ts'

/** A form says by `asksPhone` that its phone number cannot be left out; `settleStreet` sets `asksStreet`. */
type Asked = DeliveryPart | 'asksPhone' | 'asksStreet' | 'confirmStreet'
type Typed = Partial<Record<Asked, string | undefined>>
type Problem = { part: DeliveryPart; problem: ErrorName }
type Judged = { value: string | undefined; problem?: ErrorName }

/** Not what machines read as something else: no signs of markup. */
const isPlace = (text: string, lengthMax: number): boolean =>
  text.length <= lengthMax && isPrintable(text) && !hasEmoji(text) && !/[<>{}\\]/.test(text)

const plain = (text: string | undefined): string => cleanLine(text ?? '')

const required = (text: string, judge: (text: string) => Judged): Judged =>
  text === '' ? { value: undefined, problem: 'fieldRequired' } : judge(text)

const place = (text: string, lengthMax: number, problem: ErrorName): Judged => {
  if (text.length > lengthMax) return { value: undefined, problem: 'tooLong' }
  return isPlace(text, lengthMax) ? { value: text } : { value: undefined, problem }
}

const street = (text: string): Judged =>
  /[\p{L}\p{N}]/u.test(text)
    ? place(text, addressLineLengthMax, 'streetInvalid')
    : { value: undefined, problem: 'streetInvalid' }

/** Towns and provinces have a letter. */
const town = (text: string): Judged =>
  /\p{L}/u.test(text)
    ? place(text, cityLengthMax, 'cityInvalid')
    : { value: undefined, problem: 'cityInvalid' }

function suffix(text: string): Judged {
  if (text === '') return { value: undefined }
  const isGood =
    isPlace(text, suffixLengthMax) && /^[\p{L}\p{N}][\p{L}\p{N}\p{M} ./-]*$/u.test(text)
  return isGood ? { value: text } : { value: undefined, problem: 'suffixInvalid' }
}

const company = (text: string): Judged => {
  const problem = findCompanyNameProblem(text)
  return problem === undefined ? { value: text || undefined } : { value: undefined, problem }
}

/** As its digits: how it was typed says nothing to a carrier. */
function phone(text: string, isAsked: boolean): Judged {
  if (text === '') return { value: undefined, ...(isAsked && { problem: 'fieldRequired' }) }
  return looksLikePhone(text)
    ? { value: normalizePhone(text) }
    : { value: undefined, problem: 'phoneInvalid' }
}

function judgeNumber(typed: Typed): { houseNumber: Judged; suffix: Judged } {
  const text = plain(typed.houseNumber)
  const { number, rest, suffix: behind } = readTypedNumber({ ...typed, houseNumber: text })
  const judged = suffix(behind)
  const wrong = (problem: ErrorName) => ({ value: undefined, problem })
  if (text === '') return { houseNumber: wrong('fieldRequired'), suffix: judged }
  // What stands behind the digits was typed in the field of the number, and is wrong there.
  const isWrong = number === undefined || (rest !== '' && judged.problem !== undefined)
  return isWrong
    ? { houseNumber: wrong('houseNumberInvalid'), suffix: suffix(cleanSuffix(typed.suffix ?? '')) }
    : { houseNumber: { value: number }, suffix: judged }
}

/** A number at its end is asked about where `settleStreet` says so. */
function judgeStreet(typed: Typed): Judged {
  const judged = required(plain(typed.street), street)
  const isAsked = judged.problem === undefined && plain(typed.asksStreet) !== ''
  return isAsked ? { value: undefined, problem: 'streetHasNumber' } : judged
}

function judgePostcode(text: string, countryCode: string): Judged {
  if (text === '')
    return needsPostcode(countryCode)
      ? { value: undefined, problem: 'fieldRequired' }
      : { value: undefined }
  const value = parsePostcode(text, countryCode)
  return value === undefined ? { value, problem: 'postcodeInvalid' } : { value }
}

/** Each part of an address as it is kept, and what is wrong with it. */
function judge(typed: Typed): { address: DeliveryAddress; problems: readonly Problem[] } {
  const countryCode = plain(typed.countryCode).toUpperCase()
  const { isInParts, hasArea } = addressFormOf(countryCode)
  const line2 = plain(typed.addressLine2)
  const parts: Partial<Record<DeliveryPart, Judged>> = {
    companyName: company(plain(typed.companyName)),
    countryCode: required(countryCode, (value) =>
      countryCodes.has(value) ? { value } : { value: undefined, problem: 'countryInvalid' },
    ),
    postCode: judgePostcode(plain(typed.postCode), countryCode),
    ...(isInParts
      ? { ...judgeNumber(typed), street: judgeStreet(typed) }
      : {
          addressLine1: required(plain(typed.addressLine1), street),
          addressLine2: line2 === '' ? { value: undefined } : street(line2),
        }),
    city: required(plain(typed.city), town),
    ...(hasArea && { administrativeArea: required(plain(typed.administrativeArea), town) }),
    phoneNumber: phone(plain(typed.phoneNumber), plain(typed.asksPhone) !== ''),
  }
  const judgements = Object.entries(parts) as [DeliveryPart, Judged][]
  const isPlaceKnown = countryCodes.has(countryCode)
  const known = judgements.flatMap(([part, { value }]) =>
    value === undefined ? [] : [[part, value]],
  )
  return {
    address: Object.fromEntries(known) as DeliveryAddress,
    problems: judgements.flatMap(([part, { problem }]) =>
      problem === undefined || (part !== 'countryCode' && !isPlaceKnown) ? [] : [{ part, problem }],
    ),
  }
}

/** What a Dutch address is looked up by: its street and town follow. */
export function readAddressQuestion(
  typed: Pick<Typed, 'postCode' | 'houseNumber'>,
): { postCode: string; houseNumber: string } | undefined {
  const postCode = parsePostcode(typed.postCode ?? '', 'NL')
  const { number: houseNumber } = splitHouseNumber(typed.houseNumber ?? '')
  return postCode && houseNumber ? { postCode, houseNumber } : undefined
}

const part = v.optional(v.string())

const typedSchema = v.object({
  countryCode: part,
  postCode: part,
  houseNumber: part,
  suffix: part,
  street: part,
  addressLine1: part,
  addressLine2: part,
  city: part,
  administrativeArea: part,
  confirmStreet: part,
  asksStreet: part,
})

type TypedSchema<Part extends Asked> = v.GenericSchema<{
  [Each in Part]?: string | undefined
}>

/** A form says it to the shop, where it matters alone: `settleStreet` takes it off there. */
const confirmedIn = (typed: Typed): ConfirmedStreet =>
  isStreetConfirmed(typed) && findNumberInStreet(typed)
    ? { confirmStreet: plain(typed.confirmStreet) }
    : {}

const judged = <Part extends Asked>(schema: TypedSchema<Part>) =>
  v.pipe(
    schema,
    v.rawTransform(({ dataset, addIssue, NEVER }): DeliveryAddress & ConfirmedStreet => {
      const input: Typed = dataset.value
      const { address, problems } = judge(input)
      for (const { part: key, problem: message } of problems) {
        const value = input[key]
        addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value }] })
      }
      return problems.length === 0 ? { ...address, ...confirmedIn(input) } : NEVER
    }),
  )

/** An address as people type it, by the rules of its country (SPEC §5); every part that is wrong is named by itself. */
export const addressSchema: v.GenericSchema<
  v.InferInput<typeof typedSchema>,
  PostalAddress & ConfirmedStreet
> = judged(typedSchema)

/** Address that has to be given. Without any, the parts of a Dutch one are said to be missing. */
export const requiredAddressSchema = v.optional(addressSchema, { countryCode: 'NL' })

/** Where something is posted: at a company perhaps, and with a phone number, of which the shop knows the plan and a browser the shape. */
export const deliveryAddressSchema = judged(
  v.object({ ...typedSchema.entries, companyName: part, phoneNumber: part, asksPhone: part }),
)

/** The country is chosen in advance: an address of which nothing else was typed is none. */
const isBlank = (typed: Typed): boolean =>
  deliveryParts.every((part) => part === 'countryCode' || plain(typed[part]) === '')

const blankSchema = v.pipe(v.looseObject(typedSchema.entries), v.check(isBlank))

const noAddressSchema = v.pipe(
  typedSchema,
  v.transform(() => undefined),
)

/** Undefined where nothing of it was typed. */
const unlessBlank = <Schema extends typeof addressSchema | typeof deliveryAddressSchema>(
  schema: Schema,
) => v.optional(v.lazy((typed) => (v.is(blankSchema, typed) ? noAddressSchema : schema)))

export const optionalAddressSchema = unlessBlank(addressSchema)

export const optionalDeliveryAddressSchema = unlessBlank(deliveryAddressSchema)
