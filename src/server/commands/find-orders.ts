import { findOrders } from '#flows/orders/find-orders.ts'
import { rest } from './arguments.ts'
import { defineCommand } from './define-command.ts'
import { orElse, sayCents, sayWhen, sentence } from './words.ts'

export const findOrdersCommand = defineCommand({
  name: 'orders find',
  explanation:
    'orders by anything: number, uuid, mail address, name, card number, invoice, reference, id',
  words: { typed: rest('anything') },
  run: (context, { typed }) => findOrders(context, typed),
  hasFault: ({ orders }) => orders.length === 0,
  format: ({ orders, mayBeMore }) => [
    ...orElse(
      orders.map(({ referenceNumber, state, totalCents, currency, placedAt, orderer }) =>
        sentence(
          `${referenceNumber}: ${state}`,
          sayCents(totalCents, currency),
          sayWhen('placed', placedAt),
          orderer.name,
          orderer.email,
        ),
      ),
      'Nothing was found.',
    ),
    ...(mayBeMore ? ['There may be more: these are the newest.'] : []),
  ],
})
