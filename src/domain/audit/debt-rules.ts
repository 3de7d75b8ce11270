import { sql } from 'kysely'
import { type AuditRule, inEuros } from './audit-rule.ts'

/** The account of a company is what came, was given up and went back, less what it ordered and was paid. */
export const debtsOfCompanies: AuditRule = {
  rule: 'company owes what its receivables say',
  whole: sql`
    select 'account ' || ledger_accounts.id || ' holds ' || ${inEuros(sql`balance_cents`)} || ', and its rows say '
      || ${inEuros(sql`said.cents`)} as says
    from ledger_accounts cross join lateral (
      select split_part(ledger_accounts.id, ':', 2) as company_id, ledger_accounts.currency as currency
    ) as of
    cross join lateral (
      select
        (select coalesce(sum(case kind when 'payBack' then -amount_cents else amount_cents end), 0)
          from receivable_moves as move where move.company_id = of.company_id and move.currency = of.currency)
        - (select coalesce(sum(amount_cents), 0)
          from receivables as debt where debt.company_id = of.company_id and debt.currency = of.currency)
        + (select coalesce(sum(refunds.amount_cents), 0)
          from receivables as debt join tenders on tenders.order_id = debt.order_id and tenders.kind = 'invoice'
          join refunds on refunds.tender_id = tenders.id
          where debt.company_id = of.company_id and debt.currency = of.currency) as cents
    ) as said
    where ledger_accounts.kind = 'receivable' and balance_cents <> said.cents
    union all
    select 'receivable ' || id || ' of order ' || order_id || ' is owed, and no transfer says so'
    from receivables where not exists (select from ledger_transfers where key = 'on-account:' || receivables.order_id)
    union all
    select kind || ' ' || id || ' of company ' || company_id || ' has no transfer' from receivable_moves
    where not exists (
      select from ledger_transfers where key = case receivable_moves.kind
        when 'receipt' then 'company-receipt:' when 'writeOff' then 'bad-debt:' else 'company-back:' end || receivable_moves.id
    )`,
}

/** No more of a debt is given up than was owed, with its VAT, and no more comes back of it. */
export const givenUp: AuditRule = {
  rule: 'no more is given up than was owed',
  whole: sql`
    select 'debt of order ' || order_id || ' is given up by ' || ${inEuros(sql`lost.cents`)}
      || ' (VAT ' || ${inEuros(sql`lost.vat`)} || '), and ' || ${inEuros(sql`back.cents`)}
      || ' (VAT ' || ${inEuros(sql`back.vat`)} || ') of it came back; its documents have VAT of '
      || coalesce(${inEuros(sql`written.vat`)}, 'nothing') as says
    from receivables
    cross join lateral (
      select coalesce(sum(allocations.amount_cents), 0) as cents,
        coalesce(sum(move.vat_cents), 0) as vat
      from allocations join receivable_moves as move on move.id = move_id and kind = 'writeOff'
      where receivable_id = receivables.id
    ) as lost
    cross join lateral (
      select coalesce(sum(covered_cents), 0) as cents, coalesce(sum(covered_vat_cents), 0) as vat
      from refunds join tenders on tenders.id = tender_id and tenders.kind = 'invoice'
      where tenders.order_id = receivables.order_id
    ) as back
    cross join lateral (
      select sum(vat_cents) as vat from documents where documents.order_id = receivables.order_id
    ) as written
    where back.cents > lost.cents or back.vat > lost.vat or lost.vat - back.vat > written.vat
    union all
    select 'write-off ' || move.id || ' is of ' || ${inEuros(sql`move.amount_cents`)}
      || ', and gave up ' || ${inEuros(sql`coalesce(sum(allocations.amount_cents), 0)`)}
      || ' of ' || count(distinct receivable_id) || ' debts'
    from receivable_moves as move
    left join allocations on move_id = move.id and receivable_id is not null
    where kind = 'writeOff' group by move.id
    having count(distinct receivable_id) <> 1 or sum(allocations.amount_cents) <> move.amount_cents
    union all
    select 'refunds of order ' || order_id || ' took back ' || ${inEuros(sql`sum(covered_cents)`)}
      || ' of a debt that was given up, and '
      || ${inEuros(sql`coalesce(max(booked.cents), 0)`)} || ' is booked'
    from refunds join tenders using (order_id) left join (
      select account_id, -sum(amount_cents) as cents
      from ledger_entries join ledger_transfers on ledger_transfers.id = transfer_id
      where starts_with(key, 'bad-debt-back:') and account_id like 'order:%' group by account_id
    ) as booked on booked.account_id = 'order:' || order_id
    where tenders.kind = 'invoice' and tenders.id = tender_id group by order_id
    having sum(covered_cents) <> coalesce(max(booked.cents), 0)`,
}

const ofSource = sql`coalesce(move.company_id, refunded.company_id)`

/** A receivable is paid by its own company, by no more than what paid it brought. */
export const allocated: AuditRule = {
  rule: 'receivable is paid by its own company',
  whole: sql`
    select 'receivable ' || receivables.id || ' says that ' || ${inEuros(sql`allocated_cents`)} || ' of it is paid, and its allocations '
      || ${inEuros(sql`given.cents`)} as says
    from receivables cross join lateral (
      select coalesce(sum(amount_cents), 0) as cents from allocations where receivable_id = receivables.id
    ) as given
    where allocated_cents <> given.cents
    union all
    select 'allocation ' || allocations.id || ' is of company ' || coalesce(${ofSource}, 'none') || ', and pays company '
      || coalesce(receivables.company_id, pay_back.company_id, 'none')
    from allocations
    left join receivable_moves as move on move.id = move_id and move.kind <> 'payBack'
    left join refunds on refunds.id = refund_id
    left join tenders on tenders.id = refunds.tender_id and tenders.kind = 'invoice'
    left join receivables as refunded on refunded.order_id = tenders.order_id
    left join receivables on receivables.id = allocations.receivable_id
    left join receivable_moves as pay_back on pay_back.id = pay_back_id and pay_back.kind = 'payBack'
    where (${ofSource}, coalesce(move.currency, refunded.currency)) is distinct from
        (coalesce(receivables.company_id, pay_back.company_id), coalesce(receivables.currency, pay_back.currency))
      or ${ofSource} is null
    union all
    select 'source ' || source.id || ' brought ' || ${inEuros(sql`source.cents`)} || ', and ' || ${inEuros(sql`spent.cents`)} || ' of it is given'
    from (
      select id, amount_cents as cents from receivable_moves where kind <> 'payBack'
      union all select refunds.id, refunds.amount_cents from refunds
        join tenders on tenders.id = tender_id and tenders.kind = 'invoice'
    ) as source
    cross join lateral (
      select coalesce(sum(amount_cents), 0) as cents from allocations where source.id in (move_id, refund_id)
    ) as spent
    where spent.cents > source.cents
    union all
    select 'payBack ' || move.id || ' is of ' || ${inEuros(sql`move.amount_cents`)} || ', and ' || ${inEuros(sql`spent.cents`)}
      || ' was to the good'
    from receivable_moves as move cross join lateral (
      select coalesce(sum(amount_cents), 0) as cents from allocations where pay_back_id = move.id
    ) as spent
    where move.kind = 'payBack' and spent.cents <> move.amount_cents`,
}
