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
const typedAmount = page.getByRole('textbox', { name: form.otherAmountLabel })
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
    const said = (sentence: string) => summary.getByRole('link', { name: pattern(sentence) })
    await expect.element(said(texts.checkout.required.firstName)).toBeVisible()
    await expect.element(said(form.required.email)).toBeVisible()
    await expect.element(label(form.name)).toHaveValue('Sanne')
    await expect.element(label(details.lastName)).toHaveValue('Bakker')
    expect(await axeViolations(wcagRules)).toEqual([])
  })

  test('leads whoever has a choice card to the basket, which takes it', async () => {
    renderPage(address)
    const hint = page.getByRole('link', { name: 'leg het daarin' })
    await expect.element(hint).toHaveAttribute('href', '/cadeaubonnen/aan-tafel-dinerbon/')
    renderPage('/bestellen/?gift=cadeaubonnl-keuze-cadeaukaart')
    await expect.element(pay).toBeVisible()
    await expect.element(hint).not.toBeInTheDocument()
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

  test('says beside the price that an amount is missing, in the place of the price', async () => {
    await page.viewport(375, 812)
    renderPage(address)
    await userEvent.click(page.getByText(form.otherAmount, { exact: true }))
    await userEvent.fill(typedAmount, '3')
    const reason = page.getByText('Kies een bedrag van € 20 tot en met € 150.').first()
    await expect.element(reason).toBeVisible()
    await expect.element(page.getByText(payment.noTotal)).toBeVisible()
    await userEvent.fill(typedAmount, '30')
    await expect.element(page.getByText(payment.noTotal)).not.toBeInTheDocument()
  })

  test('says of an amount that is no number what to type, and of one with cents that they are too much', async () => {
    renderPage(address)
    await userEvent.click(page.getByText(form.otherAmount, { exact: true }))
    for (const [typed, sentence] of [
      ['abc', texts.fieldErrors.amountNotNumber],
      ['25,50', 'Vul een bedrag in hele euro’s in, zonder centen.'],
    ] as const) {
      await userEvent.fill(typedAmount, typed)
      await userEvent.tab()
      await expect.element(typedAmount).toHaveAccessibleDescription(sentence)
    }
  })

  test('brings the first wrong field into view with what is wrong with it, above the bar, and says nothing twice', async () => {
    await page.viewport(375, 812)
    renderPage(address)
    await userEvent.click(pay)
    const name = label(form.name)
    await expect.element(name).toHaveFocus()
    await expect.element(page.getByText(form.required.name).last()).toBeVisible()
    const error = page.getByText(form.required.name).elements().at(-1)
    const bar = pay.element().closest('[data-bar]')
    await expect
      .poll(
        () =>
          (error?.getBoundingClientRect().bottom ?? 812) <= (bar?.getBoundingClientRect().top ?? 0),
      )
      .toBe(true)
    const lines = page.getByRole('alert').getByRole('link').elements()
    const said = lines.map((line) => line.textContent)
    expect(said).toContain(texts.checkout.required.confirmEmail)
    expect(said).toContain(form.required.confirmEmail)
    expect(new Set(said).size).toBe(said.length)
  })

  test('asks once about a slip in an address that was typed on the page before, and mends both fields', async () => {
    const slip = 'sanne@gmial.com'
    const { address: at } = renderPage(`/cadeaubonnen/${productId}/`)
    await userEvent.fill(label(form.email), slip)
    await userEvent.fill(label(form.confirmEmail), slip)
    await userEvent.click(page.getByRole('link', { name: form.buyNow }))
    await expect.poll(at).toBe(address)
    await expect.element(label(form.email)).toHaveValue(slip)
    const question = page.getByRole('button', { name: 'Bedoel je sanne@gmail.com?' })
    await expect.element(question).toBeVisible()
    expect(question.elements()).toHaveLength(1)
    await userEvent.click(question)
    await expect.element(label(form.confirmEmail)).toHaveValue('sanne@gmail.com')
    await expect.element(question).not.toBeInTheDocument()
  })

  test('keeps who orders while the visitor looks at the product once more and changes it there', async () => {
    const { address: at, goBack } = renderPage(`/cadeaubonnen/${productId}/`)
    await userEvent.click(page.getByRole('link', { name: form.buyNow }))
    await expect.poll(at).toBe(address)
    await userEvent.fill(label(details.firstName), 'Joris')
    await userEvent.fill(label(details.email), 'joris@post.example')
    await expect
      .poll(() => window.sessionStorage.getItem(`typed:gift-${productId}`))
      .toMatch(/joris@/)
    goBack()
    await expect.element(page.getByRole('link', { name: form.buyNow })).toBeVisible()
    await userEvent.fill(label(form.name), 'Sanne')
    await userEvent.click(page.getByRole('link', { name: form.buyNow }))
    await expect.element(label(form.name)).toHaveValue('Sanne')
    await expect.element(label(details.firstName)).toHaveValue('Joris')
    await expect.element(label(details.email)).toHaveValue('joris@post.example')
  })

  test('sums up for whom, when and from whom beside the total, as it is typed, and tells it once', async () => {
    await page.viewport(1280, 900)
    renderPage(address)
    const summary = page.getByRole('complementary')
    const { open, atOnce } = texts.singleGift.summary
    await expect.element(summary.getByText(open).first()).toBeVisible()
    await userEvent.fill(label(form.name), 'Sanne')
    await userEvent.fill(label(form.email), person.email)
    await userEvent.fill(label(form.giverName), 'Opa')
    await expect.element(summary.getByText(`Sanne, ${person.email}`)).toBeVisible()
    await expect.element(summary.getByText('Opa')).toBeVisible()
    await expect.element(summary.getByText(atOnce)).toBeVisible()
    const spoken = page.getByRole('status').filter({ hasText: /Sanne, sanne@post.example/ })
    await expect.element(spoken).toBeInTheDocument()
    await userEvent.click(page.getByText(texts.deliveryDate.planned))
    await userEvent.fill(label(texts.deliveryDate.field), '2027-01-05T09:00')
    await expect.element(summary.getByText('5 januari 2027 om 09.00 uur')).toBeVisible()
    await userEvent.click(page.getByText(form.forSelf, { exact: true }))
    await expect.element(summary.getByText(texts.singleGift.summary.self)).toBeVisible()
    await page.viewport(375, 812)
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
    await expect.element(page.getByRole('radio', { name: /^Stippen/ })).toBeChecked()
    await expect.element(label(texts.deliveryDate.field)).toHaveValue('2027-01-05T09:00')
    await expect.element(label(details.firstName)).toHaveValue('Joris')
    await expect.element(page.getByRole('checkbox', { name: /voorwaarden/ })).toBeChecked()
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

describe('buying from the product at once', () => {
  const buyNow = page.getByRole('link', { name: form.buyNow })

  test('says there what is wrong with what is filled in, and leads on once it is right; what is empty is asked later', async () => {
    const { address: at } = renderPage(`/cadeaubonnen/${productId}/`)
    await userEvent.click(page.getByText(form.otherAmount, { exact: true }))
    await userEvent.fill(typedAmount, '3')
    await userEvent.fill(label(form.email), 'sanne')
    await userEvent.click(buyNow)
    await expect.element(typedAmount).toHaveFocus()
    await expect.element(page.getByText(texts.errors.emailInvalid).first()).toBeVisible()
    expect(at()).toBe(`/cadeaubonnen/${productId}/`)
    await userEvent.fill(typedAmount, '30')
    await userEvent.fill(label(form.email), person.email)
    await userEvent.click(buyNow)
    await expect.poll(at).toBe(address)
  })
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
