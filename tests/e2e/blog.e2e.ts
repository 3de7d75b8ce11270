import { blogTexts } from '#i18n/texts/blog.ts'
import { axeViolationsOn } from './axe-violations.ts'
import { expect, test } from './journey.ts'

const blog = blogTexts.nl

test('a reader goes from the blog to an article, and from there to the basket', async ({
  page,
  shop,
  product,
  basket,
}) => {
  await shop.open('/blog/')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Bonnen gebruiken' }).click()
  await expect(shop.heading).toHaveText('Bonnen gebruiken')
  await expect(main.getByRole('navigation', { name: blog.subjects })).toContainText(blog.all)
  await main.getByRole('link', { name: /^Wat doe je met twee euro/ }).click()
  await expect(shop.heading).toHaveText('Wat doe je met twee euro op een cadeaubon?')
  await expect(main.getByRole('table')).toContainText('Een roman')
  expect(await axeViolationsOn(page)).toEqual([])

  await main.getByRole('heading', { name: blog.products }).waitFor()
  await main.getByRole('link', { name: /Koffiebon/ }).click()
  await expect(product.title).toHaveText('Oor & Schotel Koffiebon')
  await product.choose('€ 15')
  await product.forMyself()
  await product.addAndGoToBasket()
  await expect(page.getByRole('main')).toContainText('Oor & Schotel Koffiebon')
  await expect(basket.heading).toBeVisible()
})

test('the window of the search shows articles as a group of their own', async ({ page, shop }) => {
  await shop.open('/zoeken/?s=juf')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Artikelen' })).toBeVisible()
  await main.getByRole('link', { name: /juf of meester/ }).click()
  await expect(shop.heading).toContainText('juf of meester')
})

test('an address of the blog with nothing behind it is a page that is not there', async ({
  request,
}) => {
  for (const path of ['/blog/niet-geschreven/', '/blog/99/', '/blog/onderwerp/weg/', '/en/blog/x/'])
    expect((await request.get(path)).status(), path).toBe(404)
  const first = await request.get('/blog/1/', { maxRedirects: 0 })
  expect([first.status(), first.headers().location]).toEqual([301, '/blog/'])
})

test('search engines and feed readers find every article in both languages', async ({
  request,
}) => {
  const page = await (await request.get('/en/blog/saldo-dat-overblijft/')).text()
  expect(page).toContain('"@type":"BlogPosting"')
  expect(page).toMatch(/<link rel="alternate" hrefLang="nl-NL" href="[^"]*\/blog\/saldo-dat-/)
  expect(page).toMatch(/type="application\/atom\+xml"[^>]*href="\/en\/blog\/feed\.xml"/)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).toContain('/en/blog/saldo-dat-overblijft/</loc>')
  const feed = await request.get('/blog/feed.xml')
  expect(feed.headers()['content-type']).toBe('application/atom+xml; charset=utf-8')
  expect(await feed.text()).toContain('/blog/kerst-op-het-werk/')
  const [share = ''] = /\/share\/blog\/saldo-dat-overblijft\.png[^"]*/.exec(page) ?? []
  const picture = await request.get(share)
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('subjects, articles and their products are links that work', async ({ page, shop }) => {
    await shop.open('/blog/')
    const main = page.getByRole('main')
    await main.getByRole('link', { name: 'Gelegenheden' }).click()
    await expect(shop.heading).toHaveText('Gelegenheden')
    await main.getByRole('link', { name: /juf of meester/ }).click()
    await expect(main.getByText('Eén ouder regelt het.')).toBeVisible()
    await main
      .getByRole('link', { name: /Leesbon/ })
      .first()
      .click()
    await expect(shop.heading).toContainText('Leesbon')
  })
})
