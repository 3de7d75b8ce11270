import type { OrderPeople } from '#domain/orders/load-order-people.ts'
import { fullName } from '#domain/orders/order.ts'
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
  format: ({ referenceNumber, contact, billing, receivers }) => [
    `Order ${referenceNumber}`,
    `  ${sentence(
      fullName(contact),
      contact.email,
      contact.phoneNumber ?? null,
      contact.companyName ?? null,
    )}`,
    ...section('Invoice', billing === null ? [] : [tellBilling(billing)]),
    ...section(
      'Receivers',
      receivers.map(({ name, email, address }) => sentence(name, email, sayAddress(address))),
    ),
  ],
})

const tellBilling = (billing: NonNullable<OrderPeople['billing']>): string =>
  sentence(
    fullName(billing),
    billing.companyName ?? null,
    billing.invoiceEmail ?? null,
    sayAddress(billing.address),
  )

const sayAddress = (
  address: OrderPeople['receivers'][number]['address'] | undefined,
): readonly string[] =>
  address == null ? [] : deliveryParts.flatMap((part) => address[part] ?? [])
