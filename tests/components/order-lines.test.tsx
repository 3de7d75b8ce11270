import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { OrderLines } from '#storefront/areas/order/order-lines.tsx'
import type { OrderLinesFragment } from '#storefront/graphql/generated/graphql.ts'
import { wcagRules } from '#tests/support/axe-rules.ts'
import { axeViolations, renderComponent, texts } from '#tests/support/render-component.tsx'

const euro = (value: number) => ({ value, currency: 'EUR' })

const lineFor = (receiverTitle: string): OrderLinesFragment['lines'][number] => ({
  ...{ variationType: 'DIGITAL', title: 'Dinerbon', quantity: 1, isDonation: false },
  ...{ unitPrice: euro(20_00), total: euro(20_00), receiverTitle, wrappings: [] },
  ...{ image: { url: '/cards/aan-tafel-dinerbon.svg' }, backgroundColor: '#ffffff' },
})

const order = {
  adjustments: [],
  total: euro(2400_00),
  totalWithoutTax: euro(2400_00),
  refunded: null,
  paymentMethod: 'ideal',
}
const [first, second] = [
  ['S•••', 'S•••', 'J•••', 'S•••'],
  ['K•••', 'S•••'],
].map((names) => names.map(lineFor))

function Pages() {
  const [lines, show] = useState(first ?? [])
  return (
    <>
      <button type="button" onClick={() => show(second ?? [])}>
        Volgende
      </button>
      <OrderLines order={{ ...order, lines }} />
    </>
  )
}

test('the next page of a long order shows its own gifts alone, however many go to one name', async () => {
  renderComponent(<Pages />)
  const shown = page.getByRole('listitem')
  await expect.element(shown).toHaveLength(4)
  expect(await axeViolations(wcagRules)).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Volgende' }))
  await expect.element(page.getByText('K•••')).toBeVisible()
  expect(shown.elements().map((line) => /.•••/.exec(line.textContent)?.[0])).toEqual([
    'K•••',
    'S•••',
  ])
})

test('the VAT stands with its total, and what was paid back comes last', async () => {
  const money = {
    total: euro(25_95),
    totalWithoutTax: euro(25_79),
    refunded: euro(25_00),
    paymentMethod: 'ideal',
  }
  renderComponent(<OrderLines order={{ ...order, ...money, lines: [lineFor('Sanne')] }} />)
  await expect.element(page.getByText(texts.order.refunded)).toBeVisible()
  const terms = page.getByRole('term').elements()
  expect(terms.map(({ textContent }) => textContent)).toEqual([
    texts.order.total,
    texts.order.vat,
    texts.order.withoutVat,
    texts.order.refunded,
  ])
  expect(await axeViolations(wcagRules)).toEqual([])
})
