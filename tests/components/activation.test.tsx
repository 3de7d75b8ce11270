import { beforeEach, describe, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { ActivatedCard } from '#storefront/areas/activation/activated-card.tsx'
import { ActivatedOrder } from '#storefront/areas/activation/activated-order.tsx'
import type { ActivatedCardFragment } from '#storefront/graphql/generated/graphql.ts'
import { makeCaptchaProof } from '#storefront/parts/captcha/make-captcha-proof.ts'
import { pattern, textsOf } from '#tests/e2e/pages/texts.ts'
import { wcagRules } from '#tests/support/axe-rules.ts'
import { axeViolations, renderComponent, texts } from '#tests/support/render-component.tsx'
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

const card: ActivatedCardFragment = {
  ...{ title: 'Keuze Cadeaukaart', maskedNumber: '••••1077', referenceNumber: '61-7KD3-9QXM' },
  ...{ image: { url: '/logos/gcs.svg', alt: '' }, backgroundColor: '#fde3e7', showShadow: true },
  ...{ amount: { currency: 'EUR', value: 50_00 }, state: 'ACTIVE', expiryDate: '2026-11-01' },
  orderUuid: '00000000-0000-4000-8000-000000000000',
  terms: ['Contant geld geven we er niet voor.'],
}

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
  await expect.element(form.getByText(activation.terms.title)).not.toBeInTheDocument()
  await userEvent.fill(number, nobodysAppleCard)
  await expect.element(form.getByText(/^Je besteedt de kaart bij Boomgaard/)).toBeVisible()
  await userEvent.fill(amount, '251')
  await userEvent.click(pay)
  await expect.element(amount).toHaveAccessibleDescription(/€\s?10 tot en met €\s?250/)
})

test('adds the fee to the amount as it is typed, and says that a number cannot be activated', async () => {
  renderPage('/activeren/')
  await userEvent.fill(amount, '50')
  await expect.element(page.getByText(/€\s?50,95/)).toBeVisible()
  await expect
    .element(form.getByText(/14 dagen bedenktijd zolang er niets van de kaart/))
    .toBeVisible()
  await userEvent.fill(number, nobodysCard)
  await expect.element(form.getByText(activation.terms.title)).toBeVisible()
  await expect.element(form.getByText(/^Kwijt of gestolen\?/)).toBeVisible()
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
  await expect.element(page.getByRole('heading', { name: activation.terms.title })).toBeVisible()
  for (const term of [/Contant geld geven we er niet voor/, /Kwijt of gestolen/, /geldig in de/])
    await expect.element(page.getByText(term)).toBeVisible()
  expect(document.body.textContent).not.toContain(printed)
  expect(document.body.textContent).not.toContain(pin)
  expect(await axeViolations(wcagRules)).toEqual([])
})

test('after a payment that failed the shop still knows card, amount and address; something else may be typed', async () => {
  const visitor = await newVisitor()
  const { number: cardNumber } = await commands.printCard()
  type Created = { createActivationOrder: { order: { version: number } } }
  const { createActivationOrder } = await visitor.ask<Created>(
    `mutation Create($userData: UserData!, $input: ActivationInput!) {
      createActivationOrder(userData: $userData, input: $input) { order { version } } }`,
    {
      input: {
        ...{ cardNumber, amount: 25_00, email: 'anna@voorbeeld.example', acceptTerms: true },
        captchaToken: await makeCaptchaProof(),
      },
    },
  )
  const { version: activationVersion } = createActivationOrder.order
  const more = { activationVersion, expectedTotal: 25_95 }
  const { orderUuid } = await visitor.startPayment('scheme', 'DECLINED', more)
  renderPage(`/activeren/?order=${orderUuid}`)
  await expect.element(form.getByText(/anna@voorbeeld.example/)).toBeVisible()
  await expect.element(form.getByText(/€\s?25,95/)).toBeVisible()
  for (const term of [/Contant geld geven we er niet voor/, /Kwijt of gestolen/, /geldig in de/])
    await expect.element(form.getByText(term)).toBeVisible()
  await expect.element(number).not.toBeInTheDocument()
  expect(await axeViolations(wcagRules)).toEqual([])
  await userEvent.click(form.getByRole('button', { name: activation.change }))
  await expect.element(amount).toHaveValue('25')
  await expect.element(email).toHaveValue('anna@voorbeeld.example')
  await expect.element(number).toHaveValue('')
})

const states = [
  ['awaitingPayment', 'unpaid'],
  ['expired', 'ended'],
  ['inReview', 'review'],
  ['issuing', 'activating'],
  ['completed', 'active'],
  ['refunded', 'back'],
  ['halted', 'halted'],
  ['withdrawn', 'withdrawn'],
] as const

describe.each(['nl', 'en'] as const)('in %s', (language) => {
  const { done, details } = textsOf(language).activation
  const at = language === 'nl' ? '/' : '/en/'

  test.each(states)('an order that is %s says so', async (state, stage) => {
    const order = { uuid: '00000000-0000-4000-8000-000000000000', state, email: 'a@b.example' }
    renderComponent(<ActivatedOrder order={order} />, at)
    await expect.element(page.getByRole('heading', { name: done.heading[stage] })).toBeVisible()
    await expect.element(page.getByRole('status')).toHaveTextContent(done[stage])
    expect(await axeViolations(wcagRules)).toEqual([])
  })

  test.each(['EMPTY', 'EXPIRED', 'BLOCKED'] as const)(
    'a card that is %s is not said to pay',
    async (state) => {
      renderComponent(<ActivatedCard card={{ ...card, state }} />, at)
      await expect.element(page.getByText(details[state], { exact: true })).toBeVisible()
      await expect.element(page.getByText(details.note[state])).toBeVisible()
      await expect.element(page.getByText(details.note.ACTIVE)).not.toBeInTheDocument()
      const until = state === 'EXPIRED' ? details.wasValidUntil : details.validUntil
      await expect.element(page.getByText(until, { exact: true })).toBeVisible()
      expect(await axeViolations(wcagRules)).toEqual([])
    },
  )
})

test.each([
  ['/kaartgegevens/?token=geen', activation.details.noLink],
  ['/activeren/gelukt/?order=geen', texts.order.unknown.heading],
])('%s without a link of ours leads on', async (address, heading) => {
  renderPage(address)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(heading)
  expect(await axeViolations(wcagRules)).toEqual([])
})
