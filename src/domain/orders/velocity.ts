import type { OrderDraft } from '#domain/orders/order-draft.ts'
import type { VelocityLimit, VelocitySubject } from '#domain/storefronts/fairness.ts'
import { sum } from '#kernel/money.ts'

/** What an order adds to the count of one payer, receiver, source or device. */
export type VelocityCount = { key: string; cards: number; cents: number }

/** A limit that one of them must keep within; `at` is its place in the list of the storefront. */
export type VelocityBound = {
  at: number
  key: string
  hours: number
  orders_max: number | null
  cards_max: number | null
  cents_max: number | null
}

/** What is counted of an order, and by which limits. */
export type Velocity = { counts: readonly VelocityCount[]; bounds: readonly VelocityBound[] }

type Ordering = {
  draft: OrderDraft
  limits: readonly VelocityLimit[]
  /** Where it is ordered from, as far as it can be told. */
  source: string | undefined
  /** A keyed hash. */
  hash(text: string): string
}

/** Cards and euros are those of the gifts, without fees. What givers order for themselves counts for them as payers only. */
export function velocityOf({ draft, limits, source, hash }: Ordering): Velocity {
  const { storefront, contact, visitor_key: device } = draft.order
  const all = worthOf(draft.packages)
  const subjects: Record<VelocitySubject, ReadonlyMap<string, Worth>> = {
    payer: new Map([[contact.email.toLowerCase(), all]]),
    device: new Map([[device, all]]),
    source: new Map(source === undefined ? [] : [[source, all]]),
    receiver: worthByReceiver(draft),
  }
  const counts = new Map<string, VelocityCount>()
  const bounds = limits.flatMap((limit, at): readonly VelocityBound[] =>
    [...subjects[limit.of]].map(([name, worth]) => {
      const key = hash(`${storefront}:${limit.of}:${name}`)
      counts.set(key, { key, ...worth })
      return {
        ...{ at, key, hours: limit.hours },
        orders_max: limit.ordersMax ?? null,
        cards_max: limit.cardsMax ?? null,
        cents_max: limit.centsMax ?? null,
      }
    }),
  )
  return { counts: [...counts.values()], bounds }
}

type Worth = Omit<VelocityCount, 'key'>

const worthOf = (packages: OrderDraft['packages']): Worth => ({
  cards: sum(packages.map(({ quantity }) => quantity)),
  cents: sum(packages.map((item) => item.quantity * item.amount_cents)),
})

function worthByReceiver({ shipments, packages }: OrderDraft): ReadonlyMap<string, Worth> {
  const receiverOf = new Map(
    shipments
      .filter((shipment) => !shipment.is_for_self && shipment.receiver_email !== '')
      .map(({ id, receiver_email }) => [id, receiver_email.toLowerCase()]),
  )
  const byReceiver = Map.groupBy(packages, (item) => receiverOf.get(item.shipment_id))
  return new Map(
    [...byReceiver].flatMap(([email, items]) =>
      email === undefined ? [] : [[email, worthOf(items)] as const],
    ),
  )
}
