import { closeOrderLinks } from '#flows/orders/close-order-links.ts'
import { place, signed } from './arguments.ts'
import { withQueue } from './command.ts'
import { defineCommand } from './define-command.ts'

/** For an orderer whose device or mailbox is somebody else's now. */
export const closeOrderLinksCommand = defineCommand({
  name: 'orders close',
  explanation: 'ends the mailed links of an order and what they opened',
  words: { order: place('order'), ...signed },
  run: async (context, asked) => closeOrderLinks(await withQueue(context), asked),
  format: ({ count, referenceNumber }) => [`${count} link(s) of order ${referenceNumber} ended.`],
})
