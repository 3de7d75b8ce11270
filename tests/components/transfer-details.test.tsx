import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { TransferDetails } from '#storefront/areas/order/transfer-details.tsx'
import { wcagRules } from '#tests/support/axe-rules.ts'
import { axeViolations, renderComponent, texts } from '#tests/support/render-component.tsx'

const { transfer } = texts.order
const orderUuid = '00000000-0000-4000-8000-000000000000'

const owed = {
  ...{ beneficiary: 'TestShop', iban: 'NL13TEST0123456789', bic: 'TESTNL02' },
  ...{ reference: 'GC-2045', until: '2026-12-08T11:00:00.000Z', hasProForma: false },
  amount: { value: 25_95, currency: 'EUR' },
}

test('a company that pays in advance finds its pro-forma invoice beside it', async () => {
  renderComponent(
    <TransferDetails
      order={{ uuid: orderUuid, flow: 'REGULAR' }}
      transfer={{ ...owed, hasProForma: true }}
    />,
  )
  await expect
    .element(page.getByRole('link', { name: transfer.proForma }))
    .toHaveAttribute('href', `/bestellen/${orderUuid}/factuur/pro-forma.pdf`)
  expect(await axeViolations(wcagRules)).toEqual([])
})

test('who is to transfer sees what, whereto and until when, and may pay another way', async () => {
  renderComponent(<TransferDetails order={{ uuid: orderUuid, flow: 'REGULAR' }} transfer={owed} />)
  expect(page.getByRole('link', { name: transfer.proForma }).elements()).toEqual([])
  const facts = () => [...document.querySelectorAll('dd')].map((fact) => fact.innerText)
  await expect
    .poll(facts)
    .toEqual(['€\u00a025,95', 'TestShop', 'NL13 TEST 0123 4567 89', 'TESTNL02', 'GC-2045'])
  await expect.element(page.getByText(/tot en met 8 december 2026/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: transfer.payOtherwise }))
    .toHaveAttribute('href', `/bestellen/?stap=betaling&order=${orderUuid}`)
  expect(await axeViolations(wcagRules)).toEqual([])
})

test('what the provider does not name leaves no empty line', async () => {
  const transfer = { ...owed, bic: '' }
  renderComponent(
    <TransferDetails order={{ uuid: orderUuid, flow: 'REGULAR' }} transfer={transfer} />,
  )
  await expect.element(page.getByText('GC-2045')).toBeVisible()
  await expect.element(page.getByText(texts.order.transfer.bic)).not.toBeInTheDocument()
})

test('of an activation it is the card that waits, and no basket stays', async () => {
  const order = { uuid: orderUuid, flow: 'ACTIVATION' }
  renderComponent(<TransferDetails order={order} transfer={owed} />)
  await expect.element(page.getByText(/^We zetten het bedrag op je kaart/)).toBeVisible()
  await expect.element(page.getByText(transfer.activation.otherwise)).toBeVisible()
  expect(page.getByText(/mandje|cadeau gaat/).elements()).toEqual([])
})
