import { foundOrdersMax } from '#domain/orders/search-orders.ts'
import { findOrders } from '#flows/orders/find-orders.ts'
import { maskEmail, maskName } from '#kernel/mask.ts'
import type { Command } from './command.ts'
import { sayCents, sayWhen, sentence } from './words.ts'

/** Masked, as all that support reads. */
export const findOrdersCommand: Command = {
  name: 'orders find',
  explanation:
    'orders by anything: number, uuid, mail address, name, card number, invoice, reference, id',
  async run({ db, vault }, words) {
    const typed = words.join(' ')
    if (typed === '')
      return { lines: ['Say what to look for: orders find <anything>.'], isFine: false }
    const found = await findOrders({ db, vault }, typed)
    if (found.length === 0) return { lines: ['Nothing was found.'], isFine: false }
    const lines = found.map(({ referenceNumber, contact, ...order }) =>
      sentence(
        `${referenceNumber}: ${order.state}`,
        sayCents(order.totalCents, order.currency),
        sayWhen('placed', order.placedAt),
        maskName(`${contact.firstName} ${contact.lastName}`.trim()),
        maskEmail(contact.email),
      ),
    )
    const more = found.length < foundOrdersMax ? [] : ['There may be more: these are the newest.']
    return { lines: [...lines, ...more], isFine: true }
  },
}
