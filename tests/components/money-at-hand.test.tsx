import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { UnpaidRow } from '#storefront/areas/order/unpaid-row.tsx'
import type { OrderPanelFragment } from '#storefront/graphql/generated/graphql.ts'
import { wcagRules } from '#tests/support/axe-rules.ts'
import { axeViolations, renderComponent, texts } from '#tests/support/render-component.tsx'

const { received } = texts.order
const euros = (value: number) => ({ value, currency: 'EUR' })

const unpaid = (change: Partial<OrderPanelFragment>) =>
  renderComponent(
    <UnpaidRow
      order={
        {
          ...{ uuid: '00000000-0000-4000-8000-000000000000', flow: 'REGULAR', status: 'PENDING' },
          ...{ isFullView: true, transfer: null, received: [], wentBack: [], ...change },
        } as unknown as OrderPanelFragment
      }
    />,
  )

test('money of another amount is told, and nothing on the page pays again', async () => {
  unpaid({ received: [{ amount: euros(20_00), asked: euros(25_95) }] })
  await expect.element(page.getByRole('heading', { name: received.heading })).toBeVisible()
  await expect
    .element(page.getByText('We hebben €\u00a020,00 ontvangen. We vroegen €\u00a025,95.'))
    .toBeVisible()
  await expect.element(page.getByText(received.once)).toBeVisible()
  expect(page.getByRole('link').elements()).toEqual([])
  expect(await axeViolations(wcagRules)).toEqual([])
})

test('money that came too late is not called another amount', async () => {
  unpaid({ received: [{ amount: euros(25_95), asked: euros(25_95) }] })
  await expect
    .element(page.getByText('We hebben €\u00a025,95 ontvangen, maar lang nadat je bestelde.'))
    .toBeVisible()
})

test('a payment that goes back whole is told with its amount, its reason and its days, and the basket can be ordered again', async () => {
  const back = {
    amount: euros(50_95),
    reason: 'CARD_GONE' as const,
    isByCard: false,
    isFailed: false,
  }
  unpaid({ wentBack: [back] })
  const { wentBack } = texts.order
  await expect.element(page.getByRole('heading', { name: wentBack.heading })).toBeVisible()
  await expect.element(page.getByText('We storten €\u00a050,95 helemaal terug.')).toBeVisible()
  await expect.element(page.getByText(wentBack.why.CARD_GONE)).toBeVisible()
  await expect.element(page.getByText(wentBack.when)).toBeVisible()
  await expect.element(page.getByRole('link', { name: wentBack.again })).toBeVisible()
  expect(page.getByText(texts.order.pendingRow.heading).elements()).toEqual([])
  expect(await axeViolations(wcagRules)).toEqual([])
})

test('a refund that failed is told without days that it would take', async () => {
  unpaid({
    wentBack: [{ amount: euros(50_95), reason: 'CARD_GONE', isByCard: true, isFailed: true }],
  })
  const { wentBack } = texts.order
  await expect.element(page.getByText(wentBack.failed)).toBeVisible()
  expect(page.getByText(wentBack.whenCard).elements()).toEqual([])
  expect(page.getByText(wentBack.when).elements()).toEqual([])
})

test('what was paid twice is not ordered again', async () => {
  unpaid({
    wentBack: [{ amount: euros(50_95), reason: 'PAID_TWICE', isByCard: true, isFailed: false }],
  })
  await expect.element(page.getByText(texts.order.wentBack.whenCard)).toBeVisible()
  expect(page.getByRole('link').elements()).toEqual([])
})

test('an order without money is paid again', async () => {
  unpaid({})
  await expect.element(page.getByRole('link', { name: texts.order.canceled.again })).toBeVisible()
})
