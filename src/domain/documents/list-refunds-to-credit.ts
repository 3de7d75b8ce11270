import { sql } from 'kysely'
import type { Tx } from '#domain/db.ts'
import type { DocumentLine, DocumentToNumber } from '#domain/documents/document.ts'
import { paidCents, titleOfGift } from '#domain/unit.ts'
import type { DocumentId, OrderId, RefundId } from '#kernel/ids.ts'
import { giftLineKinds } from '#kernel/line-kind.ts'
import type { Currency } from '#kernel/money.ts'
import type { PaidPart } from '#kernel/tender-names.ts'

/** A refund; without lines it takes back nothing that was invoiced: what was paid twice, or the second part of another. */
export type RefundToCredit = { refundId: RefundId; note: DocumentToNumber | undefined }

type Row = {
  refundId: RefundId
  orderId: OrderId | null
  storefront: string | null
  currency: Currency
  invoiceId: DocumentId | null
  cards: readonly DocumentLine[] | null
  wrappings: readonly DocumentLine[] | null
  /** Fees, postage and donations that went back with it: the books say so in the transaction of the refund. */
  extras: readonly DocumentLine[] | null
  /** What the bank took of it is told as what goes back: whoever paid has it again. */
  parts: readonly PaidPart[] | null
  /** What goes back as a favour, below zero; above it what had gone back so before. */
  favourCents: number
}

/**
 * The next refunds of which nobody has looked whether they need a credit note, locked. One of an order whose invoice is not
 * made yet waits for that.
 */
export async function listRefundsToCredit(
  tx: Tx,
  limit: number,
): Promise<readonly RefundToCredit[]> {
  const { rows } = await sql<Row>`
    select refunds.id as "refundId", refunds.order_id as "orderId", refunds.currency, orders.storefront,
      invoice.id as "invoiceId", (
        select json_agg(json_build_object(
          'kind', line.kind, 'title', line.title, 'quantity', line.quantity, 'totalCents', -line.paid,
          'vatRateBasisPoints', line.rate, 'vatCents', -line.vat
        ) order by line.position)
        from (
          select order_lines.kind, ${titleOfGift} as title, order_packages.position,
            order_lines.vat_rate_basis_points as rate, count(*) as quantity,
            sum(${paidCents}) as paid,
            sum(card_units.vat_cents - coalesce(card_units.promotion_vat_cents, 0)) as vat
          from card_units
          join order_packages on order_packages.id = card_units.package_id
          join order_lines on order_lines.order_id = refunds.order_id
            and order_lines.package_id = order_packages.id
            and order_lines.kind in (${sql.join(giftLineKinds)})
          where card_units.refund_id = refunds.id
          group by order_lines.id, order_packages.id
        ) as line
      ) as cards, (
        select json_agg(json_build_object(
          'kind', line.kind, 'title', null, 'quantity', line.quantity, 'totalCents', -line.cents,
          'vatRateBasisPoints', line.rate, 'vatCents', -line.vat
        ) order by line.position)
        from (
          select around.kind, around.rate, order_packages.position, count(*) as quantity,
            sum(card_units.extra_cents - coalesce(card_units.extra_promotion_cents, 0)) as cents,
            sum(card_units.extra_vat_cents - coalesce(card_units.extra_promotion_vat_cents, 0)) as vat
          from card_units
          join order_packages on order_packages.id = card_units.package_id
          join lateral (
            select min(kind) as kind, min(vat_rate_basis_points) as rate from order_lines
            where order_lines.order_id = refunds.order_id and order_lines.package_id = order_packages.id
              and total_cents > 0 and order_lines.kind not in (${sql.join(giftLineKinds)})
          ) as around on around.kind is not null
          where card_units.refund_id = refunds.id
            and card_units.extra_cents > coalesce(card_units.extra_promotion_cents, 0)
          group by order_packages.id, around.kind, around.rate
        ) as line
      ) as wrappings, (
        select json_agg(json_build_object(
          'kind', order_lines.kind, 'title', coalesce(order_lines.title, ${titleOfGift}),
          'quantity', order_lines.quantity, 'totalCents', -total_cents,
          'vatRateBasisPoints', vat_rate_basis_points, 'vatCents', -vat_cents
        ) order by order_lines.position)
        from order_lines left join order_packages on order_packages.id = order_lines.package_id
        where order_lines.order_id = orders.id and total_cents <> 0
          and (
            select created_at from ledger_transfers
            where key = case when order_lines.kind = 'DONATION' then 'donate-back:' else 'fee-back:' end || order_lines.id
          ) = (
            select min(created_at) from ledger_transfers
            where key in ('refund:' || refunds.id, 'favour-back:' || refunds.id,
              'covered:' || refunds.id, 'bad-debt-back:' || refunds.id)
          )
          and refunds.cause not like '%#%'
      ) as extras, (
        select json_agg(json_build_object(
          'kind', coalesce(tenders.kind, 'provider'), 'method', payments.method, 'brand', payments.brand,
          'cents', -(part.amount_cents + part.covered_cents)
        ) order by part.id)
        from refunds as part
        left join tenders on tenders.id = part.tender_id
        left join payments on payments.id = coalesce(part.payment_id, tenders.payment_id)
        where part.order_id = refunds.order_id
          and (part.id = refunds.id or refunds.reason <> 'favour' and starts_with(part.cause, refunds.cause || '#'))
          and part.amount_cents + part.covered_cents > 0
      ) as parts, case when refunds.reason = 'favour' and not exists (
        select from refunds as again where again.cause = 'again:' || refunds.id
      ) then -refunds.amount_cents else refunds.favour_cents end as "favourCents"
    from refunds
    left join orders on orders.id = refunds.order_id
    left join documents as invoice on invoice.order_id = orders.id and invoice.kind = 'invoice'
    where refunds.credited_at is null and (
      invoice.id is not null or refunds.reason not in ('cancelled', 'withdrawn', 'byHand', 'favour')
        and not exists (select from card_units where card_units.refund_id = refunds.id)
    )
    order by refunds.requested_at
    limit ${limit}::int
    for no key update of refunds skip locked
  `.execute(tx)
  return rows.map((row) => ({ refundId: row.refundId, note: noteOf(row) }))
}

function noteOf(row: Row): DocumentToNumber | undefined {
  const { refundId, orderId, storefront, invoiceId, currency, cards, wrappings, extras, parts } =
    row
  const { favourCents } = row
  if (orderId === null || storefront === null) return undefined
  if (cards === null && extras === null && favourCents === 0) return undefined
  const lines = [
    ...[...(cards ?? []), ...(wrappings ?? []), ...(extras ?? [])],
    ...(favourCents === 0 ? [] : [favourLine(favourCents)]),
  ]
  const tenders = parts ?? []
  return { kind: 'creditNote', orderId, storefront, currency, refundId, invoiceId, lines, tenders }
}

/** Nothing that was sold costs less by it, so it has no VAT. */
const favourLine = (totalCents: number): DocumentLine => ({
  ...{ kind: 'FAVOUR', title: null, quantity: 1, totalCents },
  ...{ vatRateBasisPoints: 0, vatCents: 0 },
})

export async function markCredited(
  tx: Tx,
  { refundIds, now }: { refundIds: readonly RefundId[]; now: Date },
): Promise<void> {
  if (refundIds.length === 0) return
  await tx.updateTable('refunds').set({ credited_at: now }).where('id', 'in', refundIds).execute()
}
