import type { GivenOrderView } from '#flows/accounts/collect-own-data.ts'
import { formatMoney } from '#i18n/formats.ts'
import type { Html } from '#kernel/html.ts'
import type { Language } from '#kernel/language.ts'
import { cardIn, type Fact, momentIn, placeIn, wordsIn } from './page-parts.ts'

/** An order with what was typed for it, receiver by receiver. */
export function orderCard(order: GivenOrderView, language: Language): Html {
  const card = cardIn(language)
  const { currency, totalCents, shipments } = order
  const money = (value: number) => formatMoney(language, { currency, value })
  const rows: Fact[] = [
    ['orderNumber', order.referenceNumber],
    ['placedAt', momentIn(language)(order.placedAt)],
    ['status', wordsIn(language)(`statuses.${order.status}`)],
    ['total', money(totalCents)],
    ...ordererRows(order, language),
  ]
  return card(
    rows,
    shipments.map((one) => card(shipmentRows(one, { language, money }))),
  )
}

function ordererRows(order: GivenOrderView, language: Language): Fact[] {
  const { firstName, lastName, email, phoneNumber } = order.contact
  const person: Fact[] = [
    ['name', `${firstName} ${lastName}`.trim()],
    ['email', email],
    ['phone', phoneNumber],
    ['invoiceAddress', placeIn(language)(order.billing?.address)],
  ]
  if (order.customerType === 'PRIVATE') return person
  const { contact, billing } = order
  return [
    ...person,
    ['company', contact.companyName],
    ['reference', contact.referenceNumber],
    ['kvkNumber', billing?.kvkNumber],
    ['vatNumber', billing?.vatNumber],
    ['invoiceEmail', billing?.invoiceEmail],
  ]
}

type Saying = { language: Language; money: (cents: number) => string }

function shipmentRows(
  shipment: GivenOrderView['shipments'][number],
  { language, money }: Saying,
): Fact[] {
  const t = wordsIn(language)
  const { receiverName, receiverEmail, address, deliverAt, giverName, packages } = shipment
  const gifts = packages.flatMap(({ title, quantity, amountCents, message }): Fact[] => {
    const gift = { count: String(quantity), title: title[language], amount: money(amountCents) }
    return [
      ['gift', t('gifts', gift)],
      ['note', message],
    ]
  })
  return [
    ['receiver', receiverName],
    ['email', receiverEmail],
    ['address', placeIn(language)(address)],
    ['phone', address?.phoneNumber],
    ['deliverAt', momentIn(language)(deliverAt)],
    ['giver', giverName],
    ...gifts,
  ]
}
