import type { Locator, Page } from '@playwright/test'
import { readShopContent } from '#platform/content/read-content.ts'
import { expect, test } from './journey.ts'
import { scrollDown } from './layout-shifts.ts'
import { newAddress } from './new-address.ts'
import { OrderPage } from './pages/order-page.ts'
import { textsOf } from './pages/texts.ts'

/** A phone, a tablet and a desktop: what every screen is looked at on. */
const windows = [
  { width: 375, height: 812 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const

/** A longer screen is looked at as far as this: all pictures together stay below 10 MB. */
const heightMax = 1900

const productId = 'aan-tafel-dinerbon'

const { documents } = await readShopContent(new URL('../../', import.meta.url).pathname)

/** Blocks that come and go with the calendar, by their Dutch titles. */
const seasonalTitles = documents.queues
  .flatMap(({ blocks }) => blocks)
  .flatMap((block) => (block.period && 'title' in block ? [block.title.nl] : []))

/** An invoice is made within five minutes: there are orders with and without one. */
const comesLater = textsOf('nl').order.documents.heading

/** The same on each day of the year, and in each of its minutes: without what comes and goes. */
async function leaveTheSeasonOut(page: Page): Promise<void> {
  await page.evaluate(
    (titles) => {
      for (const heading of document.querySelectorAll('main h2'))
        if (titles.includes(heading.textContent ?? '')) heading.closest('section')?.remove()
    },
    [...seasonalTitles, comesLater],
  )
}

/** A day that is counted from today is one day of the year on all of them, with the longest name of a month; so is a minute of it. */
async function stopTheCalendar(page: Page): Promise<void> {
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const day =
      /\d{1,2} (?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december) \d{4}/g
    while (texts.nextNode()) {
      const { currentNode: node } = texts
      const said = node.textContent ?? ''
      if (said.search(day) < 0) continue
      node.textContent = said
        .replaceAll(day, '30 september 2030')
        .replace(/2030 om \d{1,2}\.\d{2} uur/, '2030 om 12.30 uur')
    }
  })
}

/**
 * Compares the screen at each width with its picture in `looks/`. The parts are compared as one whole page; what another order
 * would say otherwise is covered.
 */
async function expectLooks(page: Page, name: string, covered: readonly Locator[] = []) {
  for (const { width, height } of windows) {
    await page.setViewportSize({ width, height })
    await scrollDown(page)
    // An order that is looked at tells its news.
    await leaveTheSeasonOut(page)
    await stopTheCalendar(page)
    await page.evaluate(async () => {
      window.scrollTo(0, 0)
      await document.fonts.ready
      await Promise.all([...document.images].filter((image) => image.complete).map(decoded))
      // What cannot be decoded is drawn as broken, and then the picture differs.
      function decoded(image: HTMLImageElement) {
        return image.decode().catch(() => undefined)
      }
    })
    const full = await page.evaluate(() => document.documentElement.scrollHeight)
    const isWhole = name === 'parts' && width === 1440
    await expect.soft(page).toHaveScreenshot(`${name}-${width}.png`, {
      fullPage: true,
      clip: { x: 0, y: 0, width, height: isWhole ? full : Math.min(full, heightMax) },
      // Next year's number is as wide as this one's.
      mask: [page.getByText(/^© Copyright \d{4}/), ...covered],
    })
  }
}

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  deviceScaleFactor: 1,
  isMobile: false,
  hasTouch: false,
  // A mail has no icon of its own.
  missingOnPurpose: /favicon/,
})

test('the parts of the design', async ({ page }) => {
  await page.goto('/dev/ui/')
  await expect(page.getByRole('button', { name: 'Zeg het' })).toBeEnabled()
  await expectLooks(page, 'parts')
})

for (const [name, path] of [
  ['home', '/'],
  ['overview', '/cadeaubonnen/'],
  ['product', `/cadeaubonnen/${productId}/`],
] as const)
  test(`the look of ${name}`, async ({ page, shop }) => {
    await page.goto(path)
    await expect(shop.basketLink(0)).toBeVisible()
    await expect(
      page
        .getByRole('main')
        .getByRole('button', { name: /^Bewaar/ })
        .first(),
    ).toBeEnabled()
    await expectLooks(page, name)
  })

test('the look of the gift finder', async ({ page, shop }) => {
  await shop.open('/cadeauzoeker/')
  const { submit } = shop.texts.browse.finder
  await expect(page.getByRole('button', { name: submit })).toBeEnabled()
  await expect(page.getByRole('article')).toHaveCount(3)
  await expectLooks(page, 'finder')
})

test('the looks of a gift: its mail, and the parcel before it is unwrapped', async ({
  page,
  shop,
  mailbox,
}) => {
  await page.goto('/dev/mail/')
  await page.getByRole('link', { name: 'Cadeau, Nederlands' }).click()
  await expectLooks(page, 'gift-mail')

  const email = newAddress('sanne')
  const card = { productId, amountCents: 5000, quantity: 1 }
  await shop.orderElsewhere({ ...card, receiver: { name: 'Sanne', email } }, newAddress('joris'))
  const gift = await mailbox.openGiftOf(email)
  await expect(gift.unwrapButton).toBeEnabled()
  await expectLooks(gift.page, 'parcel')
})

test('the looks from basket to payment', async ({ page, shop, basket, checkout }) => {
  const receiver = { name: 'Sanne', email: 'sanne@post.example' }
  await shop.fillBasket({ productId, amountCents: 5000, quantity: 2, receiver })
  await shop.fillBasket({ productId: 'bijenlint-donatie', amountCents: 1000, quantity: 1 })
  await basket.open()
  await expect(shop.basketLink(3)).toBeVisible()
  await expect(basket.quantityOf('Aan tafel Dinerbon')).toBeEnabled()
  await expectLooks(page, 'basket')

  await checkout.open()
  await expect(checkout.detailsButton).toBeEnabled()
  await expectLooks(page, 'details')
  // One that is pictured: nothing is ordered with it.
  await checkout.identify({ firstName: 'Joris', lastName: 'Bakker', email: 'joris@post.example' })
  await checkout.choose('ideal')
  await expect(checkout.payButton).toBeEnabled()
  await expectLooks(page, 'payment')
})

test('the looks after paying: an order, a transfer that is waited for, and the withdrawal', async ({
  page,
  shop,
  checkout,
  mailbox,
}) => {
  const { thanks, delivery } = shop.texts.order
  const giver = { firstName: 'Joris', lastName: 'Bakker', email: 'joris@post.example' }
  await shop.open('/herroepen/')
  await expect(page.getByRole('main').getByRole('button').first()).toBeEnabled()
  await expectLooks(page, 'withdrawal')

  const email = newAddress('sanne')
  const gift = { productId, amountCents: 5000, quantity: 1 }
  const uuid = await shop.orderElsewhere(
    { ...gift, receiver: { name: 'Sanne', email } },
    giver.email,
  )
  await mailbox.giftLinkTo(email)
  await shop.open(`/bestellen/${uuid}/`)
  await expect(page.getByText(delivery.SENT, { exact: true })).toBeVisible()
  const main = page.getByRole('main')
  const ofThisOrder = [main.getByText(/^61-\w{4}-\w{4}$/), main.getByText('@')]
  await expectLooks(page, 'order', ofThisOrder)

  // Nothing is sent there; another address may take another line.
  await shop.fillBasket({ ...gift, receiver: { name: 'Sanne', email: 'sanne@post.example' } })
  await checkout.open()
  await checkout.identify(giver)
  await checkout.payWith('bankTransfer_IBAN')
  await expect(page.getByRole('heading', { level: 1, name: thanks.transfer })).toBeVisible()
  const { transferReference, transferCode } = new OrderPage(page, shop.texts)
  await expectLooks(page, 'transfer', [transferReference, transferCode, ...ofThisOrder])
})

test('the looks while a bank decides, and of the thanks after it', async ({
  page,
  shop,
  checkout,
  bank,
}) => {
  const { thanks, delivery } = shop.texts.order
  const receiver = { name: 'Lotte', email: 'lotte@post.example' }
  await shop.fillBasket({ productId, amountCents: 5000, quantity: 1, receiver })
  await checkout.open()
  await checkout.identify({ firstName: 'Kees', lastName: 'Smit', email: 'kees@post.example' })
  await checkout.payWithIdeal()
  // However long the pictures take, nobody waited yet.
  await page.clock.setFixedTime(new Date())
  await bank.choose('later')
  await expect(page.getByRole('heading', { name: checkout.texts.processing.heading })).toBeVisible()
  await expectLooks(page, 'processing')

  await bank.letTimePass()
  await expect(page.getByRole('heading', { level: 1, name: thanks.heading })).toBeVisible()
  await expect(page.getByText(delivery.SENT, { exact: true })).toBeVisible()
  await expectLooks(page, 'thanks', [page.getByRole('main').getByText(/^61-\w{4}-\w{4}$/)])
})
