import * as v from 'valibot'
import { countCharacters, isPrintable } from '#kernel/characters.ts'
import { cleanLine, cleanText } from '#kernel/clean-text.ts'
import { contactMessageSchema } from '#kernel/contact-message.ts'
import { emailSchema } from '#kernel/email.ts'
import type { ErrorName } from '#kernel/error-codes.ts'
import { optionalKvkNumberSchema, requireKvkNumber } from '#kernel/kvk-number.ts'
import { companyNameSchema, personNameSchema } from '#kernel/person-name.ts'
import type { PhoneSchema } from '#kernel/phone.ts'
import { requiredAddressSchema } from '#kernel/postal-address.ts'
import { countryBeside, ownVatNumberSchema } from '#kernel/vat-number.ts'

const because = (name: ErrorName): ErrorName => name

/** Channels by which somebody may be reached about their request (SPEC §3). */
export const contactChannels = ['mail', 'phone'] as const
export type ContactChannel = (typeof contactChannels)[number]

/** Cards of one request; what an order may hold is asked besides (SPEC §8, 2030). */
export const quoteCardsMax = 2500
/** Euros of one card, and of a whole budget. */
const quoteCentsMax = 250_000_00
export const quoteRemarkMax = 500
export const quoteOccasionMax = 60

const filled = (value: unknown): boolean => value !== undefined && value !== ''

/** An empty field is none. */
const wholeNumber = (max: number, wrong: ErrorName) =>
  v.optional(
    v.pipe(
      v.number(because(wrong)),
      v.integer(wrong),
      v.minValue(1, wrong),
      v.maxValue(max, wrong),
    ),
  )

const shortText = (max: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => cleanLine(text) || undefined),
      v.check((text) => text === undefined || countCharacters(text) <= max, because('tooLong')),
      v.check((text) => text === undefined || isPrintable(text), because('contactMessageInvalid')),
    ),
  )

const remark = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => cleanText(text) || undefined),
    v.check(
      (text) => text === undefined || countCharacters(text) <= quoteRemarkMax,
      because('tooLong'),
    ),
    v.check((text) => text === undefined || isPrintable(text), because('contactMessageInvalid')),
  ),
)

/** Names a product as addresses do; one that is not sold is left out by the shop. */
const productName = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => (/^[a-z0-9-]{1,64}$/.test(text) ? text : undefined)),
  ),
)

/** Request for a quote as the form and the API give it. Amounts are in cents. */
export const quoteRequestSchema = (phoneSchema: PhoneSchema) =>
  v.lazy((typed) => requestSchema(phoneSchema, countryBeside(typed)))

const requestSchema = (phoneSchema: PhoneSchema, countryCode: string | undefined) =>
  v.pipe(
    v.object({
      message: contactMessageSchema,
      remark,
      occasion: shortText(quoteOccasionMax),
      product: productName,
      quantity: wholeNumber(quoteCardsMax, 'quoteNumberInvalid'),
      amount: wholeNumber(quoteCentsMax, 'quoteAmountInvalid'),
      budget: wholeNumber(quoteCentsMax, 'quoteAmountInvalid'),
      deliveryForm: v.optional(v.picklist(['DIGITAL', 'PHYSICAL'])),
      /** Receivers' list as `toRowsText` writes it. */
      rows: v.optional(v.string()),
      companyName: companyNameSchema,
      kvkNumber: optionalKvkNumberSchema,
      vatNumber: ownVatNumberSchema(countryCode),
      address: requiredAddressSchema,
      firstName: personNameSchema,
      lastName: personNameSchema,
      email: emailSchema,
      phoneNumber: phoneSchema,
      contactBy: v.picklist(contactChannels, because('fieldRequired')),
    }),
    requireKvkNumber(() => true),
    v.forward(
      v.partialCheck(
        [['contactBy'], ['phoneNumber']],
        ({ contactBy, phoneNumber }) => contactBy === 'mail' || filled(phoneNumber),
        because('fieldRequired'),
      ),
      ['phoneNumber'],
    ),
  )

export type QuoteRequest = v.InferOutput<ReturnType<typeof quoteRequestSchema>>
