import { parseArgs } from 'node:util'
import type { OrderPeople } from '#domain/orders/load-order-people.ts'
import { loadOrderRecord } from '#domain/orders/load-order-record.ts'
import { fullName } from '#domain/orders/order.ts'
import { unmaskOrder } from '#flows/orders/unmask-order.ts'
import { deliveryParts } from '#kernel/address-parts.ts'
import type { Command } from './command.ts'
import { unknownOrder } from './show-order.ts'
import { section, sentence } from './words.ts'

/** For what masks hide: who looked, and why, stays in the order's history. */
export const unmaskOrderCommand: Command = {
  name: 'orders unmask',
  explanation: 'names and addresses of one order in full: <order> --by "<name>" --because "<why>"',
  async run({ db, openQueue }, args) {
    const asked = readWords(args)
    if (asked === undefined) {
      const usage = 'Say: orders unmask <order> --by "<name>" --because "<why>".'
      return { lines: [usage], isFine: false }
    }
    const { number, ...by } = asked
    const order = await loadOrderRecord(db, number)
    if (order === undefined) return unknownOrder(number)
    const deps = { db, queue: await openQueue() }
    const people = await unmaskOrder(deps, { orderId: order.id, ...by })
    if (people === undefined) return unknownOrder(number)
    return { lines: [`Order ${order.referenceNumber}`, ...tell(people)], isFine: true }
  },
}

const tell = ({ contact, billing, receivers }: OrderPeople): readonly string[] => [
  `  ${sentence(
    fullName(contact),
    contact.email,
    contact.phoneNumber ?? null,
    contact.companyName ?? null,
  )}`,
  ...section(
    'Invoice',
    billing === null
      ? []
      : [
          sentence(
            fullName(billing),
            billing.companyName ?? null,
            billing.invoiceEmail ?? null,
            sayAddress(billing.address),
          ),
        ],
  ),
  ...section(
    'Receivers',
    receivers.map(({ name, email, address }) => sentence(name, email, sayAddress(address))),
  ),
]

const sayAddress = (
  address: OrderPeople['receivers'][number]['address'] | undefined,
): readonly string[] =>
  address == null ? [] : deliveryParts.flatMap((part) => address[part] ?? [])

function readWords(args: readonly string[]) {
  const text = { type: 'string' } as const
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { by: text, because: text },
      allowPositionals: true,
    })
    const [number = ''] = positionals
    const actor = values.by?.trim() ?? ''
    const reason = values.because?.trim() ?? ''
    return number === '' || actor === '' || reason === '' ? undefined : { number, actor, reason }
  } catch {
    return undefined
  }
}
