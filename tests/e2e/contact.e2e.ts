import type { Locator, Page } from '@playwright/test'
import { contact as english } from '#i18n/en/contact.ts'
import { contact } from '#i18n/nl/contact.ts'
import { eventually } from '#tests/support/eventually.ts'
import { axeViolationsOn } from './axe-violations.ts'
import { expect, newAddress, test } from './journey.ts'

const path = '/klantenservice/contact/'
const tabsMax = 120

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const formOn = (page: Page, texts: { title: string } = contact) =>
  page.getByRole('form', { name: texts.title })
const submitOf = (form: Locator) => form.getByRole('button', { name: contact.submit })
const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement)

async function reach(page: Page, target: Locator): Promise<void> {
  for (let tabs = 0; tabs < tabsMax; tabs += 1) {
    if (await isFocused(target)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not reach ${target}.`)
}

async function fill(form: Locator, email: string, message: string): Promise<void> {
  await form.getByLabel(contact.name).fill('Joris Bakker')
  await form.getByLabel(contact.email).fill(email)
  await form.getByRole('combobox').click()
  await form.getByRole('option', { name: 'Bezorgen' }).click()
  await form.getByLabel(contact.message).fill(message)
}

test('the keyboard alone writes to the shop, and both mails come', async ({ page, mailbox }) => {
  const email = newAddress('joris')
  await page.goto(path)
  const form = formOn(page)
  await expect(submitOf(form)).toBeEnabled()
  await reach(page, form.getByLabel(contact.name))
  await page.keyboard.type('Joris Bakker')
  await page.keyboard.press('Tab')
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type('anders')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('61 7kd3 9qxm')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Mijn kaart 1234 5678 9012 3456 789 doet het niet.')
  await expect(form.getByText(contact.hasCardNumber)).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')

  const done = page.getByRole('status').filter({ hasText: contact.done.title })
  await expect(done).toContainText(email)
  await expect(done).toContainText(contact.done.masked)
  await expect(done).toBeFocused()
  expect(await axeViolationsOn(page), 'sent').toEqual([])

  const copy = await mailbox.mailTo(email)
  expect(copy.text).toContain('Mijn kaart •••• 6789 doet het niet.')
  expect(copy.text).toContain('Iets anders')
  const shopAddress = copy.replyTo?.address ?? ''
  const forwarded = await eventually('the mail to the shop', async () =>
    (await mailbox.messagesTo(shopAddress)).find(({ replyTo }) => replyTo?.address === email),
  )
  expect(forwarded.text).toContain('61-7KD3-9QXM')
  expect(forwarded.html).not.toContain('1234 5678')
})

test('what is wrong is said at its field, the first one is focused, and nothing is lost', async ({
  page,
}) => {
  await page.goto(path)
  const form = formOn(page)
  await submitOf(form).click()
  const summary = form.getByRole('alert')
  for (const sentence of Object.values(contact.required))
    await expect(summary.getByRole('button', { name: sentence })).toBeVisible()
  await expect(form.getByLabel(contact.name)).toBeFocused()
  await summary.getByRole('button', { name: contact.required.subject }).click()
  await expect(form.getByRole('combobox')).toBeFocused()
  expect(await axeViolationsOn(page), 'problems').toEqual([])

  const email = newAddress('axe')
  await fill(form, email, 'kort')
  await expect(summary).toBeHidden()
  await submitOf(form).click()
  await expect(form.getByLabel(contact.message)).toBeFocused()
  await expect(form.getByLabel(contact.message)).toHaveValue('kort')
  await expect(form.getByLabel(contact.name)).toHaveValue('Joris Bakker')
  await expect(form.getByRole('combobox')).toHaveValue('Bezorgen')

  await form.getByLabel(contact.message).fill('Kort, maar lang genoeg.')
  await submitOf(form).click()
  await page.getByRole('button', { name: contact.done.again }).click()
  await expect(form.getByLabel(contact.name)).toBeFocused()
  await expect(form.getByLabel(contact.message)).toHaveValue('')
})

test('a browser that cannot compute is told so, keeps what was typed, and nobody is mailed', async ({
  page,
  mailbox,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'))
  const email = newAddress('oud')
  await page.goto(path)
  const form = formOn(page)
  await fill(form, email, 'Waar is mijn cadeaubon gebleven?')
  await submitOf(form).click()
  await expect(form.getByRole('alert')).toBeVisible()
  await expect(form.getByLabel(contact.message)).toHaveValue('Waar is mijn cadeaubon gebleven?')
  expect(await mailbox.messagesTo(email)).toEqual([])
})

test('without script the page says what it needs, and where to mail instead', async ({
  baseURL,
}) => {
  // Chromium under test keeps noscript closed, so the page is read as it was sent.
  const sent = await (await fetch(`${baseURL}${path}`)).text()
  const words = [...sent.matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(([, text]) => text).join()
  expect(words).toContain('Dit formulier werkt met JavaScript')
  expect(sent).toMatch(/href="mailto:/)
})

for (const { prefix, texts, offer, subject } of [
  { prefix: '', texts: contact, offer: 'Vraag een aanbod', subject: 'Voor bedrijven' },
  { prefix: '/en', texts: english, offer: 'Ask for an offer', subject: 'For companies' },
])
  test(`a company that wants an offer finds its subject chosen: ${subject}`, async ({ page }) => {
    await page.goto(`${prefix}/zakelijk/`)
    const link = page.getByRole('main').getByRole('link', { name: offer })
    const address = (await link.getAttribute('href')) ?? ''
    await link.click()
    const chosen = formOn(page, texts).getByRole('combobox')
    await expect(chosen).toHaveValue(subject)
    await expect(page.getByRole('heading', { name: texts.title })).toBeInViewport()
    // It can be another one, and going on to send speaks of that.
    await chosen.click()
    await formOn(page, texts).getByRole('option').last().click()
    await expect(chosen).not.toHaveValue(subject)

    // Without a script, and for visitors who open the address itself.
    const sent = await (await page.request.get(address)).text()
    expect(sent).toMatch(new RegExp(`<input[^>]*role="combobox"[^>]*value="${subject}"`))
  })

test('a subject that nobody knows is not chosen', async ({ page }) => {
  await page.goto(`${path}?onderwerp=loterij`)
  await expect(submitOf(formOn(page))).toBeEnabled()
  await expect(formOn(page).getByRole('combobox')).toHaveValue('')
})

test('is English under /en/, with the subjects of the English helpdesk', async ({ page }) => {
  await page.goto(`/en${path}`)
  const form = formOn(page, english)
  await expect(form.getByRole('button', { name: english.submit })).toBeEnabled()
  await form.getByRole('combobox').click()
  await expect(form.getByRole('option', { name: 'Delivery' })).toBeVisible()
  await expect(form.getByRole('option').last()).toHaveText('Something else')
  expect(await axeViolationsOn(page), 'open list').toEqual([])
})
