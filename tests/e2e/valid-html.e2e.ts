import type { Page } from '@playwright/test'
import type { Language } from '#kernel/language.ts'
import { pathsOf, type RouteName } from '#storefront/paths.ts'
import { htmlFaults } from '#tests/support/html-faults.ts'
import { test as base, expect, newAddress } from './journey.ts'
import { NewsletterPage } from './pages/newsletter-page.ts'

const test = base.extend<{ newsletter: NewsletterPage }>({
  newsletter: async ({ page, language, mailbox }, use) =>
    use(new NewsletterPage(page, { language, mailbox })),
})

/** Made on the way: they belong to one order or one subscription. */
type Personal = 'success' | 'order' | 'card' | 'newsletterConfirm'

/** At least one page of every screen; a new screen does not compile without. */
function samplesIn(language: Language): Record<Exclude<RouteName, Personal>, readonly string[]> {
  const paths = pathsOf(language)
  const products = [
    'aan-tafel-dinerbon',
    'tas-van-tante-tassenbon',
    'bijenlint-donatie',
    'cadeaubonnl-keuze-cadeaukaart',
    'lege-cadeaukaarten-feest',
  ]
  return {
    home: [paths.home()],
    giftCards: [
      paths.giftCards(),
      paths.giftCards(2),
      `${paths.giftCards()}?price=0-25&form=physical&sort=price-asc`,
      `${paths.giftCards()}?cb_api_occasions=nergens`,
    ],
    giftCard: products.map((product) => paths.giftCard(product)),
    categories: [paths.categories()],
    category: [paths.category('eten-en-drinken')],
    categoryPage: [paths.categoryPage('eten-en-drinken', 2)],
    moments: [paths.moments()],
    moment: [paths.moment('verjaardag')],
    momentPage: [paths.momentPage('verjaardag', 2)],
    brands: [paths.brands()],
    brand: [paths.brand('aan-tafel')],
    favourites: [paths.favourites()],
    search: [paths.search(), paths.search('sauna'), paths.search('xqzwv')],
    basket: [paths.basket()],
    checkout: [paths.checkout()],
    processing: [paths.processing()],
    terms: [paths.terms()],
    privacy: [paths.privacy()],
    cookies: [paths.cookies()],
    helpdesk: [paths.helpdesk()],
    contact: [paths.contact()],
    delivery: [paths.delivery()],
    cancellation: [paths.cancellation()],
    accessibility: [paths.accessibility()],
    about: [paths.about()],
    newsletterEnd: [paths.newsletterEnd('onbekend')],
    notFound: [paths.notFound(), `${paths.home()}nergens/te/vinden/`],
    landing: [paths.landing('verjaardagscadeau')],
    business: [paths.business()],
    businessProduct: [paths.businessProduct('aan-tafel-dinerbon')],
  }
}

/** What the shop sends, before any script has touched it. */
async function faultsAt(page: Page, address: string): Promise<readonly string[]> {
  const answer = await page.request.get(address)
  return htmlFaults(await answer.text()).map((fault) => `${address}: ${fault}`)
}

const productId = 'aan-tafel-dinerbon'

test('the judge of HTML sees what is wrong', () => {
  const page = (main: string) =>
    `<!DOCTYPE html><html lang="nl"><head><title>-</title></head><body>${main}</body></html>`
  expect(htmlFaults(page('<main><h1>Goed</h1></main>'))).toEqual([])
  for (const wrong of [
    '<p><div>no block in a paragraph</div></p>',
    '<ul><div>no list without items</div></ul>',
    '<img src="/no-words.svg">',
    '<button type="button"><a href="/">no link in a button</a></button>',
    '<p id="twice">one</p><p id="twice">two</p>',
    '<p aria-describedby="nowhere">one</p>',
  ])
    expect(htmlFaults(page(wrong)), wrong).not.toEqual([])
})

for (const language of ['nl', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language, missingOnPurpose: /./ })

    test('every screen is valid HTML', async ({ page, shop }) => {
      const faults: string[] = []
      for (const address of Object.values(samplesIn(language)).flat())
        faults.push(...(await faultsAt(page, address)))
      await shop.fillBasket({ productId, amountCents: 5000, quantity: 2 })
      for (const address of [pathsOf(language).basket(), pathsOf(language).checkout()])
        faults.push(...(await faultsAt(page, address)))
      expect(faults).toEqual([])
    })

    test('what belongs to one order or subscription is valid HTML', async ({
      page,
      shop,
      mailbox,
      newsletter,
    }) => {
      const [receiver, reader] = [newAddress('sanne'), newAddress('lezer')]
      const card = { productId, amountCents: 5000, quantity: 1 }
      await shop.fillBasket({ ...card, receiver: { name: 'Sanne', email: receiver } })
      const { orderUuid } = await shop.payBasketByCard(newAddress('joris'))
      await shop.open('/cookieverklaring/')
      await newsletter.ask(reader)
      const paths = pathsOf(language)
      const addresses = [
        `${paths.success()}?order=${orderUuid}`,
        paths.order(orderUuid ?? ''),
        await newsletter.linkTo('bevestigen', reader),
        /http\S+\/kaart\/\S+/.exec((await mailbox.letterTo(receiver)).text)?.[0] ?? '',
      ]
      for (const address of addresses) expect(await faultsAt(page, address)).toEqual([])
    })
  })
}

test('what the browser adds to a page leaves it valid', async ({ page, shop, checkout }) => {
  const { frame, search } = shop.texts
  const faults = async () => htmlFaults(await page.content())
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/cadeaubonnen/')
  await page
    .getByRole('button', { name: /^Bewaar/ })
    .first()
    .click()
  await page.getByRole('button', { name: frame.menu.title, exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await faults(), 'menu').toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('link', { name: search.open, exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
  expect(await faults(), 'search').toEqual([])
  await page.goto('/favorieten/')
  await expect(page.getByRole('main').getByRole('article')).toBeVisible()
  expect(await faults(), 'favourites').toEqual([])
  await shop.fillBasket({ productId, amountCents: 5000, quantity: 2 })
  await checkout.open()
  await checkout.heading('details').waitFor()
  await checkout.sendDetails()
  await expect(page.getByRole('alert').first()).toBeVisible()
  expect(await faults(), 'details with problems').toEqual([])
})

test('reading the terms does not agree to them', async ({ page, shop, checkout }) => {
  await shop.fillBasket({ productId, amountCents: 5000, quantity: 1 })
  await checkout.open()
  await expect(checkout.detailsButton).toBeEnabled()
  await page.getByRole('main').getByRole('link', { name: 'algemene voorwaarden' }).click()
  await expect(page.getByRole('dialog', { name: checkout.texts.legal.termsTitle })).toBeVisible()
  expect(htmlFaults(await page.content())).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('checkbox')).not.toBeChecked()
})
