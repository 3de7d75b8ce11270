import type {
  AccountMail,
  CardMail,
  ConfirmationMail,
  ContactMail,
  NewsletterMail,
  RefundMail,
  Written,
} from '#domain/deliveries/letters.ts'
import { euro } from '#kernel/money.ts'
import { writeAccountMail } from './account-mail.tsx'
import { writeCardMail } from './card-mail.tsx'
import { writeConfirmationMail } from './confirmation-mail.tsx'
import { writeContactCopy, writeContactForward } from './contact-mail.tsx'
import { writeNewsletterMail } from './newsletter-mail.tsx'
import { writeRefundMail } from './refund-mail.tsx'

/** Mails with invented people, for the preview page and the tests. `shopUrl` makes the pictures real. */
export const cardMailFixture = (shopUrl: string): CardMail => ({
  language: 'nl',
  shopName: 'Cadeaubon',
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
  cardPageUrl: `${shopUrl}/kaart/voorbeeld/`,
  supportEmail: 'klantenservice@cadeaubon-nederland.example',
})

export const donationFixture = (shopUrl: string): CardMail['donations'][number] => ({
  title: 'Vloedlijn Donatie',
  amount: euro(25_00),
  imageUrl: `${shopUrl}/cards/vloedlijn-donatie.png`,
  backgroundColor: '#e3f4f3',
  cause: 'Vloedlijn',
  about:
    'Elke vloed legt iets neer: schelpen, wier, soms een zeester, en altijd plastic. Vloedlijn loopt met scholen, surfers en wandelclubs de stranden af.',
})

/** Somebody gave a donation in Sanne's name, for the receiver and for the giver. */
export const donationLineFixture: ConfirmationMail['lines'][number] = {
  title: 'Vloedlijn Donatie',
  quantity: 1,
  total: euro(25_00),
  receiver: 'Sanne',
  cause: 'Vloedlijn',
}

export const confirmationMailFixture = (shopUrl: string): ConfirmationMail => ({
  language: 'nl',
  shopName: 'Cadeaubon',
  giverName: 'Joris',
  orderNumber: '61-7KD3-9QXM',
  orderedAt: new Date('2026-11-21T09:30:00Z'),
  lines: [
    {
      title: 'Aan tafel Dinerbon',
      quantity: 1,
      total: euro(50_00),
      receiver: 'Sanne',
      cause: undefined,
    },
    {
      title: 'Loof & Lente Tuinbon',
      quantity: 2,
      total: euro(50_00),
      receiver: undefined,
      cause: undefined,
    },
  ],
  extras: [{ kind: 'SERVICE_FEE', total: euro(95) }],
  total: euro(100_95),
  vat: euro(16),
  paymentMethod: 'ideal',
  cardBrand: undefined,
  orderUrl: `${shopUrl}/bestellen/0190f5c8-0000-7000-8000-000000000000/`,
  organisation: {
    legalName: 'Cadeaubon Nederland B.V.',
    address: 'Voorbeeldkade 1, 1000 AA Amsterdam',
    email: 'klantenservice@cadeaubon-nederland.example',
    kvkNumber: '00000000',
    vatNumber: 'NL000000000B00',
  },
})

export const refundMailFixture = (shopUrl: string): RefundMail => {
  const { language, shopName, giverName, orderNumber, orderUrl, organisation } =
    confirmationMailFixture(shopUrl)
  return {
    ...{ language, shopName, giverName, orderNumber, orderUrl, organisation },
    lines: [{ title: 'Aan tafel Dinerbon', quantity: 1, total: euro(50_00), receiver: 'Sanne' }],
    fees: undefined,
    total: euro(50_00),
    rest: 'delivered',
    paymentMethod: 'ideal',
    cardBrand: undefined,
  }
}

export const newsletterMailFixture = (shopUrl: string): NewsletterMail => {
  const { language, shopName, organisation } = confirmationMailFixture(shopUrl)
  return {
    ...{ language, shopName, organisation },
    firstName: 'Sanne',
    confirm: {
      url: `${shopUrl}/nieuwsbrief/bevestigen/voorbeeld/`,
      until: new Date('2026-11-28T09:30:00Z'),
    },
    endUrl: `${shopUrl}/nieuwsbrief/afmelden/voorbeeld/`,
  }
}

export const accountMailFixture = (shopUrl: string) => {
  const { language, shopName, organisation } = confirmationMailFixture(shopUrl)
  return {
    ...{ language, shopName, organisation },
    firstName: 'Sanne',
    kind: 'confirmEmail',
    url: `${shopUrl}/account/bevestigen/?token=voorbeeld`,
    until: new Date('2026-11-28T09:30:00Z'),
  } as const satisfies AccountMail
}

export const passwordChangedFixture = (shopUrl: string): AccountMail => {
  const { until: _, ...mail } = accountMailFixture(shopUrl)
  const url = `${shopUrl}/account/wachtwoord-vergeten/`
  return { ...mail, kind: 'passwordChanged', url, changedAt: new Date('2026-11-21T09:30:00Z') }
}

export const contactMailFixture = (shopUrl: string): ContactMail => {
  const { language, shopName, organisation } = confirmationMailFixture(shopUrl)
  return {
    ...{ language, shopName, organisation },
    name: 'Joris Bakker',
    email: 'joris@voorbeeld.example',
    subject: 'Bezorgen',
    orderNumber: '61-7KD3-9QXM',
    message:
      'Dag!\n\nDe cadeaubon voor Sanne is nog niet aangekomen. Op de kaart staat nummer •••• 4821. Kunnen jullie kijken waar de mail bleef?\n\nGroet, Joris',
    receivedAt: new Date('2026-11-21T09:30:00Z'),
  }
}

export type MailFixture = { name: string; write(shopUrl: string): Promise<Written> }

/** Every mail in every form that it can have; the preview page shows them all. */
export const fixtures: readonly MailFixture[] = [
  { name: 'Cadeau, Nederlands', write: (url) => writeCardMail(cardMailFixture(url)) },
  {
    name: 'Cadeau, Engels',
    write: (url) => writeCardMail({ ...cardMailFixture(url), language: 'en' }),
  },
  {
    name: 'Voor jezelf, Nederlands',
    write: (url) => writeCardMail({ ...cardMailFixture(url), isForSelf: true, message: undefined }),
  },
  {
    name: 'Veel bonnen, Nederlands',
    write: (url) => writeCardMail({ ...cardMailFixture(url), cards: manyCards(url) }),
  },
  {
    name: 'Gift in jouw naam, Nederlands',
    write: (url) =>
      writeCardMail({ ...cardMailFixture(url), cards: [], donations: [donationFixture(url)] }),
  },
  {
    name: 'Cadeaubon en gift, Engels',
    write: (url) =>
      writeCardMail({
        ...cardMailFixture(url),
        language: 'en',
        donations: [donationFixture(url)],
      }),
  },
  {
    name: 'Bevestiging van een gift, Nederlands',
    write: (url) =>
      writeConfirmationMail({
        ...confirmationMailFixture(url),
        ...{ lines: [donationLineFixture], total: euro(25_95) },
      }),
  },
  {
    name: 'Bevestiging, Nederlands',
    write: (url) => writeConfirmationMail(confirmationMailFixture(url)),
  },
  {
    name: 'Bevestiging, Engels',
    write: (url) => writeConfirmationMail({ ...confirmationMailFixture(url), language: 'en' }),
  },
  {
    name: 'Nieuwsbrief bevestigen, Nederlands',
    write: (url) => writeNewsletterMail(newsletterMailFixture(url)),
  },
  {
    name: 'Nieuwsbrief bevestigen, zonder naam, Engels',
    write: (url) =>
      writeNewsletterMail({
        ...newsletterMailFixture(url),
        ...{ language: 'en', firstName: undefined },
      }),
  },
  {
    name: 'Nieuwsbrief, al aangemeld, Nederlands',
    write: (url) => writeNewsletterMail({ ...newsletterMailFixture(url), confirm: undefined }),
  },
  {
    name: 'Account bevestigen, Nederlands',
    write: (url) => writeAccountMail(accountMailFixture(url)),
  },
  {
    name: 'Nieuw wachtwoord, Engels',
    write: (url) =>
      writeAccountMail({ ...accountMailFixture(url), kind: 'newPassword', language: 'en' }),
  },
  {
    name: 'Wachtwoord veranderd, Nederlands',
    write: (url) => writeAccountMail(passwordChangedFixture(url)),
  },
  {
    name: 'Bericht aan de klantenservice, Nederlands',
    write: (url) => writeContactForward(contactMailFixture(url)),
  },
  {
    name: 'Kopie van je bericht, Nederlands',
    write: (url) => writeContactCopy(contactMailFixture(url)),
  },
  {
    name: 'Kopie van je bericht, zonder bestelnummer, Engels',
    write: (url) =>
      writeContactCopy({
        ...contactMailFixture(url),
        ...{ language: 'en', subject: 'Delivery', orderNumber: undefined },
      }),
  },
  { name: 'Terugbetaling, Nederlands', write: (url) => writeRefundMail(refundMailFixture(url)) },
  {
    name: 'Terugbetaling van alles, Engels',
    write: (url) =>
      writeRefundMail({
        ...refundMailFixture(url),
        ...{ language: 'en', rest: 'none', fees: euro(95), total: euro(50_95) },
        ...{ paymentMethod: 'scheme', cardBrand: 'visa' },
      }),
  },
]

const manyCards = (shopUrl: string): CardMail['cards'] =>
  [25_00, 25_00, 50_00].map((cents) => ({
    title: 'Loof & Lente Tuinbon',
    amount: euro(cents),
    imageUrl: `${shopUrl}/cards/loof-en-lente-tuinbon.png`,
    backgroundColor: '#dff1e6',
  }))
