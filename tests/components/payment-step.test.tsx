import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { PaymentStep } from '#storefront/areas/payment/payment-step.tsx'
import { axeViolations, renderComponent } from '#tests/support/render-component.tsx'

const some = (qty: number) => ({ qty, price: { currency: 'EUR', value: qty * 4_95 } })
const none = { digitalTotal: some(0), donationTotal: some(0), packTotal: some(0) }
const transfer = {
  ...{ id: 'bankTransfer_IBAN', name: 'Overboeking' },
  ...{ banks: [], marks: [], brands: [], sheet: null },
}

const invoice = { ...transfer, id: 'invoice', name: 'Op factuur, vooraf betaald' }

const pay = (totals: Parameters<typeof PaymentStep>[0]['totals']) =>
  renderComponent(
    <main>
      <h1>Betalen</h1>
      <PaymentStep
        paying={{ amountToPay: { currency: 'EUR', value: 9_90 }, giftCardPayments: [] }}
        totals={totals}
        cardPrefixes={[]}
        choice={{ methods: [transfer, invoice], cardFields: null, failures: 0, errors: [] }}
        hasShipping
        scamWarning={null}
        basketId="basket"
        orderer="consumer"
        earlyDelivery={null}
        unblockable={[]}
        errors={[]}
        totalBefore={undefined}
      />
    </main>,
  )

test('who pays for sets of blank cards alone reads what holds for those', async () => {
  pay({ ...none, packTotal: some(2), physicalTotal: some(2) })
  await expect
    .element(page.getByText(/14 dagen bedenktijd zolang er geen bedrag op de kaarten staat/))
    .toBeVisible()
  await expect
    .element(page.getByText(/We pakken je setje in zodra je geld binnen is, meestal/))
    .toBeVisible()
  await expect
    .element(page.getByText(/pro-formafactuur voor je bedrijf. We pakken je setje in/))
    .toBeVisible()
  expect(document.body.textContent).not.toContain('We maken je cadeaubonnen')
  expect(await axeViolations()).toEqual([])
})

test.each([
  ['a card by post', { ...none, packTotal: some(2), physicalTotal: some(3) }],
  [
    'a gift by mail',
    { ...none, digitalTotal: some(1), packTotal: some(2), physicalTotal: some(2) },
  ],
  ['a card by mail alone', { ...none, digitalTotal: some(1), physicalTotal: some(0) }],
])('with %s it reads what holds for gift cards', async (_, totals) => {
  pay(totals)
  await expect
    .element(page.getByText(/zolang de code van de cadeaubon niet is bekeken/))
    .toBeVisible()
  await expect.element(page.getByText(/We maken je cadeaubonnen/)).toBeVisible()
})
