import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { AwaitedTransfers } from '#storefront/parts/awaited-transfers/awaited-transfers.tsx'
import { OrderOverviewWindow } from '#storefront/parts/order-overview/order-overview-window.tsx'
import { wcagRules } from '#tests/support/axe-rules.ts'
import { axeViolations, renderComponent, texts } from '#tests/support/render-component.tsx'
import { newVisitor, renderPage } from '#tests/support/render-page.tsx'
import type { Visitor } from '#tests/support/visitor.ts'

const card = { productId: 'aan-tafel-dinerbon', amountCents: 2000, quantity: 1 }
const { awaitedTransfers: words, order: orderWords, checkout } = texts
const heading = page.getByRole('heading', { name: words.heading })
const link = page.getByRole('link', { name: /^Zo maak je over voor bestelling 61-/ })

let visitor: Visitor
beforeEach(async () => {
  visitor = await newVisitor()
})

async function orderByTransfer(): Promise<string> {
  await visitor.addCard(card)
  await visitor.addCard({ ...card, receiver: { name: 'Sanne', email: 'sanne@post.example' } })
  await visitor.saveDetails('joris@post.example')
  const { orderUuid } = await visitor.startPayment('bankTransfer_IBAN')
  return orderUuid ?? ''
}

test('a full basket says that its order waits for a transfer, and leads to it', async () => {
  await visitor.addCard(card)
  renderPage('/winkelmandje/')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(heading).not.toBeInTheDocument()
  const uuid = await orderByTransfer()
  renderPage('/winkelmandje/')
  await expect.element(heading).toBeVisible()
  await expect.element(link).toHaveAttribute('href', `/bestellen/${uuid}/`)
  await expect.element(page.getByText(/wacht nog op je overboeking van €\s60,95\./)).toBeVisible()
  expect(await axeViolations(wcagRules)).toEqual([])
})

test('the page of thanks ends in the transfer, to the account in the name of the invoice', async () => {
  const uuid = await orderByTransfer()
  renderPage(`/bestellen/gelukt/?order=${uuid}`)
  const last = page.getByRole('navigation', { name: checkout.steps.label }).getByText('Overmaken')
  await expect.element(last).toBeVisible()
  await expect.element(page.getByText(checkout.steps.success)).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent(orderWords.thanks.transfer)
  const payee = page.getByRole('definition').filter({ hasText: 'Cadeaubon Nederland B.V.' })
  await expect.element(payee).toBeVisible()
  await expect.element(page.getByRole('img', { name: orderWords.transfer.qrAlt })).toBeVisible()
})

test('the window with all that is ordered says it too', async () => {
  const uuid = await orderByTransfer()
  const window = (orderUuid?: string) =>
    renderComponent(
      <OrderOverviewWindow orderUuid={orderUuid} onClosed={() => {}}>
        <p>Verder</p>
      </OrderOverviewWindow>,
    )
  window()
  await expect.element(heading).toBeVisible()
  // Whoever pays that order another way knows.
  window(uuid)
  await expect.element(page.getByText(/€\s40,95/).first()).toBeVisible()
  await expect.element(heading).not.toBeInTheDocument()
})

test('several orders that wait are named each', async () => {
  const until = '2026-12-08T11:00:00.000Z'
  const amount = { value: 60_95, currency: 'EUR' }
  renderComponent(
    <AwaitedTransfers
      transfers={['61-AAAA-AAAA', '61-BBBB-BBBB'].map((orderNumber) => ({
        ...{ orderNumber, amount, until, orderUuid: orderNumber },
      }))}
    />,
  )
  await expect
    .element(page.getByRole('list').getByText(/61-BBBB-BBBB.*8 december 2026/))
    .toBeVisible()
  expect(link.elements()).toHaveLength(2)
})
