import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { BalanceResult } from '#storefront/areas/balance/balance-result.tsx'
import type { CardBalanceFragment } from '#storefront/graphql/generated/graphql.ts'
import { wcagRules } from '#tests/support/axe-rules.ts'
import { axeViolations, renderComponent, texts } from '#tests/support/render-component.tsx'

const { cardEnd, errors } = texts
const euro = (value: number) => ({ currency: 'EUR', value })

const card: CardBalanceFragment = {
  title: 'Keuze Cadeaukaart',
  image: { url: '/cards/keuze.svg', alt: '' },
  backgroundColor: '#ffe3ea',
  showShadow: true,
  maskedNumber: '••••0015',
  balance: euro(25_00),
  initialAmount: euro(25_00),
  expiryDate: '2028-11-30',
  isExpired: false,
  state: 'ACTIVE',
  reservations: [],
  extensionUntil: null,
  company: null,
  savedUntil: '2029-11-30',
  causes: [
    { id: 'bijenlint', title: 'Bijenlint' },
    { id: 'plonsfonds', title: 'Plonsfonds' },
  ],
  proof: '0'.repeat(66),
}

const reservation = {
  id: 'hld_0',
  amount: euro(10_00),
  orderedAt: '2026-11-25T13:05:00Z',
  until: '2026-11-25T13:35:00Z',
}

const show = (given: Partial<CardBalanceFragment>, path = '/saldocheck/') =>
  renderComponent(
    <BalanceResult
      card={{ ...card, ...given }}
      typed={undefined}
      onCard={() => {}}
      onAgain={() => {}}
    />,
    path,
  )
/** Whatever keeps words together is one space. */
const wordsOf = (shown: { element(): Element }) =>
  (shown.element().textContent ?? '').replaceAll(/[^\p{L}\p{N}.,]+/gu, ' ')
const button = (name: string | RegExp) => page.getByRole('button', { name })

test('a card of a company is exchanged for what it picked, and is not said to pay in the shop', async () => {
  show({ company: 'Lantaarn Installaties' })
  await expect.element(page.getByText(/wat Lantaarn Installaties voor je uitkoos/)).toBeVisible()
  await expect.element(page.getByText(texts.balance.result.active.text)).not.toBeInTheDocument()
  expect(await axeViolations(wcagRules)).toEqual([])
})

test('a card that is whole and far from its end has nothing to save', async () => {
  show({})
  await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible()
  for (const heading of [cardEnd.end.heading, cardEnd.reserved.heading])
    await expect.element(page.getByRole('heading', { name: heading })).not.toBeInTheDocument()
})

test('what is reserved is told with when, and freed by one press only where nobody pays with it', async () => {
  const reservations = [
    { ...reservation, isBeingPaid: true },
    { ...reservation, id: 'hld_1', isBeingPaid: false },
  ]
  show({ reservations, balance: euro(5_00) })
  const list = page.getByRole('region', { name: cardEnd.reserved.heading })
  await expect.element(list).toBeVisible()
  expect(wordsOf(list)).toContain('bestelling van 25 november 2026 om 14.05 uur')
  expect(wordsOf(list)).toContain('Vrij op 25 november 2026 om 14.35 uur')
  expect(wordsOf(list)).toContain('wordt op dit moment mee betaald')
  expect(list.getByRole('button').elements()).toHaveLength(1)
  expect(await axeViolations(wcagRules)).toEqual([])
  await userEvent.click(button(/^Geef €\s10,00 vrij$/))
  await expect.element(page.getByRole('alert')).toHaveTextContent(errors.holderProofInvalid)
})

test('what is left after the last day is shown, extended by one tap, or given away by another', async () => {
  show({ state: 'EXPIRED', isExpired: true, extensionUntil: '2029-12-31' })
  const rest = page.getByRole('region', { name: cardEnd.end.heading })
  await expect.element(rest).toBeVisible()
  expect(wordsOf(rest)).toContain('tot en met 30 november 2029')
  await expect.element(button(/Verleng.gratis.tot.en.met.31.december.2029/)).toBeEnabled()
  const give = button(/Geef €\s25,00 weg/)
  await expect.element(give).toBeDisabled()
  await userEvent.click(page.getByRole('combobox', { name: cardEnd.end.cause }))
  await userEvent.click(page.getByRole('option', { name: 'Plonsfonds' }))
  await expect.element(give).toBeEnabled()
  expect(await axeViolations(wcagRules)).toEqual([])
  await userEvent.click(give)
  await expect.element(page.getByRole('alert')).toHaveTextContent(errors.holderProofInvalid)
})

test('all of it is there in English', async () => {
  const reservations = [{ ...reservation, isBeingPaid: false }]
  show({ reservations, balance: euro(5_00), extensionUntil: '2029-11-30' }, '/en/saldocheck/')
  await expect.element(page.getByText(/order placed on 25 November 2026 at 2\.05pm/)).toBeVisible()
  await expect.element(button('Extend for free until 30 November 2029')).toBeVisible()
  await expect.element(button('Give away €5.00')).toBeVisible()
  expect(await axeViolations(wcagRules)).toEqual([])
})
