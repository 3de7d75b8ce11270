import { Core, CustomCard, type CustomCardConfiguration } from '@adyen/adyen-web'
import { isCardBrand } from '#kernel/card-brand-names.ts'
import {
  type CardField,
  type EncryptedCardFields,
  fieldOfProvider,
  problemCodes,
  problemOfCode,
  providerFields,
} from '#kernel/encrypted-card.ts'
import { fromProviderBrand, toProviderBrand } from '#kernel/provider-brands.ts'
import type { CardFieldsNews } from './card-fields-state.ts'

export type ProviderComponent = {
  focus(field: CardField): void
  /** Says of every field that is not right what is wrong with it. */
  showProblems(): void
  remove(): void
}

type Words = {
  locale: string
  label(field: CardField): string
  placeholder(field: CardField): string
  problem(field: CardField, code: string): string
}

type Mount = {
  /** The provider's address, on which the frames stand. */
  frameUrl: string
  clientKey: string
  brands: readonly string[]
  words: Words
  hear(news: CardFieldsNews): void
  onSubmit(): void
  onFailure(): void
}

/**
 * The provider's own component in the page: it mounts a frame in each element of `root` that names a field (`data-cse`). It
 * is loaded where a card is chosen, and asks nothing of its owner but the frames: no measuring, no words, no risk, no
 * look-up of the card.
 */
export async function mountProviderComponent(
  root: HTMLElement,
  mount: Mount,
): Promise<ProviderComponent> {
  const core = await quietCore(mount)
  const { brands, words, hear, onSubmit, onFailure } = mount
  const card = new CustomCard(core, {
    brands: brands.filter(isCardBrand).map(toProviderBrand),
    i18n: wordsOfProvider(words),
    placeholders: {
      cardNumber: words.placeholder('number'),
      expiryDate: words.placeholder('expiry'),
      securityCodeThreeDigits: words.placeholder('securityCode'),
      securityCodeFourDigits: words.placeholder('securityCode'),
    },
    styles: { base: fieldStyle() },
    // The cursor goes where the visitor takes it.
    autoFocus: false,
    doBinLookup: false,
    onConfigSuccess: () => hear({ type: 'ready' }),
    onFocus: ({ fieldType, focus, numChars }) => {
      const field = fieldOfProvider(fieldType)
      if (field) hear({ type: 'focus', field, isFocused: focus, isEmpty: numChars === 0 })
    },
    onBrand: ({ brand, cvcPolicy }) =>
      hear({
        type: 'brand',
        brand: fromProviderBrand(brand),
        isCodeOptional: cvcPolicy !== 'required',
      }),
    onChange: ({ data, valid, errors }) =>
      hear({
        type: 'change',
        encrypted: encryptedOf(data.paymentMethod),
        valid: valid ?? {},
        problems: problemsOf(errors ?? {}),
      }),
    onEnterKeyPressed: onSubmit,
    onError: onFailure,
  })
  card.mount(root)
  return {
    focus: (field) => card.setFocusOn(providerFields[field]),
    showProblems: () => card.showValidation(),
    remove: () => card.unmount(),
  }
}

/** The component adds what it thinks of the payment; the shop's own server says that. */
const encryptedOf = (method: Readonly<Record<string, string>>): EncryptedCardFields => {
  const { encryptedCardNumber, encryptedExpiryMonth, encryptedExpiryYear } = method
  return {
    ...(encryptedCardNumber && { encryptedCardNumber }),
    ...(encryptedExpiryMonth && { encryptedExpiryMonth }),
    ...(encryptedExpiryYear && { encryptedExpiryYear }),
    ...(method.encryptedSecurityCode && { encryptedSecurityCode: method.encryptedSecurityCode }),
  }
}

/** The component's core without its calls home: the two that it would make at its start answer nothing. */
async function quietCore({ frameUrl, clientKey }: Mount): Promise<Core> {
  const core = new Core({
    environment: clientKey.startsWith('live') ? 'live' : 'test',
    _environmentUrls: { api: frameUrl },
    clientKey,
    // What is bundled; the words come from us.
    locale: 'en-US',
    countryCode: 'NL',
    analytics: { enabled: false },
    risk: { enabled: false, onComplete: () => {}, onError: () => {}, node: 'body' },
    srConfig: { enabled: false },
    exposeLibraryMetadata: false,
    showPayButton: false,
  })
  const nothing = async () => {}
  Object.assign(core, { requestAnalyticsAttemptId: nothing, requestTranslations: nothing })
  return await core.initialize()
}

/** What the component calls the label of a field. */
const labels = { number: 'cardNumber', expiry: 'expiryDate', securityCode: 'securityCode' } as const

type ProviderWords = NonNullable<CustomCardConfiguration['i18n']>

/** The component asks for a word by its name; it gets ours. */
function wordsOfProvider(words: Words): ProviderWords {
  const said = new Map<string, string>()
  for (const field of Object.keys(labels) as CardField[]) {
    said.set(`creditCard.${providerFields[field]}.aria.iframeTitle`, words.label(field))
    said.set(`creditCard.${labels[field]}.label`, words.label(field))
    for (const code of Object.values(problemCodes[field]))
      said.set(code, words.problem(field, code))
  }
  const { locale } = words
  const i18n = { locale, get: (name: string) => said.get(name) ?? '' }
  return i18n as ProviderWords
}

type ProviderErrors = Readonly<Record<string, { error?: string } | null | undefined>>

function problemsOf(errors: object): Extract<CardFieldsNews, { type: 'change' }>['problems'] {
  const told = errors as ProviderErrors
  const problem = (field: CardField) => {
    const code = told[providerFields[field]]?.error
    return code ? problemOfCode(field, code) : undefined
  }
  return {
    number: problem('number'),
    expiry: problem('expiry'),
    securityCode: problem('securityCode'),
  }
}

/** Frames inherit nothing: they are told how our fields look. */
function fieldStyle(): Record<string, string> {
  const { color } = getComputedStyle(document.body)
  return { color, fontSize: '16px', lineHeight: '24px' }
}
