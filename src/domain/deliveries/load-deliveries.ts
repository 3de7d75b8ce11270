import { type Expression, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { anyOf } from '#domain/any-of.ts'
import type { Database, Db } from '#domain/db.ts'
import type { DeliveryState } from '#domain/deliveries/delivery-states.ts'
import { isHandedOver } from '#domain/deliveries/is-handed-over.ts'
import { isThankable } from '#domain/deliveries/is-thankable.ts'
import { type Given, preparedQuery } from '#domain/prepared.ts'
import {
  type GiftReceiver,
  isDonation,
  isOpenUnit,
  type PresentedGift,
  presentationColumns,
  receiverColumns,
  type Unit,
  unitColumns,
} from '#domain/unit.ts'
import type { CardUnitId, DeliveryId, OrderId } from '#kernel/ids.ts'
import type { Language } from '#kernel/language.ts'
import type { Currency } from '#kernel/money.ts'
import { type DigitalWrapper, wrapperToDraw } from '#kernel/wrapper.ts'

/** One card of a delivery, as it was ordered. */
export type DeliveredUnit = Unit &
  PresentedGift & {
    isIssued: boolean
    isOpen: boolean
    /** Unwrapped on its own page. */
    isUnwrapped: boolean
    /** YYYY-MM-DD; null until issued. */
    validUntil: string | null
  }

/** Money given to a good cause in the receiver's name: nothing is made, and nothing is left to spend. */
export type DeliveredDonation = PresentedGift & {
  product: { cause: NonNullable<PresentedGift['product']['cause']> }
}

/** What one receiver gets, from whom, and what is in it. */
export type Delivery = GiftReceiver & {
  id: DeliveryId
  orderId: OrderId
  state: DeliveryState
  isHalted: boolean
  /** Its giver took the link, and mails none. */
  isHandedOver: boolean
  linkVersion: number
  language: Language
  isReady: boolean
  orderKind: Database['orders']['kind']
  receiverEmail: string
  giver: { firstName: string }
  /** On the tag, where whoever gave chose it. */
  tagGiver: string | null
  /** Its giver still hears of it. */
  isThankable: boolean
  currency: Currency
  units: readonly DeliveredUnit[]
  /** None for givers themselves: their confirmation tells them. */
  donations: readonly DeliveredDonation[]
}

/** The deliveries that exist of those named, in one statement. */
export async function loadDeliveries(
  db: Db,
  ids: readonly DeliveryId[],
): Promise<readonly Delivery[]> {
  if (ids.length === 0) return []
  return findDeliveries(db, { ids })
}

/** The delivery that a card came with. */
export async function loadDeliveryOfUnit(
  db: Db,
  unitId: CardUnitId,
): Promise<Delivery | undefined> {
  const unit = await db
    .selectFrom('card_units')
    .select('delivery_id as id')
    .where('id', '=', unitId)
    .executeTakeFirst()
  const [delivery] = unit === undefined ? [] : await loadDeliveries(db, [unit.id])
  return delivery
}

/** All that is read of deliveries. */
export const selectDeliveries = (db: Db, ids: Expression<readonly DeliveryId[]>) =>
  db
    .selectFrom('deliveries')
    .innerJoin('order_shipments', 'order_shipments.id', 'deliveries.shipment_id')
    .innerJoin('orders', 'orders.id', 'deliveries.order_id')
    .select(['deliveries.id', 'deliveries.state', 'deliveries.language', 'orders.currency'])
    .select(receiverColumns)
    .select(['link_version as linkVersion', 'receiver_email as receiverEmail'])
    .select('giver_name as tagGiver')
    .select([isThankable.as('isThankable'), isHandedOver.as('isHandedOver')])
    .select([
      'deliveries.order_id as orderId',
      sql<boolean>`orders.state = 'halted'`.as('isHalted'),
      'orders.kind as orderKind',
    ])
    .select(['orders.contact as giver', sql<boolean>`ready_at is not null`.as('isReady')])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('card_units')
          .innerJoin('order_packages', 'order_packages.id', 'card_units.package_id')
          .select([...unitColumns, ...presentationColumns, 'order_packages.product'])
          .select([
            sql<boolean>`card_units.state = 'issued'`.as('isIssued'),
            isOpenUnit.as('isOpen'),
            sql<boolean>`card_units.opened_at is not null`.as('isUnwrapped'),
            sql<string | null>`(
              select to_char(valid_until, 'YYYY-MM-DD') from cards where cards.order_unit_id = card_units.id
            )`.as('validUntil'),
          ])
          .whereRef('card_units.delivery_id', '=', 'deliveries.id')
          .orderBy('card_units.position'),
      ).as('units'),
    )
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('order_packages')
          .select(presentationColumns)
          .select(sql<DeliveredDonation['product']>`product`.as('product'))
          .select(sql<number>`amount_cents * quantity`.as('amountCents'))
          .whereRef('order_packages.shipment_id', '=', 'deliveries.shipment_id')
          .where(sql<boolean>`${isDonation} and not order_shipments.is_for_self`)
          .orderBy('position'),
      ).as('donations'),
    )
    .where('deliveries.id', '=', anyOf(ids))

const findDeliveries = preparedQuery((db, { ids }: Given<{ ids: readonly DeliveryId[] }>) =>
  selectDeliveries(db, ids),
)

/** From whom it is, as the tag says: the name that was chosen for it, else the first name of whoever ordered. */
export const giverOf = ({ tagGiver, giver }: Pick<Delivery, 'tagGiver' | 'giver'>): string =>
  tagGiver ?? giver.firstName

/** The paper of the parcel: that of its first gift. Inside, each has its own. */
export const wrapperOf = (delivery: Pick<Delivery, 'units' | 'donations'>): DigitalWrapper =>
  wrapperToDraw([...delivery.units, ...delivery.donations][0]?.wrapper)

/** The notes of its packages, each once: most deliveries hold one. */
export function messageOf(delivery: Pick<Delivery, 'units' | 'donations'>): string | undefined {
  const gifts = [...delivery.units, ...delivery.donations]
  const messages = new Set(gifts.flatMap(({ message }) => message ?? []))
  return messages.size === 0 ? undefined : [...messages].join('\n\n')
}
