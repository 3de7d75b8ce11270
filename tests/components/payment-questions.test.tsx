import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { PaymentChoiceFragment } from '#storefront/graphql/generated/graphql.ts'
import {
  PaymentFields,
  type PaymentFieldsHandle,
} from '#storefront/parts/payment-fields/payment-fields.tsx'
import { axeViolations, renderComponent, texts } from '#tests/support/render-component.tsx'

const { ask } = texts.checkout.payment
const method = (id: string, name: string, banks: { id: string; issuer: string }[] = []) => ({
  ...{ id, name, banks },
  ...{ marks: [], brands: [], sheet: null },
})
const banks = [
  { id: 'eps-1', issuer: 'Bank Austria' },
  { id: 'eps-2', issuer: 'Erste Bank' },
]
const methods = {
  ideal: method('ideal', 'iDEAL | Wero'),
  eps: method('eps', 'EPS', banks),
  blik: method('blik', 'BLIK'),
  mbway: method('mbway', 'MB WAY'),
}

/** The fields of a payment with their button; what they would send is shown as text. */
function Payment({ offered }: { offered: PaymentChoiceFragment['methods'] }) {
  const fields = useRef<PaymentFieldsHandle>(null)
  const [sent, setSent] = useState('')
  const take = async () => {
    const { browserInfo: _, ...values } = (await fields.current?.take()) ?? {}
    setSent(JSON.stringify(values))
  }
  const choice = { methods: offered, cardFields: null, failures: 0, errors: [] }
  return (
    <main>
      <h1>Betalen</h1>
      <PaymentFields
        orderer="consumer"
        about="basket"
        ref={fields}
        choice={choice}
        errors={[]}
        total={{ currency: 'EUR', value: 25_95 }}
        isPaying={false}
        again={take}
      />
      <button type="button" onClick={take}>
        Betaal
      </button>
      <output data-testid="sent">{sent}</output>
    </main>
  )
}

const pay = () => userEvent.click(page.getByRole('button', { name: 'Betaal', exact: true }))
const sent = (values: object) =>
  expect.element(page.getByTestId('sent')).toHaveTextContent(JSON.stringify(values))

test('a method with banks asks which one, and sends the one that is chosen', async () => {
  renderComponent(<Payment offered={[methods.eps]} />)
  const bank = page.getByRole('combobox', { name: ask.bank })
  await pay()
  await expect.element(page.getByText(ask.problem.bank)).toBeVisible()
  await expect.element(bank).toHaveFocus()
  await sent({})
  await userEvent.keyboard('erste{Enter}')
  await expect.element(page.getByText(ask.problem.bank)).not.toBeInTheDocument()
  expect(await axeViolations()).toEqual([])
  await pay()
  await sent({ methodId: 'eps', bank: 'eps-2' })
})

test.each([
  ['blik', ask.blikCode, ask.problem.blikCode, ['', '12345', '12a456'], '123 456', 'blikCode'],
  [
    ...(['mbway', ask.phoneNumber, ask.problem.phoneNumber] as const),
    ...([['', '+351 ', '912 345 678'], '+351 912 345 678', 'phoneNumber'] as const),
  ],
] as const)(
  '%s says what is wrong with its answer and moves the cursor there, until it is right',
  async (...[id, label, problem, wrong, right, name]) => {
    renderComponent(<Payment offered={[methods[id]]} />)
    const field = page.getByRole('textbox', { name: label })
    for (const answer of wrong) {
      await userEvent.fill(field, answer)
      await expect.element(page.getByText(problem)).not.toBeInTheDocument()
      await pay()
      await expect.element(page.getByText(problem)).toBeVisible()
      await expect.element(field).toHaveFocus()
      await expect.element(field).toHaveAttribute('aria-invalid', 'true')
      await sent({})
    }
    expect(await axeViolations()).toEqual([])
    await userEvent.fill(field, right)
    await pay()
    await sent({ methodId: id, [name]: right })
  },
)

test('another method asks nothing of the one before, and its answer is forgotten', async () => {
  renderComponent(<Payment offered={[methods.ideal, methods.blik, methods.mbway]} />)
  await pay()
  await sent({ methodId: 'ideal' })
  await userEvent.click(page.getByText(methods.blik.name, { exact: true }))
  await userEvent.fill(page.getByRole('textbox', { name: ask.blikCode }), '123456')
  await userEvent.click(page.getByText(methods.mbway.name, { exact: true }))
  await expect
    .element(page.getByRole('textbox', { name: ask.phoneNumber }))
    .toHaveValue(ask.phonePrefix)
  await userEvent.click(page.getByText(methods.blik.name, { exact: true }))
  await expect.element(page.getByRole('textbox', { name: ask.blikCode })).toHaveValue('')
})

test('the browser asks before a code that was typed is lost', async () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  renderComponent(<Payment offered={[methods.blik]} />)
  const field = page.getByRole('textbox', { name: ask.blikCode })
  await expect.element(field).toBeVisible()
  expect(isAsked()).toBe(false)
  await userEvent.fill(field, '123')
  await expect.poll(isAsked).toBe(true)
  await userEvent.fill(field, '')
  await expect.poll(isAsked).toBe(false)
})
