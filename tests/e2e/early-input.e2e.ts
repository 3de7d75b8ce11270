import type { Page } from '@playwright/test'
import { type Customer, makeCustomer } from './customer.ts'
import { expectHydrated } from './expect-hydrated.ts'
import { expect, test as journey } from './journey.ts'
import { newAddress } from './new-address.ts'
import { GiftPage } from './pages/gift-page.ts'
import { fillBasket, type PageObjects } from './pages-to-visit.ts'

type VisitContext = PageObjects & { customer: Customer }

/** A page with a form: its address, after the steps that it needs, and fields that must be among the filled ones. */
type PageWithForm = {
  path: string | ((customer: Customer) => string)
  fields: readonly string[]
  before?: (visit: VisitContext) => Promise<unknown>
}

const test = journey.extend<object, { customer: Customer }>({
  customer: [
    async ({ playwright }, use) =>
      use(await makeCustomer(playwright.request, process.env.SHOP_URL ?? '')),
    { scope: 'worker' },
  ],
})

const product = { productId: 'aan-tafel-dinerbon', amountCents: 2000, quantity: 1 }

const address = ['address.postCode', 'address.houseNumber']

const logIn = ({ page, customer }: VisitContext) => page.context().addCookies(customer.cookies)

const pages: Readonly<Record<string, PageWithForm>> = {
  search: { path: '/', fields: ['s'] },
  newsletter: { path: '/over-ons/', fields: ['email'] },
  'gift card by mail': { path: '/cadeaubonnen/aan-tafel-dinerbon/', fields: ['message'] },
  'choice card with slider': {
    path: '/cadeaubonnen/cadeaubonnl-keuze-cadeaukaart/',
    fields: ['range'],
  },
  'blank cards by post': { path: '/cadeaubonnen/lege-cadeaukaarten-feest/', fields: address },
  'one gift': { path: `/bestellen/?gift=${product.productId}`, fields: ['early'] },
  basket: { path: '/winkelmandje/', fields: ['code'], before: fillBasket },
  details: {
    path: '/bestellen/',
    fields: ['customerType', 'firstName', ...address],
    before: fillBasket,
  },
  'payment and choice card': {
    path: '/bestellen/?stap=betaling',
    fields: ['early', 'cardNumber', 'pin'],
    before: ({ shop }) => shop.fillInOrder(product, newAddress('joris')),
  },
  'page of a gift': {
    path: ({ links }) => links.gift,
    fields: ['text', 'email'],
    before: async ({ page, shop, customer }) => {
      await page.goto(customer.links.gift)
      const gift = new GiftPage(page, shop.texts)
      await gift.unwrap()
      await gift.barcode.first().waitFor()
    },
  },
  activation: { path: '/activeren/', fields: ['cardNumber'] },
  balance: { path: '/saldocheck/', fields: ['cardNumber'] },
  contact: { path: '/klantenservice/contact/', fields: ['message'] },
  finder: { path: '/cadeauzoeker/', fields: ['name'] },
  'several receivers': {
    path: '/voor-meerdere-mensen/?gift=aan-tafel-dinerbon',
    fields: ['textarea'],
  },
  account: { path: '/account/', fields: ['email'] },
  registration: { path: '/account/registreren/', fields: ['password'] },
  'forgotten password': { path: '/account/wachtwoord-vergeten/', fields: ['email'] },
  'new password': { path: ({ links }) => links.newPassword, fields: ['password'] },
  'log-in': { path: '/account/login/', fields: ['email', 'password'] },
  'confirmation of an account': { path: ({ links }) => links.confirmAccount, fields: ['password'] },
  'details of an account': {
    path: '/account/gegevens/',
    fields: ['firstName', ...address],
    before: logIn,
  },
  withdrawal: { path: '/herroepen/', fields: ['orderNumber'] },
  'my cards': { path: '/mijn-kaarten/', fields: ['email'] },
  'packs to order again': { path: '/nabestellen/', fields: ['gift'] },
  'page of the search': { path: '/zoeken/', fields: ['s'] },
}

// The test opens what is folded and chooses by script, which the browser counts as no touch.
test.use({ mayMove: true })

type Filled = { name: string; state: string }

/** Runs in the page. Types, ticks and chooses something in every visible field, as a visitor may before any script. */
function fillAll(): Filled[] {
  for (const folded of document.querySelectorAll('main details')) folded.setAttribute('open', '')
  type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
  const fields = [...document.querySelectorAll<Field>('input, select, textarea')].filter(
    (field) =>
      !['hidden', 'file'].includes(field.type) &&
      field.checkVisibility() &&
      !field.matches(':disabled, :read-only[type="text"]'),
  )
  const texts: Record<string, string> = {
    email: 'anna@post.example',
    tel: '0612345678',
    range: '75',
  }
  const seen = new Set<string>()
  const filled: Field[] = []
  for (const field of fields.reverse()) {
    if (field instanceof HTMLSelectElement) field.selectedIndex = field.options.length - 1
    else if (field.type === 'checkbox') (field as HTMLInputElement).checked = true
    else if (field.type === 'radio') {
      if (seen.has(field.name)) continue
      seen.add(field.name)
      ;(field as HTMLInputElement).checked = true
    } else if (field.type === 'date') field.value = field.getAttribute('max') ?? '2027-01-04'
    else field.value = texts[field.type] ?? '12'
    filled.push(field)
  }
  const stateOf = (field: Field) =>
    /checkbox|radio/.test(field.type)
      ? `${field.value}: ${(field as HTMLInputElement).checked}`
      : field.value
  const nameOf = (field: Field) => field.name || field.type
  const named = (field: Field) =>
    [...document.querySelectorAll<Field>('input, select, textarea')].filter(
      (other) => nameOf(other) === nameOf(field) && other.type === field.type,
    )
  // React's own state: it is written over the field at the next render.
  const rendersAs = (field: Field) => {
    const key = Object.keys(field).find((one) => one.startsWith('__reactProps')) ?? ''
    const props = (field as Record<string, unknown> & Field)[key] as Record<string, unknown>
    const isTick = /checkbox|radio/.test(field.type)
    const kept = isTick ? props?.checked : props?.value
    if (kept === undefined) return stateOf(field)
    return isTick ? `${field.value}: ${kept}` : `${kept}`
  }
  Object.assign(window, {
    // A choice may take a field away; where its name stands again, it has the same text.
    lostInput: () =>
      filled.flatMap((field) => {
        const again = field.type === 'radio' ? [] : named(field)
        const now = field.isConnected ? [field] : again
        const wanted = states.get(field)
        return now.length === 0 ||
          now.some((one) => stateOf(one) === wanted && rendersAs(one) === wanted)
          ? []
          : [`${nameOf(field)}: ${wanted} became ${stateOf(now[0] as Field)}`]
      }),
  })
  const states = new Map(filled.map((field) => [field, stateOf(field)]))
  return filled.map((field) => ({ name: nameOf(field), state: stateOf(field) }))
}

async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

for (const [name, { path, fields, before }] of Object.entries(pages))
  test(`keeps what is typed, ticked and chosen before the script runs: ${name}`, async ({
    pageObjects,
    customer,
  }) => {
    const { page } = pageObjects
    await before?.({ ...pageObjects, customer })
    const release = await holdScripts(page)
    await page.goto(typeof path === 'string' ? path : path(customer), { waitUntil: 'commit' })
    await page.waitForFunction(() => document.readyState !== 'loading')
    const filled = await page.evaluate(fillAll)
    expect(filled.map((one) => one.name)).toEqual(expect.arrayContaining([...fields]))
    release()
    await expectHydrated(page)
    expect(await page.evaluate('lostInput()')).toEqual([])
  })
