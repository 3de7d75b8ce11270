export type CardToBuy = {
  productId: string
  amountCents: number
  quantity: number
  receiver?: { name: string; email: string }
}

export type PaymentAnswer = {
  orderUuid: string | null
  state: 'PENDING' | 'ACTION_REQUIRED' | 'PAID' | 'REFUSED' | 'CANCELED' | null
  action: { url: string } | null
  errors: readonly { code: number }[]
}

type Payload<Field extends string, Content> = Record<
  Field,
  Content & { errors: readonly { code: number; message: string }[] }
>

type Basket = { order: { totals: { grandTotal: { value: number } } } | null }

/** As the provider's library encrypts a test card when it is told not to. */
const testCard = {
  encryptedCardNumber: 'test_4111111145551142',
  encryptedExpiryMonth: 'test_03',
  encryptedExpiryYear: 'test_2030',
  encryptedSecurityCode: 'test_737',
  holderName: 'J BAKKER',
}

/** Somebody who shops over HTTP with a cookie of his own. What the shop refuses is thrown. */
export class Visitor {
  readonly #url: string
  readonly #language: 'nl' | 'en'
  #cookie: string | undefined
  #totalCents = 0

  constructor(url: string, language: 'nl' | 'en' = 'nl') {
    this.#url = url
    this.#language = language
  }

  async ask<Data>(query: string, variables: object = {}): Promise<Data> {
    const userData = { language: this.#language, storeID: 61, countryCode: 'NL' }
    const response = await fetch(`${this.#url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(this.#cookie === undefined ? {} : { cookie: this.#cookie }),
      },
      body: JSON.stringify({ query, variables: { userData, ...variables } }),
    })
    this.#cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? this.#cookie
    const { data, errors } = (await response.json()) as { data?: Data; errors?: unknown }
    if (data === undefined || errors !== undefined) throw new Error(JSON.stringify(errors))
    return data
  }

  async addCard(card: CardToBuy): Promise<void> {
    const { receiver, productId, amountCents, quantity } = card
    const input = {
      productId,
      variationType: 'DIGITAL',
      amount: amountCents,
      quantity,
      ...(receiver === undefined
        ? {}
        : { receiver: { ...receiver, confirmEmail: receiver.email } }),
    }
    await this.#changeBasket('addPackage', 'PackageInput', input)
  }

  async saveDetails(email: string): Promise<void> {
    const input = {
      customerType: 'PRIVATE',
      firstName: 'Joris',
      lastName: 'Bakker',
      email,
      confirmEmail: email,
      acceptTerms: true,
    }
    await this.#changeBasket('saveGuestDetails', 'GuestDetailsInput', input)
  }

  async #changeBasket(field: string, type: string, input: object): Promise<void> {
    const data = await this.ask<Payload<string, Basket>>(
      `mutation Change($userData: UserData!, $input: ${type}!) { ${field}(userData: $userData, input: $input) {
        order { totals { grandTotal { value } } } errors { code message } } }`,
      { input },
    )
    const { order, errors } = data[field] ?? { order: null, errors: [] }
    if (order === null || errors.length > 0) throw new Error(`${field}: ${JSON.stringify(errors)}`)
    this.#totalCents = order.totals.grandTotal.value
  }

  async itemsInBasket(): Promise<number> {
    type Quantities = { cartQuantity: { totalQuantity: number } | null }
    const { cartQuantity } = await this.ask<Quantities>(
      'query Count($userData: UserData!) { cartQuantity(userData: $userData) { totalQuantity } }',
    )
    return cartQuantity?.totalQuantity ?? 0
  }

  startPayment(methodId: 'scheme' | 'ideal'): Promise<PaymentAnswer> {
    const card = methodId === 'scheme' ? { card: testCard } : {}
    return this.#payment('startPayment', '$input: StartPaymentInput!', {
      input: { methodId, expectedTotal: this.#totalCents, ...card },
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
        orderUuid state action { url } errors { code } } }`,
      variables,
    )
    const answer = data[field]
    if (answer === undefined) throw new Error(`${field} was not answered.`)
    return answer
  }

  /** How an order stands for whoever has the link. */
  async orderState(uuid: string): Promise<{ state: string; refundedCents: number }> {
    type Order = { order: { order: { state: string; refunded: { value: number } | null } | null } }
    const { order } = await this.ask<Order>(
      `query Order($userData: UserData!, $uuid: String!) { order(userData: $userData, uuid: $uuid) {
        order { state refunded { value } } } }`,
      { uuid },
    )
    return { state: order.order?.state ?? '', refundedCents: order.order?.refunded?.value ?? 0 }
  }

  /** Unwraps the gift behind a link and gives the numbers that the page then shows. */
  async openGift(token: string): Promise<readonly string[]> {
    type Page = {
      openGiftCard: { page: { cards: readonly { code: { number: string } }[] } | null }
    }
    const { openGiftCard } = await this.ask<Page>(
      `mutation Open($userData: UserData!, $token: String!) { openGiftCard(userData: $userData, token: $token) {
        page { cards { code { number } } } } }`,
      { token },
    )
    return openGiftCard.page?.cards.map(({ code }) => code.number) ?? []
  }
}
