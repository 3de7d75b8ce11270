import { loadOrderRecord } from '#domain/orders/load-order-record.ts'
import { closeOrderLinks } from '#flows/orders/open-by-link.ts'
import type { Command } from './command.ts'
import { unknownOrder } from './show-order.ts'
import { wordsAfter } from './words.ts'

/** For an orderer whose device or mailbox is somebody else's now. */
export const closeOrderLinksCommand: Command = {
  name: 'orders close',
  explanation:
    'ends the mailed links of an order and what they opened: --by "<name>" --because "<why>"',
  async run({ db, openQueue }, [numberOrUuid = '', ...words]) {
    const order = await loadOrderRecord(db, numberOrUuid)
    if (order === undefined) return unknownOrder(numberOrUuid)
    const actor = wordsAfter(words, '--by')
    const reason = wordsAfter(words, '--because')
    if (actor === '' || reason === '')
      return {
        lines: ['Say who ends them and why: --by "<name>" --because "<why>".'],
        isFine: false,
      }
    const deps = { db, queue: await openQueue() }
    const count = await closeOrderLinks(deps, { orderId: order.id, actor, reason })
    return { lines: [`${count} link(s) of order ${order.referenceNumber} ended.`], isFine: true }
  },
}
