import type { CardBrand } from '#kernel/card-brand-names.ts'
import type { Localized } from '#kernel/language.ts'
import type { Currency } from '#kernel/money.ts'

type Place = {
  countryCode: string
  currency: Currency
  /** Methods that the storefront does not want, by id. */
  paymentMethodsLeftOut?: readonly string[] | undefined
}

/**
 * Decides what the checkout asks and which hint it gives. `card`: in fields on our own page; `bank`, `app` and `wallet`:
 * on a page of the shopper's bank, of an app's maker or of a wallet; `code` and `phone`: a code of six digits or a phone
 * number, after which the shopper says yes on their phone; `sheet`: on a sheet that the wallet of a browser or a phone lays over
 * our page; `transfer`: the shopper transfers the money by themselves.
 */
export type PaymentMethodKind =
  | ('bank' | 'card' | 'app' | 'wallet' | 'code' | 'phone')
  | ('sheet' | 'transfer')

export type PaymentMethodEntry = {
  /** The payment provider's type, unless `providerType` says it. */
  id: string
  name: Localized
  /** The name in the middle of a sentence. */
  inSentence: Localized
  kind: PaymentMethodKind
  /**
   * What footer, basket and checkout show of it (SPEC §3, payment logos). Of a card they are its brands: those that the
   * shop takes, as far as the provider does.
   */
  marks: readonly string[]
  /** What one country shows before the marks above. */
  marksIn?: Readonly<Record<string, readonly string[]>>
  /** The brands of its cards, where its marks do not name them. */
  cardBrands?: readonly CardBrand[]
  /** Its cards have no security code. */
  hasNoSecurityCode?: boolean
  /** What the provider calls it, where that is not its id: two ways of ours may be one of its. */
  providerType?: string
  /** Offered to companies alone. */
  isForCompanies?: boolean
  /** How many minutes its money may take; absent: the shopper has a day at the bank. */
  waitMinutes?: number
  /** The only places that have it; absent: offered everywhere. */
  only?: { countryCodes?: readonly string[]; currencies: readonly Currency[] }
}

const inAllLanguages = (name: string): Localized => ({ nl: name, en: name })
const euroIn = (...countryCodes: readonly string[]) => ({
  countryCodes,
  currencies: ['EUR'] as const,
})

/** A shopper who has a phone in hand answers within minutes; the provider closes the question after these. */
const onThePhoneMinutes = 15

/** As long a transfer is waited for: two weeks. */
const transferMinutes = 14 * 24 * 60

const whereMoneyIsTransferred = euroIn('NL', 'BE', 'AT', 'DE', 'ES', 'FR', 'IE', 'IT', 'PT')

/**
 * The ways to pay that the shop can carry out, in the order in which they are shown. Storefronts, mails, the provider's
 * adapter and its simulator follow from an entry; `payment-mark.tsx` draws its mark.
 */
const methods = [
  {
    id: 'ideal',
    name: inAllLanguages('iDEAL | Wero'),
    inSentence: inAllLanguages('iDEAL\u00a0|\u2060\u00a0Wero'),
    kind: 'bank',
    marks: ['ideal'],
    only: euroIn('NL'),
  },
  {
    id: 'bcmc_mobile',
    name: inAllLanguages('Bancontact'),
    inSentence: inAllLanguages('Bancontact'),
    kind: 'app',
    marks: ['bancontact'],
    only: euroIn('BE'),
  },
  {
    id: 'bcmc',
    name: { nl: 'Bancontact-kaart', en: 'Bancontact card' },
    inSentence: inAllLanguages('Bancontact'),
    kind: 'card',
    marks: ['bancontact'],
    cardBrands: ['maestro', 'visa', 'mastercard'],
    hasNoSecurityCode: true,
    only: euroIn('BE'),
  },
  {
    id: 'kbc',
    name: inAllLanguages('KBC/CBC'),
    inSentence: inAllLanguages('KBC/CBC'),
    kind: 'bank',
    marks: ['kbccbc'],
    only: euroIn('BE'),
  },
  {
    id: 'belfius',
    name: inAllLanguages('Belfius'),
    inSentence: inAllLanguages('Belfius'),
    kind: 'bank',
    marks: ['belfius'],
    only: euroIn('BE'),
  },
  {
    id: 'eps',
    name: inAllLanguages('EPS'),
    inSentence: inAllLanguages('EPS'),
    kind: 'bank',
    marks: ['adyenEPS'],
    only: euroIn('AT'),
  },
  {
    id: 'blik',
    name: inAllLanguages('BLIK'),
    inSentence: inAllLanguages('BLIK'),
    kind: 'code',
    marks: ['blik'],
    waitMinutes: onThePhoneMinutes,
    only: { countryCodes: ['PL'], currencies: ['PLN'] },
  },
  {
    id: 'mbway',
    name: inAllLanguages('MB WAY'),
    inSentence: inAllLanguages('MB\u00a0WAY'),
    kind: 'phone',
    marks: ['mbway'],
    waitMinutes: onThePhoneMinutes,
    only: euroIn('PT'),
  },
  {
    id: 'scheme',
    name: { nl: 'Creditcard', en: 'Credit card' },
    inSentence: { nl: 'creditcard', en: 'credit card' },
    kind: 'card',
    marks: ['visa', 'mastercard', 'americanExpress'],
    marksIn: { FR: ['carteBancaire'] },
  },
  {
    id: 'applepay',
    name: inAllLanguages('Apple Pay'),
    inSentence: inAllLanguages('Apple\u00a0Pay'),
    kind: 'sheet',
    marks: ['applePay'],
  },
  {
    id: 'googlepay',
    name: inAllLanguages('Google Pay'),
    inSentence: inAllLanguages('Google\u00a0Pay'),
    kind: 'sheet',
    marks: ['googlePay'],
  },
  {
    id: 'paypal',
    name: inAllLanguages('PayPal'),
    inSentence: inAllLanguages('PayPal'),
    kind: 'wallet',
    marks: ['paypal'],
    // The currencies of our storefronts that it knows.
    only: {
      currencies: [
        ...(['EUR', 'GBP', 'USD', 'DKK', 'SEK', 'NOK', 'PLN'] as const),
        ...(['CHF', 'AUD', 'BRL', 'CAD', 'MXN', 'NZD'] as const),
      ],
    },
  },
  {
    id: 'bankTransfer_IBAN',
    name: { nl: 'Bankoverschrijving', en: 'Bank transfer' },
    inSentence: { nl: 'bankoverschrijving', en: 'bank transfer' },
    kind: 'transfer',
    marks: [],
    waitMinutes: transferMinutes,
    only: whereMoneyIsTransferred,
  },
  {
    // A company without an account pays before anything is made: a transfer with a paper for its books.
    id: 'invoice',
    providerType: 'bankTransfer_IBAN',
    name: { nl: 'Op factuur, vooraf betaald', en: 'By invoice, paid in advance' },
    inSentence: { nl: 'op factuur', en: 'by invoice' },
    kind: 'transfer',
    marks: ['invoice'],
    isForCompanies: true,
    waitMinutes: transferMinutes,
    only: whereMoneyIsTransferred,
  },
] as const satisfies readonly PaymentMethodEntry[]

export type PaymentMethodMark = (typeof methods)[number]['marks'][number]

/** Stands after the marks of the ways to pay, and is none of them (SPEC §3, payment logos). */
export const secureMark = 'secure'
export const secureMarkName: Localized = { nl: 'Veilig betalen', en: 'Secure payment' }

export const paymentMethods: readonly PaymentMethodEntry[] = methods

/** Undefined for a method that the shop cannot carry out, whatever the provider offers. */
export const findPaymentMethod = (id: string): PaymentMethodEntry | undefined =>
  paymentMethods.find((method) => method.id === id)

export const providerTypeOf = (id: string): string => findPaymentMethod(id)?.providerType ?? id

/** The ways of ours that one type of the provider carries. */
export const methodsOfProviderType = (type: string): readonly PaymentMethodEntry[] =>
  paymentMethods.filter(({ id }) => providerTypeOf(id) === type)

/** Choice cards that pay an order whole; no provider has it, and no checkout offers it as a way to pay the rest. */
export const choiceCardsMethod = {
  id: 'giftCard',
  name: { nl: 'Keuze Cadeaukaart', en: 'Choice Gift Card' },
} as const satisfies { id: string; name: Localized }

/** A company with credit pays later; no provider is asked. */
export const onAccountMethod = {
  id: 'onAccount',
  name: { nl: 'Op rekening', en: 'On account' },
} as const satisfies { id: string; name: Localized }

/** How readers know it; undefined of a method that only the provider knows. */
export const nameOfMethod = (id: string): Localized | undefined =>
  [choiceCardsMethod, onAccountMethod].find((own) => own.id === id)?.name ??
  findPaymentMethod(id)?.name

export const isCardMethod = (id: string): boolean => findPaymentMethod(id)?.kind === 'card'

/** Its money may move without a page of somebody else: whoever heard no answer may have paid all the same. */
export const isPaidWithoutPage = (id: string): boolean =>
  ['card', 'sheet', 'code', 'phone'].includes(findPaymentMethod(id)?.kind ?? '')

/** With the marks that this place shows. */
export const paymentMethodsIn = (place: Place): readonly PaymentMethodEntry[] =>
  paymentMethods
    .filter(
      ({ id, only }) =>
        !place.paymentMethodsLeftOut?.includes(id) &&
        (only === undefined ||
          (only.currencies.includes(place.currency) &&
            only.countryCodes?.includes(place.countryCode) !== false)),
    )
    .map((method) => ({
      ...method,
      marks: [...(method.marksIn?.[place.countryCode] ?? []), ...method.marks],
    }))
