/** Number of an order, and of a shipment in it counted from 1. */
export type NamedShipment = { referenceNumber: string; number: number }

/** `61-7KD3-9QXM/1`, as the operator names a shipment. */
export const shipmentName = ({ referenceNumber, number }: NamedShipment): string =>
  `${referenceNumber}/${number}`

/** Undefined for a text that is no such name. */
export function readShipmentName(name: string): NamedShipment | undefined {
  const [, order, number] = /^([\w-]{1,40})\/(\d{1,4})$/.exec(name) ?? []
  if (order === undefined) return undefined
  return { referenceNumber: order.toUpperCase(), number: Number(number) }
}
