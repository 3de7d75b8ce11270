import { listToPost, type ShipmentToPost } from '#domain/orders/list-to-post.ts'
import type { PackingSlip, PickRow, PostPapers } from '#domain/orders/post-papers.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { noonOf } from '#kernel/post-calendar.ts'
import { shipmentName } from '#kernel/shipment-name.ts'
import { isDueToday } from './post-shipments.ts'

/** More than one person packs in a day. */
const shipmentsMax = 1000

export type PapersOfDay = {
  papers: PostPapers
  /** Whose address an older release did not keep: without a label. */
  unaddressed: readonly string[]
}

/** What is printed for all that has to be posted on this day, or had to be before. What is packed is picked no more. */
export async function collectPostPapers(
  { db, storefront }: Pick<Deps, 'db' | 'storefront'>,
  day: Temporal.PlainDate,
): Promise<PapersOfDay> {
  const all = await listToPost(db, { limit: shipmentsMax })
  const due = all.filter((shipment) => isDueToday(shipment, noonOf(day)))
  const { name, organisation, countryCode } = storefront
  const { address, email } = organisation
  return {
    papers: {
      day: day.toString(),
      sender: { name, address, email, countryCode },
      pickRows: pickRowsOf(due.filter(({ packedAt }) => packedAt === null)),
      labels: due.flatMap((shipment) =>
        shipment.address === null
          ? []
          : {
              name: shipmentName(shipment),
              receiverName: shipment.receiverName,
              address: shipment.address,
              phone: storefront.phoneAskedBy.length > 0 ? shipment.address.phoneNumber : undefined,
            },
      ),
      slips: due.map(slipOf),
    },
    unaddressed: due.filter(({ address: known }) => known === null).map(shipmentName),
  }
}

/** Alike are cards of one kind and amount with the same around them; they lie together. */
function pickRowsOf(shipments: readonly ShipmentToPost[]): readonly PickRow[] {
  const wanted = shipments.flatMap((shipment) => shipment.cards.map((card) => ({ card, shipment })))
  const alike = Map.groupBy(wanted, ({ card: { title, amountCents, wrapper, giftPacking } }) =>
    JSON.stringify([title.nl, amountCents, wrapper, giftPacking]),
  )
  const rows = [...alike.values()].flatMap((group): PickRow | [] => {
    const [first] = group
    if (first === undefined) return []
    const { title, amountCents, blankCards, wrapper, giftPacking } = first.card
    const byShipment = Map.groupBy(group, ({ shipment }) => shipmentName(shipment))
    return {
      ...{ title, blankCards, wrapper, giftPacking },
      amount: { currency: first.shipment.currency, cents: amountCents },
      count: countOf(group),
      shipments: [...byShipment].map(([name, own]) => ({ name, count: countOf(own) })),
    }
  })
  return rows.toSorted(
    (a, b) => a.title.nl.localeCompare(b.title.nl, 'nl') || a.amount.cents - b.amount.cents,
  )
}

const countOf = (group: readonly { card: { count: number } }[]): number =>
  group.reduce((sum, { card }) => sum + card.count, 0)

function slipOf(shipment: ShipmentToPost): PackingSlip {
  const { language, receiverName, giverName, isForSelf, currency, cards, address } = shipment
  return {
    name: shipmentName(shipment),
    ...{ language, receiverName, companyName: address?.companyName },
    giverName: isForSelf ? undefined : giverName,
    cards: cards.map(({ amountCents, blankCards: _, ...card }) => ({
      ...card,
      amount: isForSelf ? { currency, cents: amountCents } : undefined,
    })),
  }
}
