import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ReorderProductDetailsModal } from '#storefront/areas/order/reorder-product-details-modal.tsx'
import { RepeatForm } from '#storefront/areas/order/repeat-form.tsx'
import type { RepeatableOrderFragment } from '#storefront/graphql/generated/graphql.ts'
import { useChange } from '#storefront/parts/change/use-change.ts'
import { wcagRules } from '#tests/support/axe-rules.ts'
import { axeViolations, renderComponent, texts } from '#tests/support/render-component.tsx'

const { orderAgain } = texts
const orderUuid = '00000000-0000-4000-8000-000000000000'
const euro = (value: number) => ({ currency: 'EUR' as const, value })

type Item = RepeatableOrderFragment['items'][number]

const item = (id: string, given: Partial<Item> = {}): Item => ({
  id,
  title: `Bon ${id}`,
  image: { url: '/cards/leeg.svg' },
  backgroundColor: '#ffe3ea',
  productId: id,
  quantity: 2,
  state: 'AS_BEFORE',
  priceThen: euro(25_00),
  price: euro(25_00),
  wrappingThen: euro(0),
  wrapping: euro(0),
  receivers: [],
  receiverCount: 0,
  ...given,
})

const order: RepeatableOrderFragment = {
  hasReceivers: true,
  basketVersion: 0,
  items: [
    item('diner', {
      wrappingThen: euro(95),
      wrapping: euro(1_25),
      receiverCount: 5,
      receivers: ['Jan Jansen', 'Jan de Boer', 'Lotte Bol'],
    }),
    item('film', { state: 'PRICE_CHANGED', price: euro(30_00) }),
    item('sauna', { state: 'AMOUNT_GONE', price: null }),
    item('boek', { state: 'SOLD_OUT', price: null }),
    item('oud', { state: 'GONE', price: null, productId: null }),
  ],
}

function Shown({ given = {} }: { given?: Partial<RepeatableOrderFragment> }) {
  const change = useChange()
  return (
    <RepeatForm
      orderUuid={orderUuid}
      order={{ ...order, ...given }}
      change={change}
      onRefused={async () => {}}
    />
  )
}

const said = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ')

test.each([375, 768, 1440])('at %i px each product says what became of it', async (width) => {
  await page.viewport(width, 900)
  renderComponent(<Shown />)
  await expect.element(page.getByRole('checkbox', { name: 'Bon diner' })).toBeChecked()
  for (const sentence of [
    'Voor Jan Jansen, Jan de Boer, Lotte Bol en nog 2 mensen',
    'Verpakking: nu € 1,25, toen € 0,95',
    'Nieuwe prijs: toen € 25',
    'We verkopen dit niet meer voor € 25',
    ...[orderAgain.state.SOLD_OUT, orderAgain.state.GONE],
  ])
    expect(said()).toContain(sentence)
  for (const name of ['Bon sauna', 'Bon boek', 'Bon oud'])
    await expect.element(page.getByRole('checkbox', { name })).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('link', { name: orderAgain.otherAmount }))
    .toHaveAttribute('href', '/cadeaubonnen/sauna/')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  expect(await axeViolations(wcagRules)).toEqual([])
})

test('the total follows what is chosen, and whether receivers come along', async () => {
  renderComponent(<Shown />)
  const total = page.getByText(orderAgain.total)
  await expect.element(total).toBeVisible()
  expect(said()).toContain('Samen € 111,25')
  await userEvent.tab()
  await expect.element(page.getByRole('checkbox', { name: 'Bon diner' })).toHaveFocus()
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await expect.poll(said).toContain('Samen € 51,25')
  await page.getByRole('checkbox', { name: orderAgain.withReceivers }).click()
  await expect.poll(said).toContain('Samen € 50,00')
  expect(said()).not.toContain('Jan Jansen')
  await page.getByRole('checkbox', { name: 'Bon diner' }).click()
  await expect
    .element(page.getByRole('button', { name: orderAgain.submit }))
    .toHaveAttribute('aria-disabled', 'true')
})

test('an order of which nothing is for sale says so and has no button', async () => {
  renderComponent(<Shown given={{ items: order.items.slice(2), hasReceivers: false }} />)
  await expect.element(page.getByText(orderAgain.nothing)).toBeVisible()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument()
})

test('a refusal stays in the window, with what was chosen', async () => {
  renderComponent(<Shown />)
  await page.getByRole('button', { name: orderAgain.submit }).click()
  await expect.element(page.getByText(texts.errors.orderUnknown)).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: 'Bon film' })).toBeChecked()
})

test('the window of an order that there is not says so, and closes by Escape', async () => {
  let isClosed = false
  renderComponent(
    <ReorderProductDetailsModal
      orderUuid={orderUuid}
      onClosed={() => {
        isClosed = true
      }}
    />,
  )
  await expect.element(page.getByText(texts.errors.orderUnknown)).toBeVisible()
  expect(await axeViolations(wcagRules)).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => isClosed).toBe(true)
})
