import { axeViolationsOn } from './axe-violations.ts'
import { test as base, expect } from './journey.ts'
import { reach } from './keyboard.ts'
import { newAddress } from './new-address.ts'
import { NewsletterPage } from './pages/newsletter-page.ts'

const test = base.extend<{ newsletter: NewsletterPage }>({
  newsletter: async ({ page, language, mailbox }, use) =>
    use(new NewsletterPage(page, { language, mailbox })),
})

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the keyboard alone asks for the newsletter, confirms it and ends it', async ({
  page,
  shop,
  newsletter,
}) => {
  const { confirm, end } = newsletter.texts.link
  const email = newAddress('sanne')
  await shop.open('/over-ons/')
  await expect(newsletter.submit).toBeEnabled()
  await reach(page, newsletter.email)
  await page.keyboard.type(email)
  await reach(page, newsletter.firstName)
  await page.keyboard.type('Sanne')
  await page.keyboard.press('Enter')
  await expect(newsletter.mailed).toContainText(email)
  await expect(newsletter.mailed).toBeFocused()

  await newsletter.open('bevestigen', email)
  await reach(page, page.getByRole('button', { name: confirm.action }))
  await page.keyboard.press('Enter')
  await expect(newsletter.heading(confirm.done)).toBeFocused()

  await newsletter.open('afmelden', email)
  await reach(page, page.getByRole('button', { name: end.action }))
  await page.keyboard.press('Enter')
  await expect(newsletter.heading(end.done)).toBeFocused()
  await page.reload()
  await expect(newsletter.heading(end.done)).toBeVisible()
})

test('nothing of the captcha is loaded before somebody turns to the form', async ({
  page,
  shop,
  newsletter,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  const solver = () => loaded.find((path) => path.startsWith('/assets/solve'))
  await shop.open('/')
  await newsletter.form.scrollIntoViewIfNeeded()
  await expect(newsletter.submit).toBeEnabled()
  expect(solver()).toBe(undefined)
  await newsletter.email.focus()
  await expect.poll(solver).toBeDefined()
})

// The same pages in other words, and the mail that tests/api/newsletter.test.ts asks for in English.
test.describe('in English', () => {
  test.use({ language: 'en' })

  test('the mail and its pages are English too', async ({ shop, newsletter, mailbox }) => {
    const email = newAddress('reader')
    await shop.open('/over-ons/')
    await newsletter.ask(email)
    expect((await mailbox.mailTo(email)).subject).toContain('newsletter')
    await newsletter.open('bevestigen', email)
    await expect(newsletter.heading(newsletter.texts.link.confirm.heading)).toBeVisible()
    expect(new URL(newsletter.page.url()).pathname).toMatch(/^\/en\/nieuwsbrief\/bevestigen\//)
  })
})

test.describe('a broken link', () => {
  test.use({ missingOnPurpose: /\/nieuwsbrief\// })

  test('says so and shows the way on', async ({ page, newsletter }) => {
    const { confirm, end } = newsletter.texts.link
    await page.goto('/nieuwsbrief/bevestigen/kapot/')
    await expect(newsletter.heading(confirm.invalid)).toBeVisible()
    expect(await axeViolationsOn(page)).toEqual([])
    await expect(newsletter.submit).toBeEnabled()
    await page.getByRole('link', { name: confirm.again }).click()
    await expect(newsletter.email).toBeInViewport()
    await page.goto('/nieuwsbrief/afmelden/kapot/')
    await expect(newsletter.heading(end.invalid)).toBeVisible()
  })
})

test('without script the links of the mail work', async ({ browser, shop, newsletter }) => {
  const { link } = newsletter.texts
  const email = newAddress('zonder')
  await shop.open('/over-ons/')
  await newsletter.ask(email)
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const page = await plain.newPage()
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto(await newsletter.linkTo('bevestigen', email))
  await page.getByRole('button', { name: link.confirm.action }).click()
  await expect(heading).toHaveText(link.confirm.done)
  await page.goto(await newsletter.linkTo('afmelden', email))
  await page.getByRole('button', { name: link.end.action }).click()
  await expect(heading).toHaveText(link.end.done)
  await plain.close()
})

test('one post from a mail program ends the letters (RFC 8058)', async ({
  shop,
  newsletter,
  mailbox,
  page,
}) => {
  const { confirm, end } = newsletter.texts.link
  const email = newAddress('knop')
  await shop.open('/over-ons/')
  await newsletter.ask(email)
  await newsletter.open('bevestigen', email)
  await page.getByRole('button', { name: confirm.action }).click()
  await expect(newsletter.heading(confirm.done)).toBeVisible()
  const { headers } = await mailbox.mailTo(email)
  expect(headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  const url = headers?.['List-Unsubscribe']?.slice(1, -1) ?? ''
  const body = new FormData()
  body.set('List-Unsubscribe', 'One-Click')
  const origin = 'https://mail.example'
  const sent = await fetch(url, { method: 'POST', body, headers: { origin } })
  expect(sent.status).toBe(200)
  await page.goto(url)
  await expect(newsletter.heading(end.done)).toBeVisible()
})
