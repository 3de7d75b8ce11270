import { beforeEach, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { pattern } from '#tests/e2e/pages/texts.ts'
import { wcagRules } from '#tests/support/axe-rules.ts'
import { axeViolations, texts } from '#tests/support/render-component.tsx'
import { newVisitor, renderPage } from '#tests/support/render-page.tsx'

const { activation, balance, errors, fieldErrors } = texts
// The foot of the page has a form with an e-mail address too.
const form = page.getByRole('form', { name: activation.form })
const number = form.getByLabelText(balance.number)
const amount = form.getByRole('textbox', { name: activation.amount })
const email = form.getByRole('textbox', { name: activation.email })
const pay = form.getByRole('button', { name: texts.checkout.payment.orderAndPay })

/** Numbers as the shop gives them out, of no card: of the choice card, and of the Apple-type programme. */
const nobodysCard = '6299310000000000015'
const nobodysAppleCard = '6299420000000000004'

beforeEach(async () => {
  await newVisitor()
})

test('asks for what is missing, and refuses cents and what a card does not take', async () => {
  renderPage('/activeren/')
  await userEvent.click(pay)
  await expect.element(number).toHaveFocus()
  await expect.element(number).toHaveAccessibleDescription(pattern(activation.required.cardNumber))
  await expect.element(amount).toHaveAccessibleDescription(pattern(activation.required.amount))
  await expect.element(email).toHaveAccessibleDescription(pattern(activation.required.email))
  expect(await axeViolations(wcagRules)).toEqual([])

  await userEvent.fill(number, '4111111111111111111')
  await userEvent.fill(amount, '25,50')
  await userEvent.fill(email, 'anna@')
  await userEvent.click(pay)
  await expect.element(number).toHaveAccessibleDescription(pattern(errors.activationNumberUnknown))
  await expect.element(amount).toHaveAccessibleDescription(pattern(errors.activationAmountNotWhole))
  await expect.element(email).toHaveAccessibleDescription(pattern(fieldErrors.emailInvalid))
  await expect.element(form.getByText(texts.checkout.payment.noTotal)).toBeVisible()
  await userEvent.fill(number, nobodysAppleCard)
  await userEvent.fill(amount, '251')
  await userEvent.click(pay)
  await expect.element(amount).toHaveAccessibleDescription(/€\s?10 tot en met €\s?250/)
})

test('adds the fee to the amount as it is typed, and says that a number cannot be activated', async () => {
  renderPage('/activeren/')
  await userEvent.fill(amount, '50')
  await expect.element(page.getByText(/€\s?50,95/)).toBeVisible()
  await userEvent.fill(number, nobodysCard)
  await userEvent.fill(email, 'anna@voorbeeld.example')
  await userEvent.click(form.getByRole('checkbox'))
  await userEvent.click(pay)
  await expect.element(number).toHaveAccessibleDescription(pattern(errors.activationRefused))
  await expect.element(number).toHaveFocus()
  await expect.element(email).toHaveValue('anna@voorbeeld.example')
  expect(await axeViolations(wcagRules)).toEqual([])
})

test('what was activated is seen by the links to it: its state, and never its number or its pin', async () => {
  const { number: printed, pin, orderUuid, token } = await commands.activateCard(50_00)
  renderPage(`/activeren/gelukt/?order=${orderUuid}`)
  await expect.element(page.getByText(activation.done.active)).toBeVisible()
  expect(await axeViolations(wcagRules)).toEqual([])
  renderPage(`/kaartgegevens/?token=${token}`)
  await expect.element(page.getByText(`••••${printed.slice(-4)}`)).toBeVisible()
  await expect.element(page.getByText(activation.details.ACTIVE, { exact: true })).toBeVisible()
  await expect.element(page.getByText(/€\s?50,00/)).toBeVisible()
  expect(document.body.textContent).not.toContain(printed)
  expect(document.body.textContent).not.toContain(pin)
  expect(await axeViolations(wcagRules)).toEqual([])
})

test.each([
  ['/kaartgegevens/?token=geen', activation.details.noLink],
  ['/activeren/gelukt/?order=geen', texts.order.unknown.heading],
])('%s without a link of ours leads on', async (address, heading) => {
  renderPage(address)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(heading)
  expect(await axeViolations(wcagRules)).toEqual([])
})
