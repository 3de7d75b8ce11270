import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'

export type OrderRun = {
  orders: number
  seconds: number
  p50Ms: number
  p99Ms: number
  failures: number
}

type Answer = { body: { data?: Record<string, unknown> }; cookie: string | undefined }

const agent = new Agent({ keepAlive: true, maxSockets: 64 })
const userData = { language: 'nl', storeID: 61, countryCode: 'NL' }

function post(
  shopUrl: string,
  call: { query: string; variables: object; cookie?: string; address: string },
): Promise<Answer> {
  const text = JSON.stringify({ query: call.query, variables: { userData, ...call.variables } })
  const headers: Record<string, string | number> = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    'x-forwarded-for': call.address,
    ...(call.cookie === undefined ? {} : { cookie: call.cookie }),
  }
  return new Promise((resolve, reject) => {
    const sent = request(`${shopUrl}/graphql`, { method: 'POST', agent, headers }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (part) => {
        body += part
      })
      response.once('end', () =>
        resolve({
          body: JSON.parse(body),
          cookie: response.headers['set-cookie']?.[0]?.split(';')[0],
        }),
      )
    })
    sent.once('error', reject)
    sent.end(text)
  })
}

const addPackage = `mutation Add($userData: UserData!, $input: PackageInput!) {
  addPackage(userData: $userData, input: $input) { order { id totals { grandTotal { value } } } errors { code message } } }`
const addReceivers = `mutation List($userData: UserData!, $input: ReceiversInput!) {
  addReceivers(userData: $userData, input: $input) { added errors { code message } } }`
const saveDetails = `mutation Save($userData: UserData!, $input: GuestDetailsInput!) {
  saveGuestDetails(userData: $userData, input: $input) { errors { code message } } }`
const startPayment = `mutation Pay($userData: UserData!, $input: StartPaymentInput!) {
  startPayment(userData: $userData, input: $input, earlyDelivery: { agreedText: 1 }) { state orderUuid errors { code message } } }`

/** As the shop of the reviews knows it (d58862f). */
const startPaymentBefore = startPayment.replace(', earlyDelivery: { agreedText: 1 }', '')

const saveSingleGift = `mutation Gift($userData: UserData!, $input: SingleGiftInput!) {
  saveSingleGift(userData: $userData, input: $input) { order { id version } errors { code message } } }`

/** What a guest's order asks. */
export const orderDocuments = [
  ...[addPackage, addReceivers, saveDetails, saveSingleGift],
  ...[startPayment, startPaymentBefore],
]

/** Those that ask nobody about the right to withdraw, and have no page for one gift: they refused what this one knows. */
const olderShops = new Set<string>()

export type ProductToOrder = { productId: string; amount: number }

/** Each visitor has a network of their own, as a proxy in front of the shop would say. */
const newAddress = (): string => {
  const part = () => Math.floor(Math.random() * 256)
  return `10.${part()}.${part()}.${part()}`
}

function newGift({ productId, amount }: ProductToOrder) {
  const email = `sanne-${randomUUID()}@bench.example`
  const receiver = { name: 'Sanne', email, confirmEmail: email }
  return {
    ...{ productId, variationType: 'DIGITAL', amount, quantity: 1 },
    ...{ receiver, message: 'Veel plezier!' },
  }
}

/** Nobody orders as much in a day, and a shop asks who does to come back later. */
function newDetails() {
  const email = `joris-${randomUUID()}@bench.example`
  return {
    ...{ customerType: 'PRIVATE', firstName: 'Joris', lastName: 'Bakker' },
    ...{ email, confirmEmail: email, acceptTerms: true },
  }
}

const card = {
  encryptedCardNumber: 'test_4111111145551142',
  encryptedExpiryMonth: 'test_03',
  encryptedExpiryYear: 'test_2030',
  encryptedSecurityCode: 'test_737',
  holderName: 'J BAKKER',
}

/** Adds a card to a new basket: what a first click costs. */
export async function addToNewBasket(
  shopUrl: string,
  { productId, amount }: ProductToOrder,
  address = newAddress(),
): Promise<{ cookie: string; total: number }> {
  const { body, cookie } = await post(shopUrl, {
    ...{ query: addPackage, variables: { input: newGift({ productId, amount }) }, address },
  })
  const payload = body.data?.addPackage as
    | { order: { totals: { grandTotal: { value: number } } } | null }
    | undefined
  if (payload?.order == null || cookie === undefined)
    throw new Error(`No basket: ${JSON.stringify(body)}`)
  return { cookie, total: payload.order.totals.grandTotal.value }
}

const listLength = 2000

/** As long a list as there may be, with a note that names each receiver. */
const rows = JSON.stringify(
  Array.from({ length: listLength }, (_, at) => [
    ...['Sanne', 'de Vries', `sanne${at}@bench.example`, ''],
  ]),
)

/** Puts a gift for everybody on a list into a new basket. */
export async function addListToNewBasket(
  shopUrl: string,
  { productId, amount }: ProductToOrder,
): Promise<void> {
  const message = 'Beste {voornaam}, dank je wel voor alles dit jaar.'
  const input = { productId, amount, quantity: 1, rows, message, giverName: 'De directie' }
  const { body } = await post(shopUrl, {
    ...{ query: addReceivers, variables: { input }, address: newAddress() },
  })
  const payload = body.data?.addReceivers as { added: number | null } | undefined
  if (payload?.added !== listLength) throw new Error(`No list: ${JSON.stringify(body)}`)
}

type ToPay = { cookie: string | undefined; address: string; input: object }

/** Settled when it answers. */
async function payByCard(shopUrl: string, { cookie, address, input }: ToPay): Promise<void> {
  const pay = (query: string) =>
    post(shopUrl, {
      ...{ query, variables: { input: { methodId: 'scheme', card, ...input } } },
      ...(cookie === undefined ? {} : { cookie }),
      address,
    })
  const isOlder = olderShops.has(shopUrl)
  const asked = await pay(isOlder ? startPaymentBefore : startPayment)
  const isRefused = asked.body.data === undefined && !isOlder
  if (isRefused) olderShops.add(shopUrl)
  const { body } = isRefused ? await pay(startPaymentBefore) : asked
  const payload = body.data?.startPayment as { state: string } | undefined
  if (payload?.state !== 'PAID') throw new Error(`Not paid: ${JSON.stringify(body)}`)
}

/** A whole guest order by the basket: basket, details, payment. */
export async function placeGuestOrder(shopUrl: string, product: ProductToOrder): Promise<void> {
  const address = newAddress()
  const { cookie, total } = await addToNewBasket(shopUrl, product, address)
  await post(shopUrl, {
    ...{ query: saveDetails, variables: { input: newDetails() }, cookie, address },
  })
  await payByCard(shopUrl, { cookie, address, input: { expectedTotal: total } })
}

/** A whole guest order of one gift by its own page, whose button keeps the gift with who gives it, and pays; by the basket where there is none. */
export async function placeSingleGift(
  shopUrl: string,
  { total, ...product }: ProductToOrder & { total: number },
): Promise<void> {
  if (olderShops.has(shopUrl)) return placeGuestOrder(shopUrl, product)
  const address = newAddress()
  const given = { gift: newGift(product), details: newDetails() }
  const { body, cookie } = await post(shopUrl, {
    ...{ query: saveSingleGift, variables: { input: given }, address },
  })
  const payload = body.data?.saveSingleGift as { order: { version: number } | null } | undefined
  if (payload?.order == null) throw new Error(`No gift: ${JSON.stringify(body)}`)
  const singleGift = { productId: product.productId, version: payload.order.version }
  await payByCard(shopUrl, { cookie, address, input: { singleGift, expectedTotal: total } })
}

/** Runs the work again and again in some lanes side by side. */
export async function repeat(
  work: () => Promise<unknown>,
  { seconds, lanes }: { seconds: number; lanes: number },
): Promise<OrderRun> {
  const durations: number[] = []
  let failures = 0
  const startedAt = performance.now()
  const endsAt = startedAt + seconds * 1000
  const lane = async (): Promise<void> => {
    while (performance.now() < endsAt) {
      const begunAt = performance.now()
      try {
        await work()
        durations.push(performance.now() - begunAt)
      } catch (error) {
        if (failures === 0) process.stderr.write(`${String(error).slice(0, 300)}\n`)
        failures += 1
      }
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  durations.sort((left, right) => left - right)
  const at = (share: number): number => durations[Math.floor((durations.length - 1) * share)] ?? 0
  const elapsed = (performance.now() - startedAt) / 1000
  return { orders: durations.length, seconds: elapsed, p50Ms: at(0.5), p99Ms: at(0.99), failures }
}
