import { addressOf, certificate, delay, helpCentre } from '#tests/support/journeys-setup.ts'
import { axeViolationsOn } from './axe-violations.ts'
import { expect, test } from './journey.ts'

/** The Dutch shop with every toggle of SPEC §6 turned the other way, a help centre outside and a delay. */
test.use({ baseURL: addressOf('CHANGED_SHOP_URL') })

const desktop = { width: 1280, height: 800 }

test('the footer shows the mark of the sister shop, no marks of payment and no cookie link', async ({
  page,
  shop,
}) => {
  await shop.open('/')
  const footer = page.getByRole('contentinfo')
  const sister = footer.getByRole('link', { name: 'Bonbloom' })
  await expect(sister).toHaveAttribute('href', 'https://www.bonbloom.example/')
  await expect(sister).toHaveAttribute('target', '_blank')
  await expect(sister).toHaveAttribute('rel', 'noopener')
  await expect(footer.getByRole('list', { name: 'Betaalmethoden' })).toHaveCount(0)
  const legal = footer.getByRole('navigation', { name: 'Voorwaarden' })
  await expect(legal.getByRole('link', { name: 'Privacy' })).toBeVisible()
  await expect(legal.getByRole('link', { name: 'Cookies' })).toHaveCount(0)
  // The statement itself stays: visitors who answered the cookie question may read it.
  expect((await page.request.get('/cookieverklaring/')).status()).toBe(200)
})

test('the header names search and basket in words, has no choice of language, and keeps within the window', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(desktop)
  await shop.open('/')
  const header = page.getByRole('banner')
  await expect(shop.basketLink(0).getByText('Winkelmandje', { exact: true })).toBeVisible()
  await expect(header.getByText('Favorieten', { exact: true })).toBeVisible()
  const { switcher } = shop.texts.frame
  await expect(header.getByRole('button', { name: switcher.button })).toHaveCount(0)
  await expect(
    page.getByRole('contentinfo').getByRole('button', { name: switcher.button }),
  ).toBeEnabled()
  for (const path of ['/privacy/', '/zakelijk/'])
    for (const width of [320, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await shop.open(path)
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      await expect.poll(overflow, { message: `${path} ${width}` }).toBeLessThanOrEqual(0)
      // A phone has no room for words; the widest header of the shop has the field itself.
      const search = header.getByRole('link', { name: shop.texts.search.open })
      const hasWords = width === 1024 || (width === 1280 && path === '/zakelijk/')
      const words = search.getByText(shop.texts.search.open)
      await expect(words, `${path} ${width}`).toBeVisible({ visible: hasWords })
    }
})

test('a quality mark that is held is shown in every place of it, and leads to its certificate', async ({
  page,
  request,
}) => {
  const marksIn = async (path: string) =>
    (await (await request.get(path)).text()).split(`href="${certificate}"`).length - 1
  // The bar above the header, the header, and the lower bar.
  expect(await marksIn('/cadeaubonnen/')).toBe(3)
  expect(await marksIn('/bestellen/')).toBeGreaterThanOrEqual(1)
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/cadeaubonnen/aan-tafel-dinerbon/')
  await page.getByRole('banner').getByRole('link', { name: 'Zoeken' }).click()
  const mark = page.getByRole('dialog').getByRole('link', { name: 'Proefkeurmerk' })
  await expect(mark).toHaveAttribute('href', certificate)
  await expect(mark).toHaveAttribute('target', '_blank')
})

test('search engines are asked to stay out, in every way there is', async ({ request }) => {
  for (const path of [
    '/',
    '/en/cadeaubonnen/',
    '/zakelijk/',
    '/cadeaubonnen/aan-tafel-dinerbon/',
  ]) {
    const answer = await request.get(path)
    expect(answer.headers()['x-robots-tag'], path).toBe('noindex, nofollow')
    expect(await answer.text(), path).toContain('content="noindex, nofollow"')
  }
  expect((await request.get('/sitemap.xml')).status()).toBe(404)
  expect(await (await request.get('/robots.txt')).text()).not.toContain('Sitemap')
})

test('a failed payment leads back to the order or the basket, not to another try', async ({
  request,
}) => {
  const uuid = '0b5b3c4e-6a53-4d0f-9a43-0d7a1c1f2b3c'
  const leadsTo = async (query: string) =>
    (await request.get(`/bestellen/?${query}`, { maxRedirects: 0 })).headers().location
  expect(await leadsTo('error=2035')).toBe('/winkelmandje/')
  expect(await leadsTo(`error=2035&order=${uuid}`)).toBe(`/bestellen/${uuid}/`)
})

test('checkout stands under the header of the shop, and the basket asks a guest for their details', async ({
  page,
  shop,
  basket,
  checkout,
}) => {
  await page.setViewportSize(desktop)
  await shop.fillBasket({ productId: 'aan-tafel-dinerbon', amountCents: 2000, quantity: 1 })
  await basket.open()
  await basket.toCheckout.click()
  const guest = page.getByRole('dialog', { name: shop.texts.checkout.details.heading })
  await expect(guest.getByLabel(shop.texts.checkout.details.firstName)).toBeVisible()
  await checkout.open()
  const { menu } = shop.texts.frame
  await expect(page.getByRole('banner').getByRole('button', { name: menu.giftCards })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(await axeViolationsOn(page)).toEqual([])
})

test('customer support is the help centre outside, from every menu and from the helpdesk', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(desktop)
  for (const path of ['/', '/zakelijk/']) {
    await shop.open(path)
    const link = page.getByRole('banner').getByRole('link', { name: /^Klantenservice/ })
    await expect(link).toHaveAttribute('href', helpCentre)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener')
  }
  const inFooter = page.getByRole('contentinfo').getByRole('link', { name: /^Helpdesk/ })
  await expect(inFooter).toHaveAttribute('href', helpCentre)
  await shop.open('/helpdesk/')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /^Naar het helpcentrum/ })).toHaveAttribute(
    'href',
    helpCentre,
  )
  expect(await axeViolationsOn(page)).toEqual([])
})

test('a delay is told on top of every page, in both languages', async ({ page }) => {
  await page.goto('/cadeaubonnen/aan-tafel-dinerbon/')
  await expect(page.getByRole('region', { name: 'Vertraging' })).toHaveText(delay.nl)
  await page.goto('/en/')
  await expect(page.getByText(delay.en)).toBeInViewport()
  expect(await axeViolationsOn(page)).toEqual([])
})

test.describe('a visitor who agrees to statistics', () => {
  test.use({ consent: { statistics: true, marketing: false } })

  test('has their searches measured here, and not where the toggle is off', async ({ page }) => {
    const measured = () =>
      page.evaluate(() =>
        ((window as unknown as { dataLayer?: { event?: string }[] }).dataLayer ?? []).flatMap(
          ({ event }) => event ?? [],
        ),
      )
    await page.goto('/zoeken/?s=sauna')
    await expect.poll(measured).toContain('search')
    await page.goto('/cadeaubonnen/aan-tafel-dinerbon/')
    await page.getByRole('banner').getByRole('link', { name: 'Zoeken' }).click()
    await page.getByRole('dialog').getByRole('combobox').fill('wellness')
    await expect.poll(measured).toContain('search')
    await page.goto(`${addressOf('SHOP_URL')}/cadeaubonnen/?s=sauna`)
    await expect.poll(measured).toContain('view_item_list')
    expect(await measured()).not.toContain('search')
  })
})
