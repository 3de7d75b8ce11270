import { unpackShipment } from '#flows/orders/unpack-shipment.ts'
import { readShipmentName } from '#kernel/shipment-name.ts'
import { by, place } from './arguments.ts'
import { withQueue } from './command.ts'
import { defineCommand } from './define-command.ts'

/** Scanned into another envelope they need no word of their own. */
export const unpackedCommand = defineCommand({
  name: 'post unpacked',
  explanation:
    'says that the printed cards of a shipment that was called off lie on their shelf again',
  words: { named: place('order>/<shipment', readShipmentName), actor: by },
  run: async (context, { named, actor }) =>
    unpackShipment(await withQueue(context), { ...named, actor }),
  format: ({ shipment, count }) => [`${shipment}: ${count} printed back on the shelf.`],
})
