import { keepCookies } from '#tests/support/cookie-jar.ts'

export type CardToBuy = {
  productId: string
  amountCents: number
  quantity: number
  receiver?: { name: string; email: string; giverName?: string }
  /** The id of its paper. */
  wrapper?: string
  /** The personal note. */
  message?: string
  /** A minute on a Dutch clock; at once without it. */
  deliveryDate?: string
}

/** What the holder of a card types; not every card has a pin. */
export type CardCode = { number: string; pin: string | null }

/** Ways to pay of the Netherlands, and a company's debt. */
type WayToPay = 'scheme' | 'ideal' | 'paypal' | 'bankTransfer_IBAN' | 'onAccount'

export type PaymentAnswer = {
  orderUuid: string | null
  paymentId: string | null
  state: 'PENDING' | 'ACTION_REQUIRED' | 'PAID' | 'REFUSED' | 'CANCELED' | null
  action: { url: string } | null
  errors: readonly { code: number }[]
}

type BasketPayload = {
  order: { totals: { grandTotal: { value: number } } } | null
  errors: readonly { code: number; message: string }[]
}

type Shipment = {
  giverName: string | null
  packages: readonly { wrapper: { variation: { id: string } } | null }[]
}

const changeOf = (field: string, type: string): string =>
  `mutation Change($userData: UserData!, $input: ${type}!) { ${field}(userData: $userData, input: $input) {
    order { totals { grandTotal { value } } } errors { code message } } }`

const addPackage = changeOf('addPackage', 'PackageInput')
const saveGuestDetails = changeOf('saveGuestDetails', 'GuestDetailsInput')

const packageInput = ({ receiver, amountCents, ...card }: CardToBuy) => ({
  ...card,
  variationType: 'DIGITAL',
  amount: amountCents,
  ...(receiver === undefined ? {} : { receiver: { ...receiver, confirmEmail: receiver.email } }),
})

/** A test card as the provider's library sends it when encryption is off. */
const testCard = {
  encryptedCardNumber: 'test_4111111145551142',
  encryptedExpiryMonth: 'test_03',
  encryptedExpiryYear: 'test_2030',
  encryptedSecurityCode: 'test_737',
}

/** The storefront of the Netherlands, unless another is named by its number. */
type ShopToVisit = { url: string; storeId: number }

/** Posts JSON and gives the JSON of the answer. */
export type Post = (url: string, body: object) => Promise<unknown>

/** Keeps the cookies that the shop gives, as a browser would, and has a network of its own. */
function postWithCookie(): Post {
  let cookie: string | undefined
  const part = () => Math.floor(Math.random() * 256)
  const address = `10.${part()}.${part()}.${part()}`
  return async (url, body) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': address,
        ...(cookie === undefined ? {} : { cookie }),
      },
      body: JSON.stringify(body),
    })
    cookie = keepCookies(cookie, response.headers.getSetCookie())
    return response.json()
  }
}

/** A visitor who shops over HTTP. A refusal of the shop is thrown. */
export class Visitor {
  readonly #url: string
  readonly #storeId: number
  readonly #language: 'nl' | 'en'
  readonly #post: Post
  #totalCents = 0

  constructor(
    shop: string | ShopToVisit,
    language: 'nl' | 'en' = 'nl',
    post: Post = postWithCookie(),
  ) {
    const { url, storeId } = typeof shop === 'string' ? { url: shop, storeId: 61 } : shop
    this.#url = url
    this.#storeId = storeId
    this.#language = language
    this.#post = post
  }

  get userData() {
    return { language: this.#language, storeID: this.#storeId, countryCode: 'NL' }
  }

  async ask<Data>(query: string, variables: object = {}): Promise<Data> {
    const { data, errors } = await this.post<{ data?: Data; errors?: unknown }>({
      ...{ query, variables: { userData: this.userData, ...variables } },
    })
    if (data === undefined || errors !== undefined) throw new Error(JSON.stringify(errors))
    return data
  }

  /** A question as it is sent, and its answer, whatever it says. */
  post<Answer>(body: object): Promise<Answer> {
    return this.#post(`${this.#url}/graphql`, body) as Promise<Answer>
  }

  async addCard(card: CardToBuy): Promise<void> {
    await this.#changeBasket(addPackage, packageInput(card))
  }

  /** As a person, unless more is said. */
  async saveDetails(email: string, more: object = {}): Promise<void> {
    const input = {
      customerType: 'PRIVATE',
      firstName: 'Joris',
      lastName: 'Bakker',
      email,
      confirmEmail: email,
      acceptTerms: true,
      ...more,
    }
    await this.#changeBasket(saveGuestDetails, input)
  }

  async #changeBasket(mutation: string, input: object): Promise<void> {
    const [payload] = Object.values(
      await this.ask<Record<string, BasketPayload>>(mutation, { input }),
    )
    if (payload?.order == null || payload.errors.length > 0)
      throw new Error(JSON.stringify(payload))
    this.#totalCents = payload.order.totals.grandTotal.value
  }

  /** Tags and papers of what lies in the basket. */
  async shipments(): Promise<readonly Shipment[]> {
    const { cartV2 } = await this.ask<{ cartV2: { shipments: readonly Shipment[] } | null }>(
      `query Shipments($userData: UserData!) { cartV2(userData: $userData) { shipments {
        giverName packages { ... on GiftcardPackage { wrapper { variation { id } } } } } } }`,
    )
    return cartV2?.shipments ?? []
  }

  async itemsInBasket(): Promise<number> {
    type Quantities = { cartQuantity: { totalQuantity: number } | null }
    const { cartQuantity } = await this.ask<Quantities>(
      'query Count($userData: UserData!) { cartQuantity(userData: $userData) { totalQuantity } }',
    )
    return cartQuantity?.totalQuantity ?? 0
  }

  /**
   * The name on the card may be one that the bank takes as an order to refuse. Choice cards that pay all leave no way to pay; what
   * they leave, or what an activation costs, is said as `more`.
   */
  startPayment(
    methodId: WayToPay | null,
    holderName = 'J BAKKER',
    more: object = {},
  ): Promise<PaymentAnswer> {
    const card = methodId === 'scheme' ? { card: { ...testCard, holderName } } : {}
    const parameters = '$input: StartPaymentInput!, $earlyDelivery: EarlyDeliveryInput'
    return this.#payment('startPayment', parameters, {
      input: { methodId, expectedTotal: this.#totalCents, ...card, ...more },
      earlyDelivery: { agreedText: 1 },
    })
  }

  comeBack(orderUuid: string, redirectResult: string): Promise<PaymentAnswer> {
    const parameters = '$orderUuid: String!, $redirectResult: String'
    return this.#payment('submitPaymentDetails', parameters, { orderUuid, redirectResult })
  }

  async #payment(field: string, parameters: string, variables: object): Promise<PaymentAnswer> {
    const passed = Object.keys(variables).map((name) => `${name}: $${name}`)
    const data = await this.ask<Record<string, PaymentAnswer>>(
      `mutation Pay($userData: UserData!, ${parameters}) { ${field}(userData: $userData, ${passed}) {
        orderUuid paymentId state action { url } errors { code } } }`,
      variables,
    )
    const answer = data[field]
    if (answer === undefined) throw new Error(`${field} was not answered.`)
    return answer
  }

  /** The state of an order, as its link shows it. */
  async orderState(uuid: string): Promise<{ state: string; refundedCents: number }> {
    type Order = { order: { order: { state: string; refunded: { value: number } | null } | null } }
    const { order } = await this.ask<Order>(
      `query Order($userData: UserData!, $uuid: String!) { order(userData: $userData, uuid: $uuid) {
        order { state refunded { value } } } }`,
      { uuid },
    )
    return { state: order.order?.state ?? '', refundedCents: order.order?.refunded?.value ?? 0 }
  }

  /** Unwraps the gift behind a link and gives the codes that the page then shows. */
  async openGift(token: string): Promise<readonly CardCode[]> {
    type Page = {
      openGiftCard: { page: { cards: readonly { code: CardCode }[] } | null }
    }
    const { openGiftCard } = await this.ask<Page>(
      `mutation Open($userData: UserData!, $token: String!) { openGiftCard(userData: $userData, token: $token) {
        page { cards { code { number pin } } } } }`,
      { token },
    )
    return openGiftCard.page?.cards.map(({ code }) => code) ?? []
  }
}
