import { pathsOf } from '#kernel/addresses.ts'
import { euro } from '#kernel/money.ts'
import type { CardMail } from './card-content.ts'
import { exampleShop } from './example-shop.ts'

const gift = (shopUrl: string): CardMail => ({
  language: exampleShop.language,
  shopName: exampleShop.shopName,
  giverName: 'Joris Bakker',
  receiverName: 'Sanne',
  isForSelf: false,
  message: 'Gefeliciteerd met je nieuwe huis!\nEten we snel een keer samen?',
  cards: [
    {
      title: 'Aan tafel Dinerbon',
      amount: euro(50_00),
      imageUrl: `${shopUrl}/cards/aan-tafel-dinerbon.png`,
      backgroundColor: '#ffe0d2',
    },
  ],
  donations: [],
  ownPages: [],
  cardPageUrl: `${shopUrl}${pathsOf('nl').card('voorbeeld')}`,
  supportEmail: exampleShop.organisation.email,
})

export const exampleDonation = (shopUrl: string): CardMail['donations'][number] => ({
  title: 'Vloedlijn Donatie',
  amount: euro(25_00),
  imageUrl: `${shopUrl}/cards/vloedlijn-donatie.png`,
  backgroundColor: '#e3f4f3',
  cause: 'Vloedlijn',
  about:
    'Elke vloed legt iets neer: schelpen, wier, soms een zeester, en altijd plastic. Vloedlijn loopt met scholen, surfers en wandelclubs de stranden af.',
})

const manyCards = (shopUrl: string): CardMail['cards'] =>
  [25_00, 25_00, 50_00].map((cents) => ({
    title: 'Loof & Lente Tuinbon',
    amount: euro(cents),
    imageUrl: `${shopUrl}/cards/loof-en-lente-tuinbon.png`,
    backgroundColor: '#dff1e6',
  }))

export const cardExamples = {
  'Cadeau, Nederlands': gift,
  'Cadeau, Engels': (shopUrl: string): CardMail => ({ ...gift(shopUrl), language: 'en' }),
  'Voor jezelf, Nederlands': (shopUrl: string): CardMail => ({
    ...gift(shopUrl),
    ...{ isForSelf: true, message: undefined },
  }),
  'Drie voor jezelf, Nederlands': (shopUrl: string): CardMail => ({
    ...gift(shopUrl),
    ...{ isForSelf: true, message: undefined, cards: manyCards(shopUrl) },
    ownPages: manyCards(shopUrl).map(({ title, amount }, index) => ({
      ...{ title, amount },
      url: `${shopUrl}${pathsOf('nl').card(`voorbeeld${index + 1}`)}`,
    })),
  }),
  'Veel bonnen, Nederlands': (shopUrl: string): CardMail => ({
    ...gift(shopUrl),
    cards: manyCards(shopUrl),
  }),
  'Gift in jouw naam, Nederlands': (shopUrl: string): CardMail => ({
    ...gift(shopUrl),
    ...{ cards: [], donations: [exampleDonation(shopUrl)] },
  }),
  'Cadeaubon en gift, Engels': (shopUrl: string): CardMail => ({
    ...gift(shopUrl),
    ...{ language: 'en', donations: [exampleDonation(shopUrl)] },
  }),
}
