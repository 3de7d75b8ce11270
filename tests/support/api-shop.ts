import { createHash } from 'node:crypto'
import fastify, { type FastifyInstance } from 'fastify'
import { createApi } from '#api/create-api.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { Storefront } from '#domain/storefronts/storefront.ts'
import type { StorefrontLanguage } from '#kernel/language.ts'
import type { OpenDatabase } from '#platform/database/open-database.ts'
import { OrderShop } from '#tests/support/build-order-shop.ts'
import { keepCookies } from '#tests/support/cookie-jar.ts'
import { openTestDatabase } from '#tests/support/database.ts'

/** The id under which the build registers a document. */
export const documentIdOf = (text: string): string =>
  `sha256:${createHash('sha256').update(text).digest('hex')}`

export type GraphqlError = {
  message: string
  path?: (string | number)[]
  extensions: {
    code: number
    referencedRequestParameter?: string
    detail?: string
    reference?: string
  }
}

// biome-ignore lint/suspicious/noExplicitAny: a test reads the one field that it is about.
export type Data = any

export type Answer = {
  status: number
  headers: Headers
  text: string
  data: Data
  errors: GraphqlError[] | undefined
}

/** The API over HTTP on a real Fastify and an embedded database of this file's own. */
export async function openApiShop(
  given: {
    products?: readonly Product[]
    storefront?: Storefront
    storefronts?: readonly Storefront[]
    documents?: readonly string[]
    takesAnyDocument?: boolean
    /** Of the caller, who closes it; without it one of its own. */
    database?: OpenDatabase
    /** Runs before the API is added, as the server's own plugins do. */
    prepare?: (app: FastifyInstance, deps: OrderShop['deps']) => void
  } = {},
) {
  const database = given.database ?? (await openTestDatabase())
  const shop = new OrderShop(database, given.products, given.storefront)
  if (given.storefronts !== undefined) shop.deps.storefronts = given.storefronts
  const persistedDocuments = Object.fromEntries(
    (given.documents ?? []).map((text) => [documentIdOf(text), text]),
  )
  const api = createApi({
    ...{ deps: shop.deps, persistedDocuments },
    takesAnyDocument: given.takesAnyDocument ?? true,
  })
  const app = fastify()
  given.prepare?.(app, shop.deps)
  await api.register(app)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    api,
    shop,
    database,
    browser: (language: StorefrontLanguage = 'nl') =>
      new ApiBrowser(url, language, shop.deps.storefront),
    close: async () => {
      await app.close()
      shop.close()
      if (given.database === undefined) await database.close()
    },
  }
}

/** Keeps its cookies like a browser, and sends the headers of SPEC §7. */
export class ApiBrowser {
  readonly #url: string
  readonly language: StorefrontLanguage
  readonly #store: Pick<Storefront, 'storeId' | 'countryCode'>
  cookie: string | undefined
  /** Sent as `user-agent`. */
  userAgent = 'node'

  constructor(
    url: string,
    language: StorefrontLanguage,
    store: Pick<Storefront, 'storeId' | 'countryCode'> = { storeId: 61, countryCode: 'NL' },
  ) {
    this.#url = url
    this.language = language
    this.#store = store
  }

  get userData() {
    const { storeId, countryCode } = this.#store
    return { language: this.language, storeID: storeId, countryCode }
  }

  /** Asks with `userData` filled in; a document names it `$userData: UserData!`. */
  ask(query: string, variables: object = {}): Promise<Answer> {
    return this.post({ query, variables: { userData: this.userData, ...variables } })
  }

  post(body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send(JSON.stringify(body), headers)
  }

  async send(body: string, headers: Record<string, string> = {}): Promise<Answer> {
    let response = await this.#sendTo('/graphql', { body, headers })
    // As browsers do: with the cookies that there are by then.
    for (let led = 0; response.status === 307 && led < 20; led += 1)
      response = await this.#sendTo(response.headers.get('location') ?? '', { body, headers })
    const text = await response.text()
    const { data, errors } = JSON.parse(text) as Pick<Answer, 'data' | 'errors'>
    return { status: response.status, headers: response.headers, text, data, errors }
  }

  /** Asks for a page or a file, wherever it is led then. */
  async get(path: string): Promise<{ status: number; headers: Headers; bytes: Uint8Array }> {
    const response = await fetch(`${this.#url}${path}`, {
      redirect: 'manual',
      ...(this.cookie && { headers: { cookie: this.cookie } }),
    })
    const { status, headers } = response
    return { status, headers, bytes: new Uint8Array(await response.arrayBuffer()) }
  }

  /** As it is sent, wherever it is led then. */
  async postOnce(body: unknown) {
    const { status, headers } = await this.#sendTo('/graphql', {
      ...{ body: JSON.stringify(body), headers: {} },
    })
    return { status, location: headers.get('location'), cookies: headers.getSetCookie() }
  }

  async #sendTo(
    path: string,
    { body, headers }: { body: string; headers: Record<string, string> },
  ): Promise<Response> {
    const response = await fetch(`${this.#url}${path}`, {
      method: 'POST',
      redirect: 'manual',
      body,
      headers: {
        'content-type': 'application/json',
        'x-store': String(this.#store.storeId),
        'x-lang': this.language,
        'x-country': this.#store.countryCode,
        'x-pathname': '/winkelmandje/',
        'x-client-lambda-request': '0',
        'x-bypass-mutations': '1',
        'user-agent': this.userAgent,
        ...(this.cookie && { cookie: this.cookie }),
        ...headers,
      },
    })
    this.cookie = keepCookies(this.cookie, response.headers.getSetCookie())
    return response
  }
}

/** Fields that say all of a basket that tests look at. */
const orderFields = /* GraphQL */ `
  id
  uuid
  totalQuantity
  shipments {
    tag
    isForSelf
    deliveryForm
    deliveryAddress { firstName email }
    giverName
    packages {
      __typename
      id
      receiverTitle
      ... on GiftcardPackage {
        giftcard_v1 {
          __typename
          ... on GiftcardOrderItem { qty kind variation { id sku title price { value } product { id path } } }
          ... on DonationOrderItem { qty kind variation { id } }
          ... on EmptyOrderItem { qty }
        }
        message { text qty variation { price { value } } }
        wrapper { qty kind variation { id title sku price { value } } }
        total { value currency }
      }
    }
  }
  groupedTotals { digitalTotal { qty price { value } } physicalTotal { qty } extra { value } }
  totals { subTotal { value } grandTotal { value } grandTotalWithoutTax { value } adjustments { title adjustmentType price { value } } taxes { title rate price { value } } }
  billingAddress { firstName email customerType phoneNumber }
  packagesGroups { tag packageId receiverTitle receiverDescription totalPrice { value } cardsPreviews { image { url { href type } alt } color { color opacity } productLabel } }
`

const errorFields = 'errors { code message referencedRequestParameter }'

const change = (name: string, parameters: string, values: string): string =>
  `mutation Change($userData: UserData!, ${parameters}) { ${name}(userData: $userData, ${values}) { order { ${orderFields} } ${errorFields} } }`

export const addPackage = change('addPackage', '$input: PackageInput!', 'input: $input')
export const updatePackage = change(
  'updatePackage',
  '$packageId: ID!, $quantity: Int, $amount: Int',
  'packageId: $packageId, quantity: $quantity, amount: $amount',
)
export const removePackage = change('removePackage', '$packageId: ID!', 'packageId: $packageId')
export const removeGroup = change(
  'deleteGiftcardPackageGroup',
  '$shipmentTag: String!, $packageId: ID',
  'shipmentTag: $shipmentTag, packageId: $packageId',
)
export const saveDetails = change('saveGuestDetails', '$input: GuestDetailsInput!', 'input: $input')
export const showCart = `query Cart($userData: UserData!, $orderUuid: String) { cartV2(userData: $userData, orderUuid: $orderUuid) { ${orderFields} } }`

export const paymentFields = `orderUuid paymentId methodId state action { url method fields { name value } } ${errorFields}`
export const startPayment = `mutation Pay($userData: UserData!, $input: StartPaymentInput!) { startPayment(userData: $userData, input: $input, earlyDelivery: { agreedText: 1 }) { ${paymentFields} } }`

export const giftInput = (given: object = {}) => ({
  productId: 'dinerbon',
  variationType: 'DIGITAL',
  amount: 25_00,
  quantity: 1,
  ...given,
})

export const detailsInput = (given: object = {}) => ({
  customerType: 'PRIVATE',
  firstName: 'Anna',
  lastName: 'de Vries',
  email: 'anna@voorbeeld.example',
  confirmEmail: 'anna@voorbeeld.example',
  acceptTerms: true,
  ...given,
})
