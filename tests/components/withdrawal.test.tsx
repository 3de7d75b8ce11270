import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { WithdrawLink } from '#storefront/areas/order/withdraw-link.tsx'
import type { WithdrawalAnswer } from '#storefront/areas/withdrawal/answer-withdrawal.ts'
import { ConfirmWithdrawal } from '#storefront/areas/withdrawal/confirm-withdrawal.tsx'
import { WithdrawalForm } from '#storefront/areas/withdrawal/withdrawal-form.tsx'
import { Withdrawn } from '#storefront/areas/withdrawal/withdrawn.tsx'
import type { OrderStatus, WithdrawalOfferFragment } from '#storefront/graphql/generated/graphql.ts'
import { wcagRules } from '#tests/support/axe-rules.ts'
import { axeViolations, renderComponent, texts } from '#tests/support/render-component.tsx'

const { withdraw, back } = texts.callOff
const euro = (value: number) => ({ currency: 'EUR', value })

const offer: WithdrawalOfferFragment = {
  ...{ orderNumber: '61-7KD3-9QXM', name: 'Anna de Vries', email: 'anna@voorbeeld.example' },
  parts: [
    {
      ...{ deliveryId: 'dlv_1', receiverName: 'Sanne', titles: ['Dinerbon'] },
      ...{ result: 'PAID_BACK', until: '2026-12-05' },
    },
    {
      ...{ deliveryId: 'dlv_2', receiverName: null, titles: ['Boekenbon'] },
      ...{ result: 'SEEN', until: null },
    },
  ],
  moneyBack: {
    ...{ gifts: euro(50_00), wrapping: euro(0), discount: euro(0), fees: euro(0) },
    ...{ postage: euro(0), total: euro(50_00), isWholeOrder: false },
  },
}

const answer: WithdrawalAnswer = {
  typed: { name: 'Anna', orderNumber: '61-7KD3-9QXM', email: 'anna@', partsText: '' },
  ...{ deliveryIds: undefined, step: 'typing', problems: { email: 'emailInvalid' }, errors: [] },
  statedOn: undefined,
}

test('the first step asks for name, number and address, and says what is wrong by its field', async () => {
  renderComponent(<WithdrawalForm offer={undefined} answer={answer} />, '/herroepen/')
  const email = page.getByRole('textbox', { name: withdraw.email })
  await expect.element(email).toHaveValue('anna@')
  await expect.element(email).toHaveAccessibleDescription(texts.fieldErrors.emailInvalid)
  await expect.element(page.getByRole('button', { name: withdraw.next })).toBeVisible()
  expect(await axeViolations(wcagRules)).toEqual([])
})

test('a form that is sent empty says so, and focuses its first field', async () => {
  const empty = { name: 'fieldRequired', orderNumber: 'fieldRequired', email: 'fieldRequired' }
  const typed = { name: '', orderNumber: '', email: '', partsText: '' }
  renderComponent(
    <WithdrawalForm offer={undefined} answer={{ ...answer, typed, problems: empty }} />,
    '/herroepen/',
  )
  const summary = page.getByRole('alert')
  await expect.element(page.getByRole('textbox', { name: withdraw.name })).toHaveFocus()
  const lines = summary.getByRole('link')
  const named = [withdraw.name, withdraw.orderNumber, withdraw.email]
  expect(lines.elements().map(({ textContent }) => textContent)).toEqual(
    named.map((label) => `${label}: ${withdraw.required}`),
  )
  for (const [at, label] of named.entries()) {
    const field = page.getByRole('textbox', { name: label })
    // The browser leads there where no script runs.
    expect(lines.nth(at).element().getAttribute('href')).toBe(`#${field.element().id}`)
    await userEvent.click(lines.nth(at))
    await expect.element(field).toHaveFocus()
  }
  expect(await axeViolations(wcagRules)).toEqual([])
  // The shop answers an empty form, not the browser.
  await expect.element(page.getByRole('form')).toHaveAttribute('novalidate')
})

test('whoever comes from their order chooses parts, and reads why the others stay', async () => {
  renderComponent(<WithdrawalForm offer={offer} answer={undefined} />, '/herroepen/')
  await expect.element(page.getByRole('textbox', { name: withdraw.name })).toHaveValue(offer.name)
  await expect.element(page.getByRole('checkbox', { name: /Dinerbon voor Sanne/ })).toBeChecked()
  expect(page.getByRole('checkbox').elements()).toHaveLength(1)
  await expect.element(page.getByText(withdraw.results.SEEN)).toBeVisible()
  expect(await axeViolations(wcagRules)).toEqual([])
})

test('the second step shows what is withdrawn and what comes back, and sends it by a plain form', async () => {
  const confirming = { ...answer, step: 'confirming', problems: {} } as const
  renderComponent(
    <ConfirmWithdrawal
      offer={offer}
      answer={{ ...confirming, deliveryIds: offer.parts.map(({ deliveryId }) => deliveryId) }}
    />,
    '/herroepen/',
  )
  const button = page.getByRole('button', { name: withdraw.confirm.submit })
  await expect.element(button).toHaveAttribute('name', 'step')
  await expect.element(page.getByText(/Dinerbon voor Sanne/)).toBeVisible()
  await expect.element(page.getByText(back.total)).toBeVisible()
  const form = button.element().closest('form')
  const sent = [...new FormData(form ?? undefined)].map(([name, value]) => `${name}=${value}`)
  expect(sent).toContain('orderNumber=61-7KD3-9QXM')
  expect(sent.filter((pair) => pair.startsWith('deliveryId='))).toHaveLength(2)
  expect(await axeViolations(wcagRules)).toEqual([])
})

test('the last step says when it came in, and what comes by mail', async () => {
  renderComponent(
    <main>
      <h1>{withdraw.heading}</h1>
      <Withdrawn statedOn="2026-11-22T23:30:00Z" supportEmail="hulp@voorbeeld.example" />
    </main>,
    '/herroepen/',
  )
  const said = page.getByRole('status')
  await expect.element(said.getByRole('heading', { name: withdraw.done.heading })).toBeVisible()
  // On a Dutch clock it is the day after.
  await expect.element(said.getByText(/23 november 2026 om 00\.30 uur/)).toBeVisible()
  await expect.element(said.getByText(/mail ons op hulp@voorbeeld\.example/)).toBeVisible()
  expect(await axeViolations()).toEqual([])
})

test.each<[OrderStatus, number]>([
  ['PENDING', 1],
  ['COMPLETED', 1],
  ['CANCELED', 0],
])('an order that is %s leads to the withdrawal %i times', async (status, count) => {
  const order = { uuid: '00000000-0000-4000-8000-000000000000', isFullView: true, status }
  renderComponent(
    <main>
      <h1>Bestelling</h1>
      <WithdrawLink order={order} />
    </main>,
  )
  await expect.element(page.getByRole('heading', { name: 'Bestelling' })).toBeVisible()
  expect(page.getByRole('link', { name: withdraw.link }).elements()).toHaveLength(count)
})
