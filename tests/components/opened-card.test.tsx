import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { OpenedCard } from '#storefront/areas/card/opened-card.tsx'
import type { CardOnPageFragment } from '#storefront/graphql/generated/graphql.ts'
import { wcagRules } from '#tests/support/axe-rules.ts'
import { axeViolations, renderComponent, texts } from '#tests/support/render-component.tsx'

const card: CardOnPageFragment = {
  title: 'Keuze Cadeaukaart',
  amount: { currency: 'EUR', value: 25_00 },
  image: { url: '/cards/keuze.svg', alt: '' },
  backgroundColor: '#ffffff',
  showShadow: true,
  isDonation: false,
  isChoiceCard: true,
  howToSpend: 'Kies waar je hem besteedt.',
  webshops: [],
  validUntil: '2028-11-21',
  code: { number: '6299310000000000015', pin: '123456', barcodeSvg: '<svg/>' },
  stoppedBy: null,
  wrapper: 'plain',
  extension: null,
  ownPage: null,
}

test('an opened choice card says what it is for, and sends nobody to a till', async () => {
  const choice = page.getByText(texts.card.choiceCard)
  const till = page.getByText(texts.card.barcodeHint)
  renderComponent(<OpenedCard card={card} />, '/kaart/voorbeeld/')
  await expect.element(choice).toBeVisible()
  await expect.element(till).not.toBeInTheDocument()
  const links = page.getByRole('link').elements()
  expect(links.map((link) => link.textContent)).toEqual([texts.card.exchange, texts.card.balance])
  expect(links[0]?.getAttribute('href')).toContain('/saldocheck/inwisselen')
  await expect.element(page.getByText('21 november 2028')).toBeVisible()
  renderComponent(<OpenedCard card={{ ...card, isChoiceCard: false }} />, '/kaart/voorbeeld/')
  await expect.element(till).toBeVisible()
  await expect.element(choice).not.toBeInTheDocument()
})

test('its holder moves the last day by one tap; a page that lay open for long says what to do', async () => {
  const extension = { until: '2029-11-30', proof: '0'.repeat(66) }
  renderComponent(<OpenedCard card={{ ...card, extension }} />, '/kaart/voorbeeld/')
  await userEvent.click(
    page.getByRole('button', { name: 'Verleng gratis tot en met 30 november 2029' }),
  )
  await expect.element(page.getByRole('alert')).toHaveTextContent(texts.errors.holderProofInvalid)
  expect(await axeViolations(wcagRules)).toEqual([])
})

test.each(['PAYMENT', 'WITHDRAWAL', 'SHOP'] as const)(
  'a card that is stopped (%s) says why in place of its code',
  async (stoppedBy) => {
    renderComponent(<OpenedCard card={{ ...card, code: null, stoppedBy }} />, '/kaart/voorbeeld/')
    await expect.element(page.getByText(texts.card.stopped[stoppedBy])).toBeVisible()
    await expect.element(page.getByText(texts.card.number)).not.toBeInTheDocument()
    await expect.element(page.getByText(texts.card.exchange)).not.toBeInTheDocument()
    expect(await axeViolations(wcagRules)).toEqual([])
  },
)
