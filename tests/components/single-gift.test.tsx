import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { pattern } from '#tests/e2e/pages/texts.ts'
import { wcagRules } from '#tests/support/axe-rules.ts'
import { knownCustomer, knownPassword } from '#tests/support/known-customer.ts'
import { axeViolations, texts } from '#tests/support/render-component.tsx'
import { newVisitor, renderPage } from '#tests/support/render-page.tsx'
import type { Visitor } from '#tests/support/visitor.ts'

const { form, added } = texts.product
const { details, payment } = texts.checkout
const productId = 'aan-tafel-dinerbon'
const address = `/bestellen/?gift=${productId}`
const label = (text: string) => page.getByLabelText(text, { exact: true })
const pay = page.getByRole('button', { name: payment.orderAndPay })

let visitor: Visitor
beforeEach(async () => {
  visitor = await newVisitor()
})

const person = { name: 'Sanne', email: 'sanne@post.example' }
const giver = {
  customerType: 'PRIVATE',
  ...{ firstName: 'Joris', lastName: 'Bakker', acceptTerms: true },
  ...{ email: 'joris@post.example', confirmEmail: 'joris@post.example' },
}
const saveSingleGift = `mutation Save($userData: UserData!, $input: SingleGiftInput!) {
  saveSingleGift(userData: $userData, input: $input) { errors { code } } }`

describe('the page of one gift', () => {
  test('says all that is wrong, begins with the first field on the page, and keeps what was typed', async () => {
    renderPage(address)
    await userEvent.fill(label(form.name), 'Sanne')
    await userEvent.fill(label(details.lastName), 'Bakker')
    await userEvent.click(pay)
    await expect.element(label(form.email)).toHaveFocus()
    const summary = page.getByRole('alert')
    const said = (sentence: string) => summary.getByRole('button', { name: pattern(sentence) })
    await expect.element(said(texts.checkout.required.firstName)).toBeVisible()
    await expect.element(said(form.required.email)).toBeVisible()
    await expect.element(label(form.name)).toHaveValue('Sanne')
    await expect.element(label(details.lastName)).toHaveValue('Bakker')
    expect(await axeViolations(wcagRules)).toEqual([])
  })

  test('shows every amount that is charged as it is chosen', async () => {
    await page.viewport(1280, 900)
    renderPage(address)
    const overview = page.getByRole('complementary')
    await userEvent.click(page.getByText('€ 50', { exact: true }))
    await expect.element(overview.getByText(/€\s50,95/)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: /: één meer$/ }))
    await expect.element(overview.getByText(/€\s100,95/)).toBeVisible()
    await page.viewport(375, 812)
  })

  test('shows the fee on a narrow screen too', async () => {
    await page.viewport(375, 812)
    renderPage(address)
    const fee = page.getByRole('definition').getByText(/€\s0,95/)
    await expect.element(fee).toBeVisible()
  })

  test('asks the giver of a gift for themselves neither for a receiver nor for a moment', async () => {
    renderPage(address)
    await userEvent.click(page.getByText(form.forSelf, { exact: true }))
    await expect.element(label(form.name)).not.toBeInTheDocument()
    await expect
      .element(page.getByRole('heading', { name: texts.singleGift.moment }))
      .not.toBeInTheDocument()
  })

  test('comes back with what was kept of it, until it is paid', async () => {
    const receiver = { ...person, confirmEmail: person.email, giverName: 'Opa' }
    const gift = { productId, variationType: 'DIGITAL', amount: 50_00, quantity: 2, receiver }
    const kept = { ...gift, message: 'Hoera', deliveryDate: '2027-01-05T09:00', wrapper: 'dots' }
    await visitor.ask(saveSingleGift, { input: { gift: kept, details: giver } })
    renderPage(address)
    await expect.element(label(form.name)).toHaveValue('Sanne')
    await expect.element(label(form.confirmEmail)).toHaveValue(person.email)
    await expect.element(label(form.giverName)).toHaveValue('Opa')
    const note = page.getByRole('textbox', { name: form.messageLabel })
    await expect.element(note).toHaveValue('Hoera')
    await expect.element(page.getByRole('radio', { name: '€ 50' })).toBeChecked()
    await expect.element(page.getByRole('radio', { name: form.papers.dots })).toBeChecked()
    await expect.element(label(texts.deliveryDate.field)).toHaveValue('2027-01-05T09:00')
    await expect.element(label(details.firstName)).toHaveValue('Joris')
    await expect.element(page.getByRole('checkbox')).toBeChecked()
  })

  test('offers whoever has an account to log in where they are, and a guest goes on in one press', async () => {
    renderPage(address)
    await userEvent.fill(label(form.name), 'Sanne')
    await userEvent.fill(label(details.email), knownCustomer)
    await userEvent.tab()
    const guest = page.getByRole('button', { name: texts.singleGift.logIn.guest })
    await expect.element(guest).toBeVisible()
    expect(await axeViolations(wcagRules)).toEqual([])
    await userEvent.click(guest)
    await expect.element(guest).not.toBeInTheDocument()
    await userEvent.fill(label(details.email), 'nieuw@post.example')
    await userEvent.tab()
    await userEvent.fill(label(details.email), knownCustomer)
    await userEvent.tab()
    const password = label(texts.accountForm.password)
    await userEvent.fill(password, 'niet goed 1!')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('alert')).toBeVisible()
    await userEvent.fill(password, knownPassword)
    await userEvent.keyboard('{Enter}')
    await expect.element(password).not.toBeInTheDocument()
    await expect.element(label(details.firstName)).not.toHaveValue('')
    await expect.element(label(details.confirmEmail)).toHaveValue(knownCustomer)
    await expect.element(label(form.name)).toHaveValue('Sanne')
  })
})

test('is measured as the way through the basket is, each event once, where a visitor agreed', async () => {
  await newVisitor({ statistics: true, marketing: false })
  Object.assign(window, { dataLayer: undefined })
  renderPage(address)
  const events = () =>
    ((window as { dataLayer?: { event?: string }[] }).dataLayer ?? []).map(({ event }) => event)
  const ordering = () =>
    events().filter((event) => /^(add_to_cart|begin_checkout)$/.test(event ?? ''))
  await expect.poll(ordering).toEqual(['add_to_cart', 'begin_checkout'])
  await userEvent.click(page.getByText('€ 50', { exact: true }))
  expect(ordering()).toHaveLength(2)
})

describe('from the window over the product', () => {
  const goOn = async () => {
    await userEvent.click(page.getByText(form.forSelf, { exact: true }))
    await userEvent.click(page.getByRole('button', { name: form.submit }))
    await userEvent.click(page.getByRole('link', { name: added.payNow }))
  }

  test('the gift that is all of the basket is paid on one page, in its place', async () => {
    const { address: at } = renderPage(`/cadeaubonnen/${productId}/`)
    await userEvent.click(page.getByText('€ 75', { exact: true }))
    await goOn()
    await expect.poll(at).toMatch(/gift=aan-tafel-dinerbon&pakket=pkg_/)
    await expect.element(page.getByRole('radio', { name: '€ 75' })).toBeChecked()
    await expect.element(page.getByRole('radio', { name: form.forSelf })).toBeChecked()
  })

  test('with more in the basket its steps pay all of it', async () => {
    await visitor.addCard({ productId, amountCents: 2000, quantity: 1, receiver: person })
    const { address: at } = renderPage(`/cadeaubonnen/${productId}/`)
    await goOn()
    await expect.poll(at).toBe('/bestellen/')
  })
})
