import { pathsOf } from '#kernel/addresses.ts'
import { euro } from '#kernel/money.ts'
import type { CardMail } from './card-content.ts'
import { exampleShop } from './example-shop.ts'

const card = (shopUrl: string): CardMail => ({
  language: exampleShop.language,
  shopName: exampleShop.shopName,
  cards: [
    {
      title: 'Aan tafel Dinerbon',
      amount: euro(50_00),
      imageUrl: `${shopUrl}/cards/aan-tafel-dinerbon.png`,
      backgroundColor: '#ffe0d2',
    },
  ],
  ownPages: [],
  cardPageUrl: `${shopUrl}${pathsOf('nl').card('voorbeeld')}`,
  supportEmail: exampleShop.organisation.email,
})

const manyCards = (shopUrl: string): CardMail['cards'] =>
  [25_00, 25_00, 50_00].map((cents) => ({
    title: 'Loof & Lente Tuinbon',
    amount: euro(cents),
    imageUrl: `${shopUrl}/cards/loof-en-lente-tuinbon.png`,
    backgroundColor: '#dff1e6',
  }))

export const cardExamples = {
  'Voor jezelf, Nederlands': card,
  'Voor jezelf, Engels': (shopUrl: string): CardMail => ({ ...card(shopUrl), language: 'en' }),
  'Drie voor jezelf, Nederlands': (shopUrl: string): CardMail => ({
    ...card(shopUrl),
    cards: manyCards(shopUrl),
    ownPages: manyCards(shopUrl).map(({ title, amount }, index) => ({
      ...{ title, amount },
      url: `${shopUrl}${pathsOf('nl').card(`voorbeeld${index + 1}`)}`,
    })),
  }),
  'Veel bonnen, Nederlands': (shopUrl: string): CardMail => ({
    ...card(shopUrl),
    cards: manyCards(shopUrl),
  }),
}
