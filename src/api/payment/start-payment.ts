import * as v from 'valibot'
import type { Call } from '#api/ask.ts'
import { builder } from '#api/builder.ts'
import type { ApiContext } from '#api/context.ts'
import { parseInput } from '#api/parse-input.ts'
import { payloadOr } from '#api/payload.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { CartExpired } from '#domain/cart/errors.ts'
import { activationName } from '#domain/cart/save-activation.ts'
import { MethodMissing } from '#domain/payments/errors.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { payByCards } from '#flows/payments/pay-by-cards.ts'
import { payOnAccount } from '#flows/payments/pay-on-account.ts'
import { agreementSchema } from '#kernel/agreement.ts'
import { cardBrandRules } from '#kernel/card-brands.ts'
import { visibleAscii } from '#kernel/characters.ts'
import type { ErrorName } from '#kernel/error-codes.ts'
import { onAccountMethod } from '#kernel/payment-methods.ts'
import { personNameSchema } from '#kernel/person-name.ts'
import { earlyDeliveryArg, saidOf } from './early-delivery.ts'
import {
  PaymentPayloadRef,
  type PaymentPayloadView,
  rescuePayment,
  viewPayment,
} from './payment-payload.ts'

const EncryptedCardInputRef = builder.inputType('EncryptedCardInput', {
  description: 'The encrypted values of the card frames, never a number.',
  fields: (t) => ({
    encryptedCardNumber: t.string({ required: true, description: 'Number, encrypted.' }),
    encryptedExpiryMonth: t.string({ required: true, description: 'Month of expiry, encrypted.' }),
    encryptedExpiryYear: t.string({ required: true, description: 'Year of expiry, encrypted.' }),
    encryptedSecurityCode: t.string({
      required: true,
      description: 'Code on the card, encrypted.',
    }),
    holderName: t.string({ required: true, description: 'Name on the card.' }),
    brand: t.string({ description: 'As the frame recognised it.' }),
  }),
})

const BrowserInfoInputRef = builder.inputType('BrowserInfoInput', {
  description: 'What the bank wants to know of the browser for 3-D Secure.',
  fields: (t) => ({
    userAgent: t.string({ required: true, description: 'Its name.' }),
    acceptHeader: t.string({ required: true, description: 'What it accepts.' }),
    language: t.string({ required: true, description: 'Its language.' }),
    colorDepth: t.int({ required: true, description: 'Bits a pixel.' }),
    screenHeight: t.int({ required: true, description: 'Pixels.' }),
    screenWidth: t.int({ required: true, description: 'Pixels.' }),
    timeZoneOffset: t.int({ required: true, description: 'Minutes from UTC.' }),
    javaEnabled: t.boolean({ required: true, description: 'Whether it runs Java.' }),
  }),
})

const SingleGiftToPayRef = builder.inputType('SingleGiftToPay', {
  description: 'A gift as `saveSingleGift` kept it.',
  fields: (t) => ({
    productId: t.id({ required: true, description: 'Which product.' }),
    version: t.int({
      required: true,
      description: 'As the answer named it: one that another tab changed is not paid (3204).',
    }),
  }),
})

const QuoteToPayRef = builder.inputType('QuoteToPay', {
  description: 'A quote, as its page showed it.',
  fields: (t) => ({
    token: t.string({ required: true, description: 'Of its private link.' }),
    version: t.int({
      required: true,
      description: 'One that the shop replaced meanwhile is not paid (3204).',
    }),
    acceptTerms: t.boolean({
      required: true,
      description: 'Agrees to the terms; must be true (3010).',
    }),
    company: t.string({
      description:
        'A company of the customer who is logged in, for which it is ordered and by which it may be paid on account (3850, 3851); null: the one that asked.',
    }),
  }),
})

export const StartPaymentInputRef = builder.inputType('StartPaymentInput', {
  description: 'How to pay, and what the button said.',
  fields: (t) => ({
    methodId: t.id({ description: 'Which payment method; null where choice cards pay all of it.' }),
    card: t.field({ type: EncryptedCardInputRef, description: 'Only for cards.' }),
    bank: t.id({ description: 'Which of its banks, where the method has them (3405).' }),
    blikCode: t.string({ description: 'Only for BLIK: six digits (3406).' }),
    phoneNumber: t.string({
      description: 'Only for MB WAY: of the phone that says yes, with its country (3005).',
    }),
    walletToken: t.string({
      description: 'Only for Apple Pay and Google Pay: what the sheet gave, encrypted (3340).',
    }),
    browserInfo: t.field({ type: BrowserInfoInputRef, description: 'Only for cards and wallets.' }),
    captchaToken: t.string({
      description: 'Only for cards, once several payments from one place failed (3720).',
    }),
    singleGift: t.field({
      type: SingleGiftToPayRef,
      description: 'Pays this gift by itself; null: the basket.',
    }),
    quote: t.field({
      type: QuoteToPayRef,
      description: 'Accepts this quote by paying it, at its own prices (3900 to 3905).',
    }),
    expectedPromotion: t.int({
      description:
        'What the page said that promotions take off, or add to redeemed cards, in minor units: one that ended since is told (3204). Null: not looked at.',
    }),
    activationVersion: t.int({
      description:
        'Pays the activation as `createActivationOrder` answered it: one that another tab changed is not paid (3204).',
    }),
    redeemVersion: t.int({
      description:
        'Pays what cards are exchanged for as `redeemOrder` had this `version`: what another tab chose instead is not ordered (3204). Null: not looked at.',
    }),
    expectedTotal: t.int({
      required: true,
      description:
        'In minor units, as shown on the button, after what choice cards pay: a changed price is never charged silently (3204).',
    }),
  }),
})

/** Longer than any field of a card encrypts to. */
const encryptedLengthMax = 10_000
const textLengthMax = 2048

const noToken = 'walletTokenMissing' satisfies ErrorName
const printable = /^[\x20-\x7e]*$/
const noMethod = 'paymentMethodUnavailable' satisfies ErrorName
const broken = 'cardDetailsInvalid' satisfies ErrorName
const encrypted = v.pipe(
  v.string(),
  v.maxLength(encryptedLengthMax, broken),
  v.regex(visibleAscii, broken),
)
const text = v.pipe(v.string(), v.maxLength(textLengthMax), v.regex(/^[^\p{Cc}\p{Cs}]*$/u))

const paymentSchema = v.object({
  methodId: v.optional(v.pipe(v.string(), v.maxLength(64, noMethod))),
  expectedTotal: v.pipe(v.number(), v.minValue(0)),
  expectedPromotion: v.optional(v.number()),
  card: v.optional(
    v.object({
      encryptedCardNumber: encrypted,
      encryptedExpiryMonth: encrypted,
      encryptedExpiryYear: encrypted,
      // Some cards have none.
      encryptedSecurityCode: v.union([v.literal(''), encrypted]),
      holderName: personNameSchema,
      brand: v.exactOptional(
        v.picklist(
          cardBrandRules.map(({ brand }) => brand),
          broken,
        ),
      ),
    }),
  ),
  bank: v.optional(v.pipe(v.string(), v.maxLength(64, 'bankUnknown' satisfies ErrorName))),
  blikCode: v.optional(v.pipe(v.string(), v.maxLength(64, 'blikCodeInvalid' satisfies ErrorName))),
  phoneNumber: v.optional(v.pipe(v.string(), v.maxLength(64, 'phoneInvalid' satisfies ErrorName))),
  walletToken: v.optional(
    v.pipe(v.string(), v.maxLength(encryptedLengthMax, noToken), v.regex(printable, noToken)),
  ),
  singleGift: v.optional(
    v.object({
      productId: v.pipe(
        v.string(),
        v.regex(/^[a-z0-9-]{1,64}$/, 'productUnknown' satisfies ErrorName),
      ),
      version: v.number(),
    }),
  ),
  activationVersion: v.optional(v.number()),
  redeemVersion: v.optional(v.number()),
  quote: v.optional(
    v.object({
      token: v.pipe(v.string(), v.maxLength(64, 'quoteLinkInvalid' satisfies ErrorName)),
      version: v.number(),
      acceptTerms: agreementSchema,
      company: v.optional(
        v.pipe(v.string(), v.maxLength(64, 'companyUnknown' satisfies ErrorName)),
      ),
    }),
  ),
  captchaToken: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(textLengthMax, 'captchaRefused' satisfies ErrorName),
      v.regex(printable, 'captchaRefused' satisfies ErrorName),
    ),
  ),
  browserInfo: v.optional(
    v.object({
      userAgent: text,
      acceptHeader: text,
      language: text,
      colorDepth: v.number(),
      screenHeight: v.number(),
      screenWidth: v.number(),
      timeZoneOffset: v.number(),
      javaEnabled: v.boolean(),
    }),
  ),
})

type ToPay = {
  input: object
  redeemToken: string | null | undefined
  earlyDelivery?: unknown
  /** A package whose first choice is ordered in place of its alternative. */
  originalOf?: string
}

/** Places what is asked for and begins to pay it; a payment that failed is thrown. */
export async function payFor(
  ctx: ApiContext,
  { language }: Pick<Call, 'language'>,
  { input, redeemToken, earlyDelivery, originalOf }: ToPay,
): Promise<Partial<PaymentPayloadView>> {
  const { visitor, clientIp, origin } = ctx
  const { expectedTotal, methodId, ...asked } = parseInput(paymentSchema, input)
  // A quote is accepted without ever having had a basket.
  const visitorKey = asked.quote === undefined ? visitor.key : visitor.ensureKey()
  if (visitorKey === undefined) throw new CartExpired()
  const ordered = {
    visitorKey,
    sessionKey: visitor.sessionKey,
    language,
    ...{ singleGift: besideOf(asked), shopperIp: clientIp, ...saidOf(earlyDelivery) },
    redeemToken: redeemToken ?? undefined,
    redeemVersion: asked.redeemVersion,
    originalOf,
    quote: quoteOf(asked),
    expectedPromotionCents: asked.expectedPromotion,
  }
  if (methodId === undefined && expectedTotal > 0) throw new MethodMissing()
  if (methodId === undefined)
    return { orderUuid: await payByCards(ctx.deps, ordered), state: 'paid' }
  if (methodId === onAccountMethod.id)
    return {
      orderUuid: await payOnAccount(ctx.deps, { ...ordered, expectedTotalCents: expectedTotal }),
      state: 'paid',
    }
  const payment = await beginPayment(ctx.deps, {
    ...{ ...ordered, methodId, expectedTotalCents: expectedTotal },
    card: asked.card,
    answers: {
      bank: asked.bank,
      blikCode: asked.blikCode,
      phoneNumber: asked.phoneNumber,
      walletToken: asked.walletToken,
    },
    browserInfo: asked.browserInfo,
    captchaToken: asked.captchaToken,
    origin,
  })
  return viewPayment(payment)
}

const quoteOf = ({ quote }: Pick<v.InferOutput<typeof paymentSchema>, 'quote'>) =>
  quote && { token: quote.token, version: quote.version, companyId: quote.company }

/** What lies beside the basket and is to be paid in place of it. */
const besideOf = ({
  singleGift,
  activationVersion: version,
}: Pick<v.InferOutput<typeof paymentSchema>, 'singleGift' | 'activationVersion'>) =>
  version === undefined ? singleGift : { productId: activationName, version }

builder.mutationField('startPayment', (t) =>
  t.field({
    type: PaymentPayloadRef,
    description:
      'Places the order if needed and begins to pay it. Cart, details and total are checked again. With `userData.redeemToken` it is what its cards are exchanged for (3525, 3540, 3544), else the basket.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      input: t.arg({ type: StartPaymentInputRef, required: true, description: 'How to pay.' }),
      earlyDelivery: t.arg(earlyDeliveryArg),
    },
    resolve: (_root, { userData, input, earlyDelivery }, ctx) =>
      payloadOr(ctx, userData, {
        work: (call) =>
          payFor(ctx, call, { input, redeemToken: userData.redeemToken, earlyDelivery }),
        rescue: rescuePayment,
      }),
  }),
)
