import { type Answer, type Data, paymentFields } from '#tests/support/api-shop.ts'
import { buildProduct, buildVariationConfig } from '#tests/support/build-product.ts'
import { choiceProducts, type HeldCard } from '#tests/support/choice-cards.ts'
import { solveCaptcha } from '#tests/support/solve-captcha.ts'

/** What tests exchange cards for, and what they may not be exchanged for. */
export const redeemProducts = [
  ...choiceProducts,
  buildProduct({ id: 'dinerbon' }),
  buildProduct({ id: 'boekenbon', vat: { kind: 'singlePurpose', rateBasisPoints: 900 } }),
  buildProduct({ id: 'fietsbon', physical: buildVariationConfig() }),
  buildProduct({ id: 'uitverkocht', digital: buildVariationConfig({ stock: 'out' }) }),
  buildProduct({
    ...{ id: 'bomen', kind: 'DONATION', vat: { kind: 'donation' } },
    digital: buildVariationConfig({ minCents: 2_50, stepCents: 50 }),
  }),
  buildProduct({ id: 'lege-kaarten', kind: 'GIFTCARD_BLANK_PACK', vat: { kind: 'goods' } }),
]

const money = '{ value }'
const sessionFields = `cards { id maskedNumber balance ${money} amount ${money} expiryDate programme } pageId
  remainingBalance ${money} minimumRemainingBalance ${money} maximumPostedCardAmount ${money} orderUuid endsAt shouldAddDigitalAddress shouldAddPhysicalAddress`
const orderFields = `id uuid version remainingBalance ${money} toPay ${money} isRemainderTooSmall problemCount
  totals { grandTotal ${money} adjustments { adjustmentType price ${money} } taxes { rate price ${money} } } billingAddress { email }
  shipments { deliveryForm packages { id } }
  packages { id ... on RedeemPackage { quantity problem mainProductType mainProduct { id } original { id } alternatives { id }
    packageTotals { mainItemAmount ${money} mainItemEditable promotionAmount ${money} }
    items { ... on GiftcardOrderItem { qty variation { price ${money} } } ... on DonationOrderItem { qty variation { price ${money} } } } } }`
const fields = `redeemToken redeem { ${sessionFields} } order { ${orderFields} } errors { code message referencedRequestParameter }`

const challenge = `query Challenge($userData: UserData!) { captchaChallenge(userData: $userData, action: common) {
  algorithm challenge maxnumber salt signature } }`

const mutationOf = (name: string, parameters: string, values: string): string =>
  `mutation Redeem($userData: UserData!${parameters && `, ${parameters}`}) {
    ${name}(userData: $userData${values && `, ${values}`}) { ${fields} } }`

const typed = '$cardNumber: String!, $pin: String!, $captchaToken: String!'
const typedValues = 'cardNumber: $cardNumber, pin: $pin, captchaToken: $captchaToken'

const documents = {
  openRedeem: mutationOf('openRedeem', typed, typedValues),
  addRedeemCard: mutationOf('addRedeemCard', typed, typedValues),
  removeRedeemCard: mutationOf('removeRedeemCard', '$cardId: ID!', 'cardId: $cardId'),
  closeRedeem: mutationOf('closeRedeem', '', ''),
  addRedeemPackage: mutationOf(
    'addRedeemPackage',
    '$package: RedeemPackageInput!',
    'package: $package',
  ),
  updateRedeemPackage: mutationOf(
    'updateRedeemPackage',
    '$packageId: ID!, $amount: Int, $quantity: Int, $variationType: VariationType, $productId: ID',
    'packageId: $packageId, amount: $amount, quantity: $quantity, variationType: $variationType, productId: $productId',
  ),
  removeRedeemPackage: mutationOf(
    'removeRedeemPackage',
    '$packageId: ID!',
    'packageId: $packageId',
  ),
  saveRedeemDetails: mutationOf('saveRedeemDetails', '$input: GuestDetailsInput!', 'input: $input'),
}

export const codesOf = ({ errors }: Data): readonly number[] =>
  errors.map(({ code }: { code: number }) => code)

type Typed = Pick<HeldCard, 'number' | 'pin'>

/** Whoever asks the shop. */
export type Asking = { userData: object; post(body: object): Promise<Said> }
type Said = Pick<Answer, 'data' | 'errors'>

/** What a browser does to exchange cards; keeps the token as its page does. */
export class Redeem {
  readonly #holder: Asking
  token: string | null = null

  constructor(holder: Asking) {
    this.#holder = holder
  }

  get userData() {
    return { ...this.#holder.userData, redeemToken: this.token }
  }

  ask(query: string, variables: object = {}) {
    return this.#holder.post({ query, variables: { userData: this.userData, ...variables } })
  }

  async change(name: keyof typeof documents, variables: object = {}): Promise<Data> {
    const { data } = await this.ask(documents[name], variables)
    return data[name]
  }

  async #typed({ number, pin }: Typed) {
    const captchaToken = solveCaptcha((await this.ask(challenge)).data.captchaChallenge)
    return { cardNumber: number, pin, captchaToken }
  }

  async open(card: Typed): Promise<Data> {
    const answer = await this.change('openRedeem', await this.#typed(card))
    this.token = answer.redeemToken ?? this.token
    return answer
  }

  async addCard(card: Typed): Promise<Data> {
    return this.change('addRedeemCard', await this.#typed(card))
  }

  add(given: object): Promise<Data> {
    return this.change('addRedeemPackage', { package: { variationType: 'DIGITAL', ...given } })
  }

  update = (packageId: string, to: object): Promise<Data> =>
    this.change('updateRedeemPackage', { packageId, ...to })

  save(input: object): Promise<Data> {
    return this.change('saveRedeemDetails', { input })
  }

  /** Without a method the cards pay all of it; `answers` are what one asks. */
  async pay(
    expectedTotal: number,
    methodId: string | null = null,
    {
      promotion = null,
      version = null,
      answers = {},
    }: { promotion?: number | null; version?: number | null; answers?: object } = {},
  ): Promise<Data> {
    const { data } = await this.ask(
      `mutation Pay($userData: UserData!, $input: StartPaymentInput!) { startPayment(userData: $userData, input: $input) { ${paymentFields} } }`,
      {
        input: {
          ...{ methodId, expectedTotal },
          ...{ expectedPromotion: promotion, redeemVersion: version, ...answers },
        },
      },
    )
    return data.startPayment
  }

  /** What was chosen first, in place of its alternative. */
  async placeOriginal(
    packageId: string,
    expectedTotal: number,
    { version = null, methodId = null }: { version?: number | null; methodId?: string | null } = {},
  ): Promise<Data> {
    const { data } = await this.ask(
      `mutation Pay($userData: UserData!, $packageId: ID!, $input: StartPaymentInput!) {
        addOriginalPackageToCartAndPlaceOrder(userData: $userData, packageId: $packageId, input: $input) { ${paymentFields} } }`,
      { packageId, input: { methodId, expectedTotal, redeemVersion: version } },
    )
    return data.addOriginalPackageToCartAndPlaceOrder
  }

  /** As it stands, or the error. */
  async look(uuid: string | null = null): Promise<Data> {
    const { data, errors } = await this.ask(
      `query Look($userData: UserData!, $uuid: String) { redeemSession(userData: $userData) { ${sessionFields} }
        redeemOrder(userData: $userData, uuid: $uuid) { ${orderFields} } }`,
      { uuid },
    )
    return { ...data, codes: errors?.map(({ extensions }) => extensions.code) ?? [] }
  }
}
