import type { OrderPeople } from '#domain/orders/load-order-people.ts'
import { fullName } from '#domain/orders/order.ts'
import type { Orderer } from '#domain/orders/orderer.ts'
import { unmaskOrder } from '#flows/orders/unmask-order.ts'
import { deliveryParts } from '#kernel/address-parts.ts'
import { place, signed } from './arguments.ts'
import { withQueue } from './command.ts'
import { defineCommand } from './define-command.ts'
import { section, sentence } from './words.ts'

/** Whoever has the command line has the database: they may unmask, and leave their name. */
export const unmaskOrderCommand = defineCommand({
  name: 'orders unmask',
  explanation: 'names and addresses of one order in full; who looked and why stays in its history',
  words: { order: place('order'), ...signed },
  run: async (context, { order, ...by }) =>
    unmaskOrder(await withQueue(context), { order, operator: { ...by, mayUnmask: true } }),
  format: ({ referenceNumber, receivers, ...orderer }) => [
    `Order ${referenceNumber}`,
    `  ${sentence(
      fullName(orderer.contact),
      orderer.contact.email,
      orderer.contact.phoneNumber ?? null,
      (orderer.customerType === 'BUSINESS' && orderer.contact.companyName) || null,
    )}`,
    ...section('Invoice', tellBilling(orderer)),
    ...section(
      'Receivers',
      receivers.map(({ name, email, address }) => sentence(name, email, sayAddress(address))),
    ),
  ],
})

function tellBilling({ customerType, billing }: Orderer): readonly string[] {
  if (billing === null) return []
  const { address } = billing
  const { companyName, invoiceEmail } = customerType === 'BUSINESS' ? billing : {}
  return [
    sentence(fullName(billing), companyName ?? null, invoiceEmail ?? null, sayAddress(address)),
  ]
}

const sayAddress = (
  address: OrderPeople['receivers'][number]['address'] | undefined,
): readonly string[] =>
  address == null ? [] : deliveryParts.flatMap((part) => address[part] ?? [])
