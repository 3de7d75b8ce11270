import { useRef, useState } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { PaymentChoiceFragment } from '#storefront/graphql/generated/graphql.ts'
import { WalletField, type WalletFieldHandle } from '#storefront/parts/wallets/wallet-field.tsx'
import { askShop, axeViolations, renderComponent, texts } from '#tests/support/render-component.tsx'

type Method = PaymentChoiceFragment['methods'][number]
type Sheet = NonNullable<Method['sheet']>

const { wallet } = texts.checkout
const total = { currency: 'EUR', value: 25_95 }
let methods: readonly Method[] = []

beforeAll(async () => {
  const { paymentMethods } = await askShop<{ paymentMethods: { methods: Method[] } }>(
    `query Sheets($userData: UserData!) { paymentMethods(userData: $userData, total: 2595) {
      methods { id name sheet { scriptUrl isTest merchantId gatewayMerchantId countryCode shopName } } } }`,
  )
  methods = paymentMethods.methods
})

const sheetOf = (id: string): Sheet => {
  const sheet = methods.find((method) => method.id === id)?.sheet
  if (!sheet) throw new Error(`The shop offers no ${id}.`)
  return sheet
}

/** A wallet with the button that pays; what it would send is shown as text. */
function Paying({ methodId, name, sheet }: { methodId: string; name: string; sheet: Sheet }) {
  const field = useRef<WalletFieldHandle>(null)
  const [sent, setSent] = useState('')
  const pay = async () => setSent((await field.current?.collect())?.walletToken ?? 'nothing')
  return (
    <main>
      <h1>Betalen</h1>
      <WalletField
        {...{ methodId, name, sheet, total }}
        ref={field}
        isPaying={false}
        onConfirmed={() => void pay()}
      />
      <button type="button" onClick={() => void pay()}>
        Betaal nu
      </button>
      <output data-testid="sent">{sent}</output>
    </main>
  )
}

const sent = () => page.getByTestId('sent')
const scriptsOf = (id: string) =>
  [...document.scripts].filter(({ src }) => src.endsWith(`/wallets/${id}.js`))

test.each([
  ['applepay', 'Apple Pay'],
  ['googlepay', 'Google Pay'],
])(
  'the script of %s comes after a press and never before; its sheet pays, or is closed',
  async (...[methodId, name]) => {
    renderComponent(<Paying {...{ methodId, name, sheet: sheetOf(methodId) }} />)
    const open = page.getByRole('button', { name: `Open ${name}` })
    const close = page.getByRole('button', { name: 'Sluit', exact: true })
    await expect.element(open).toBeVisible()
    expect(scriptsOf(methodId)).toEqual([])
    expect(await axeViolations()).toEqual([])

    await userEvent.click(open)
    await userEvent.click(close)
    await expect.element(page.getByText(wallet.closed)).toBeVisible()
    await expect.element(sent()).toHaveTextContent('')
    expect(scriptsOf(methodId)).toHaveLength(1)

    await userEvent.click(open)
    await expect.element(page.getByRole('dialog', { name })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Betaal', exact: true }))
    await expect.poll(() => sent().element().textContent).toMatch(/^\S{20,}$/)

    // The button that pays opens the sheet itself: a yes pays once.
    await userEvent.click(page.getByRole('button', { name: 'Betaal nu' }))
    await userEvent.click(close)
    await expect.element(sent()).toHaveTextContent('nothing')
    await expect.element(open).toHaveFocus()
    await userEvent.click(page.getByRole('button', { name: 'Betaal nu' }))
    await userEvent.click(page.getByRole('button', { name: 'Betaal', exact: true }))
    await expect.poll(() => sent().element().textContent).toMatch(/^\S{20,}$/)
  },
)

test('a script that does not come is said, and another way to pay is asked for', async () => {
  const sheet = { ...sheetOf('googlepay'), scriptUrl: '/nowhere.js' }
  renderComponent(<Paying methodId="googlepay" name="Google Pay" sheet={sheet} />)
  await userEvent.click(page.getByRole('button', { name: 'Open Google Pay' }))
  await expect.element(page.getByText(/^Google Pay lukt hier niet/)).toBeVisible()
})
