import { useRef, useState } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import type { PaymentChoiceFragment } from '#storefront/graphql/generated/graphql.ts'
import {
  PaymentFields,
  type PaymentFieldsHandle,
} from '#storefront/parts/payment-fields/payment-fields.tsx'
import { askShop, axeViolations, renderComponent, texts } from '#tests/support/render-component.tsx'

const { card } = texts.checkout
const total = { currency: 'EUR', value: 25_95 }
let choice: PaymentChoiceFragment

beforeAll(async () => {
  const { paymentMethods } = await askShop<{ paymentMethods: PaymentChoiceFragment }>(
    `query Cards($userData: UserData!) { paymentMethods(userData: $userData, total: 2595) {
      methods { id name marks brands banks { id issuer } sheet { scriptUrl } }
      cardFields { frameUrl clientKey } failures errors { code } } }`,
  )
  choice = paymentMethods
})

/** The ways to pay with their button; what a card would send is shown as text, without what was encrypted. */
function Payment({ methods }: { methods: PaymentChoiceFragment['methods'] }) {
  const fields = useRef<PaymentFieldsHandle>(null)
  const [sent, setSent] = useState('')
  const take = async () => {
    const values = await fields.current?.take()
    if (!values) return
    const names = Object.keys(values).filter((name) => name.startsWith('encrypted') && values[name])
    setSent(`${values.holderName} ${values.brand}: ${names.sort().join(' ')}`)
  }
  return (
    <main>
      <h1>Betalen</h1>
      <PaymentFields
        orderer="consumer"
        about="basket"
        ref={fields}
        choice={{ ...choice, methods }}
        errors={[]}
        total={total}
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

const field = (label: string): Locator =>
  page.frameLocator(page.getByTitle(label)).getByRole('textbox', { name: label })

const pay = () => userEvent.click(page.getByRole('button', { name: 'Betaal', exact: true }))
const sent = () => page.getByTestId('sent')

const scheme = () => choice.methods.filter(({ id }) => id === 'scheme')

async function choose(methods: PaymentChoiceFragment['methods']): Promise<void> {
  renderComponent(<Payment methods={methods} />)
  await userEvent.click(page.getByText(methods[0]?.name ?? '', { exact: true }))
}

test('a card is typed in the frames of the provider, and handed in encrypted', async () => {
  await choose(scheme())
  await userEvent.fill(field(card.number), '5555341244441115')
  await expect.element(page.getByText('Herkend als Mastercard')).toBeInTheDocument()
  await userEvent.fill(page.getByLabelText(card.holder), 'S. Gever')
  await userEvent.fill(field(card.expiry), '330')
  // Nobody waits for the frames: the button is pressed right after the last digit.
  await userEvent.fill(field(card.securityCode), '737')
  await pay()
  await expect
    .element(sent())
    .toHaveTextContent(
      'S. Gever mastercard: encryptedCardNumber encryptedExpiryMonth encryptedExpiryYear encryptedSecurityCode',
    )
})

test('what is missing is said at its field, and the cursor stands there', async () => {
  await choose(scheme())
  await userEvent.fill(page.getByLabelText(card.holder), 'S. Gever')
  await userEvent.fill(field(card.expiry), '0120')
  await pay()
  const { numberEmpty, expired, codeEmpty } = card.problems
  for (const problem of [numberEmpty, expired, codeEmpty])
    await expect.element(page.getByText(problem)).toBeVisible()
  await expect.poll(() => document.activeElement?.getAttribute('title')).toBe(card.number)
  expect(await axeViolations()).toEqual([])
  await userEvent.fill(field(card.number), '4111111111111112')
  await expect.element(page.getByText(numberEmpty)).not.toBeInTheDocument()
  await userEvent.tab()
  await expect.element(page.getByText(card.problems.number, { exact: true })).toBeVisible()
  await expect.element(sent()).toHaveTextContent('')
})

test('another method clears the type of the card: coming back it is typed anew', async () => {
  const ideal = choice.methods.filter(({ id }) => id === 'ideal')
  await choose([...scheme(), ...ideal])
  await userEvent.fill(field(card.number), '5555341244441115')
  const type = page.getByText('Herkend als Mastercard')
  await expect.element(type).toBeInTheDocument()
  await userEvent.click(page.getByText(ideal[0]?.name ?? '', { exact: true }))
  await expect.element(page.getByTitle(card.number)).not.toBeInTheDocument()
  await userEvent.click(page.getByText(scheme()[0]?.name ?? '', { exact: true }))
  await expect.element(page.getByTitle(card.number)).toBeInTheDocument()
  await pay()
  await expect.element(page.getByText(card.problems.numberEmpty)).toBeVisible()
  await expect.element(type).not.toBeInTheDocument()
})

test('Enter in a frame pays as the button does', async () => {
  await choose(
    scheme().map((method) => ({
      ...{ ...method, id: 'bcmc', name: 'Bancontact', brands: ['maestro', 'visa'] },
    })),
  )
  await userEvent.fill(field(card.number), '6703444444444449')
  await userEvent.fill(page.getByLabelText(card.holder), 'S. Gever')
  await expect.element(page.getByTitle(card.securityCode)).not.toBeInTheDocument()
  await userEvent.fill(field(card.expiry), '0330')
  await userEvent.keyboard('{Enter}')
  await expect
    .element(sent())
    .toHaveTextContent(
      'S. Gever maestro: encryptedCardNumber encryptedExpiryMonth encryptedExpiryYear',
    )
})

test('the component is loaded when a card is chosen, and asks nobody but the frames', async () => {
  performance.clearResourceTimings()
  renderComponent(<Payment methods={choice.methods.filter(({ id }) => id === 'scheme')} />)
  const asked = () => performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  await expect.element(page.getByRole('radio')).toBeInTheDocument()
  expect(document.querySelector('iframe')).toBeNull()
  await userEvent.click(page.getByRole('radio'), { force: true })
  await userEvent.fill(field(card.securityCode), '1')
  const { origin } = new URL(choice.cardFields?.frameUrl ?? '')
  const elsewhere = asked().filter((url) => url.origin !== window.location.origin)
  expect(elsewhere.map((url) => url.origin)).toEqual([origin, origin, origin])
  expect(elsewhere.every(({ pathname }) => pathname.endsWith('/securedFields.html'))).toBe(true)
  expect(document.getElementById('ariaLiveSRPanel')).toBeNull()
})
