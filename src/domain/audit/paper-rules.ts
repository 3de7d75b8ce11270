import { sql } from 'kysely'
import { type AuditRule, inEuros, movedIn } from './audit-rule.ts'

/** Numbers of documents have no gap, none is missing at the end, and they follow the calendar. */
export const documentNumbers: AuditRule = {
  rule: 'documents have no gaps',
  whole: sql`
    select 'series ' || document_series.id || ' counted to ' || last_number || ', and has ' || count(documents.id)
      || ' documents from ' || coalesce(min(number), 0) || ' to ' || coalesce(max(number), 0) as says
    from document_series left join documents on series_id = document_series.id
    group by document_series.id, last_number
    having count(documents.id) <> last_number
      or count(documents.id) > 0 and (min(number) <> 1 or max(number) <> last_number)
    union all
    select 'document ' || id || ' of ' || issued_on || ' is counted in ' || year || ' as number '
      || number || ', and the one before it is of ' || coalesce(before::text, 'no day')
    from (
      select id, year, number, issued_on,
        lag(issued_on) over (partition by series_id order by number) as before
      from documents
    ) as counted
    -- Two processes may number a document each around midnight.
    where extract(year from issued_on) <> year or before > issued_on + 1`,
}

/** An invoice is its order; a credit note is its refund; each adds up by its lines and rates. */
export const documentAmounts: AuditRule = {
  rule: 'document equals the books',
  faults: (scope) => sql`
    select 'invoice of order ' || orders.id || ' is of ' || coalesce(${inEuros(sql`documents.total_cents`)}, 'nothing')
      || ' (VAT ' || coalesce(${inEuros(sql`documents.vat_cents`)}, '0.00') || '), the order of ' || ${inEuros(sql`orders.total_cents`)}
      || ' (VAT ' || ${inEuros(sql`orders.vat_cents`)} || ')' as says
    from orders left join documents on documents.order_id = orders.id and documents.kind = 'invoice'
    where ${movedIn(scope, 'order', sql`orders.id`)} and invoiced_at is not null
      and (orders.total_cents, orders.vat_cents) is distinct from (documents.total_cents, documents.vat_cents)
    union all
    select 'credit note ' || documents.id || ' is of ' || ${inEuros(sql`documents.total_cents`)} || ', its refund '
      || coalesce(documents.refund_id, 'none') || ' of ' || ${inEuros(sql`coalesce(refunded.cents, 0)`)}
    from documents join orders on orders.id = documents.order_id
    join refunds on refunds.id = documents.refund_id
    cross join lateral (
      select sum(part.amount_cents + part.covered_cents) as cents from refunds as part
      where part.order_id = orders.id
        and (part.id = refunds.id or refunds.reason <> 'favour' and starts_with(part.cause, refunds.cause || '#'))
    ) as refunded
    where ${movedIn(scope, 'order', sql`orders.id`)} and documents.kind = 'creditNote'
      and documents.total_cents is distinct from -refunded.cents
    union all
    select documents.kind || ' ' || documents.id || ' is of ' || ${inEuros(sql`documents.total_cents`)} || ', its lines of '
      || ${inEuros(sql`line.cents`)} || ', its rates of ' || ${inEuros(sql`rate.cents`)} || ', VAT ' || ${inEuros(sql`documents.vat_cents`)}
      || ', ' || ${inEuros(sql`line.vat`)} || ', ' || ${inEuros(sql`rate.vat`)}
    from documents join orders on orders.id = documents.order_id
    cross join lateral (
      select coalesce(sum("totalCents"), 0) as cents, coalesce(sum("vatCents"), 0) as vat
      from jsonb_to_recordset(content -> 'lines') as part ("totalCents" bigint, "vatCents" bigint)
    ) as line
    cross join lateral (
      select coalesce(sum("totalCents"), 0) as cents, coalesce(sum("vatCents"), 0) as vat
      from jsonb_to_recordset(content -> 'vat') as part ("totalCents" bigint, "vatCents" bigint)
    ) as rate
    where ${movedIn(scope, 'order', sql`orders.id`)}
      and ((documents.total_cents, documents.vat_cents) <> (line.cents, line.vat)
        or (documents.total_cents, documents.vat_cents) <> (rate.cents, rate.vat))`,
}

/** An invoice names for each rate the VAT that the lines of its order have under it. */
export const vatByRate: AuditRule = {
  rule: 'VAT by rate is that of the lines',
  faults: (scope) => sql`
    select 'invoice ' || documents.id || ' of order ' || orders.id || ' has ' || ${inEuros(sql`coalesce(both_say.told, 0)`)}
      || ' of VAT at ' || rate || ' basis points, the lines of the order ' || ${inEuros(sql`coalesce(both_say.sold, 0)`)} as says
    from documents join orders on orders.id = documents.order_id
    cross join lateral (
      select rate, told.vat as told, sold.vat as sold from (
        select "rateBasisPoints" as rate, sum("vatCents") as vat
        from jsonb_to_recordset(documents.content -> 'vat') as part ("rateBasisPoints" integer, "vatCents" bigint)
        group by 1 having sum("vatCents") <> 0
      ) as told full join (
        select vat_rate_basis_points as rate, sum(vat_cents) as vat from order_lines where order_id = orders.id
        group by 1 having sum(vat_cents) <> 0
      ) as sold using (rate)
    ) as both_say
    where ${movedIn(scope, 'order', sql`orders.id`)} and documents.kind = 'invoice' and both_say.told is distinct from both_say.sold`,
}

/**
 * The VAT that the books owe for an order is what its documents say, once all of it is made or paid back and written
 * down. VAT moves with the order's own account, with a unit that its issuer takes back, and with a
 * decided case. That of a debt which is given up comes back by the return alone: its invoice stays.
 */
export const vatOfOrders: AuditRule = {
  rule: 'VAT in the books has a document',
  whole: sql`
    with owed as (
      select coalesce(
          (select substr(account_id, 7) from ledger_entries as other
            where other.transfer_id = ledger_transfers.id and account_id like 'order:%' limit 1),
          (select order_id from card_units where 'withdraw:' || card_units.id = key),
          (select order_id from cases where starts_with(key, 'pay-back:' || cases.id || ':'))
        ) as order_id, ledger_entries.amount_cents as cents
      from ledger_entries join ledger_transfers on ledger_transfers.id = transfer_id
      where account_id like 'system:vatPayable:%' and not starts_with(key, 'bad-debt')
    ), by_order as (select order_id, sum(cents) as cents from owed group by order_id)
    select 'order ' || orders.id || ' (' || orders.state || ') owes VAT of ' || ${inEuros(sql`coalesce(by_order.cents, 0)`)}
      || ', and its documents say ' || ${inEuros(sql`written.cents`)} as says
    from orders left join by_order on by_order.order_id = orders.id
    cross join lateral (
      select coalesce(sum(vat_cents), 0) as cents from documents where documents.order_id = orders.id
    ) as written
    where invoiced_at is not null
      and orders.state in ('completed', 'refunded', 'withdrawn')
      and not exists (select from refunds where refunds.order_id = orders.id and credited_at is null)
      and not exists (select from card_units where order_id = orders.id and card_units.state in ('ordered', 'issuing', 'failed'))
      and coalesce(by_order.cents, 0) <> written.cents
    union all
    select 'VAT of ' || ${inEuros(sql`cents`)} || ' in the books belongs to no order' from by_order where order_id is null and cents <> 0`,
}
