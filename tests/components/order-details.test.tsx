import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AccountOrderDetails } from '#storefront/areas/order/account-order-details-modal.tsx'
import { AskOrderLink } from '#storefront/areas/order/ask-order-link.tsx'
import { OrderDetails, OrderDetailsModal } from '#storefront/areas/order/order-details-modal.tsx'
import type { OrderInWindowFragment } from '#storefront/graphql/generated/graphql.ts'
import { wcagRules } from '#tests/support/axe-rules.ts'
import { axeViolations, renderComponent, texts } from '#tests/support/render-component.tsx'

const euro = (value: number) => ({ value, currency: 'EUR' })

const order: OrderInWindowFragment = {
  uuid: '00000000-0000-4000-8000-000000000000',
  isFullView: true,
  status: 'COMPLETED',
  receivers: [
    {
      id: 'dlv_00000000000000000000000000',
      name: 'Lotte',
      email: 'lotte@post.example',
      isForSelf: false,
    },
    {
      id: 'dlv_00000000000000000000000001',
      name: 'Anna',
      email: 'anna@post.example',
      isForSelf: true,
    },
  ],
  ...{ referenceNumber: '61-7KD3-9QXM', orderedOn: '2026-11-20T10:00:00Z' },
  ...{
    paidWith: [{ title: 'iDEAL | Wero', price: euro(50_95) }],
    contactPerson: 'Anna de Vries',
    customerReference: null,
  },
  billingAddress: null,
  documents: [{ number: 'GCSNL-2026-000123', kind: 'receipt', issuedOn: '2026-11-20' }],
  lines: [],
  adjustments: [{ title: 'Servicekosten', adjustmentType: 'SERVICE_FEE', price: euro(95) }],
  ...{ total: euro(50_95), totalWithoutTax: euro(50_79), refunded: null, paymentMethod: 'ideal' },
}

test('details say what is needed for the books, with the file', async () => {
  renderComponent(<OrderDetails order={order} />)
  for (const fact of ['61-7KD3-9QXM', '20 november 2026', 'iDEAL | Wero', 'Anna de Vries'])
    await expect.element(page.getByText(fact, { exact: true }).first()).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Download als PDF: Bon GCSNL-2026-000123' }))
    .toHaveAttribute('href', `/bestellen/${order.uuid}/factuur/GCSNL-2026-000123.pdf`)
  await expect.element(page.getByText(texts.order.withoutVat)).toBeVisible()
  expect(await axeViolations(wcagRules)).toEqual([])
})

test('an order of an account says for whom it is, and leads to its page and its details', async () => {
  renderComponent(<AccountOrderDetails order={order} />)
  await expect.element(page.getByText('Voor Lotte')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Naar de bestelling' }))
    .toHaveAttribute('href', `/bestellen/${order.uuid}/`)
  await expect.element(page.getByRole('button', { name: 'Gegevens en factuur' })).toBeVisible()
  expect(await axeViolations(wcagRules)).toEqual([])
})

test('two receivers of one name are two, and one who gets two gifts is one', async () => {
  const jan = (id: string, email: string) => ({ id, name: 'Jan', email, isForSelf: false })
  const receivers = [
    jan('dlv_1', 'jan@post.example'),
    jan('dlv_2', 'jan@elders.example'),
    jan('dlv_3', 'jan@post.example'),
  ]
  renderComponent(<AccountOrderDetails order={{ ...order, receivers }} />)
  await expect.element(page.getByText('Voor Jan en Jan', { exact: true })).toBeVisible()
})

test('a window without an order says so, and closes by Escape', async () => {
  let isClosed = false
  renderComponent(
    <OrderDetailsModal
      orderUuid={order.uuid}
      onClosed={() => {
        isClosed = true
      }}
    />,
  )
  await expect.element(page.getByText('Deze bestelling vinden we niet.')).toBeVisible()
  expect(await axeViolations(wcagRules)).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => isClosed).toBe(true)
})

test('whoever has the address alone has a link mailed, and hears the same whatever becomes of it', async () => {
  renderComponent(<AskOrderLink orderUuid={order.uuid} />)
  await expect.element(page.getByText(texts.order.masked)).toBeVisible()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/^Gelukt\./)).toBeVisible()
  expect(await axeViolations(wcagRules)).toEqual([])
})
