import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { OpenedCard } from '#storefront/areas/card/opened-card.tsx'
import type { CardOnPageFragment } from '#storefront/graphql/generated/graphql.ts'
import { renderComponent, texts } from '#tests/support/render-component.tsx'

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
  wrapper: 'plain',
  ownPage: null,
}

test('an opened choice card says what it is for, and sends nobody to a till', async () => {
  const choice = page.getByText(texts.card.choiceCard)
  const till = page.getByText(texts.card.barcodeHint)
  renderComponent(<OpenedCard card={card} />, '/kaart/voorbeeld/')
  await expect.element(choice).toBeVisible()
  await expect.element(till).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: texts.card.balance })).toBeVisible()
  renderComponent(<OpenedCard card={{ ...card, isChoiceCard: false }} />, '/kaart/voorbeeld/')
  await expect.element(till).toBeVisible()
  await expect.element(choice).not.toBeInTheDocument()
})
