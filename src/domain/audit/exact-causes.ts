import { sql } from 'kysely'
import { type AuditRule, inEuros, movedBy } from './audit-rule.ts'

/**
 * The first words of keys whose cause says to the cent what a transfer moves. Favours and what a bank had taken stand on
 * the refund, or on the one that asked for it again.
 */
const words = [
  ...['settle', 'capture', 'hold', 'hold-back', 'fee', 'fee-back', 'donate', 'donate-back'],
  ...['donate-rest', 'lapse', 'lapse-back', 'issue', 'refund', 'refund-failed', 'paid-otherwise'],
  ...['covered', 'uncovered', 'favour-back', 'payout', 'difference'],
  ...['on-account', 'company-receipt', 'bad-debt', 'bad-debt-back', 'company-back'],
]

export const exactWords: readonly string[] = words

/** A transfer moves what its cause says: its payment, line, unit, hold, refund, end of a card, or payout. */
export const exactCauses: AuditRule = {
  rule: 'transfer moves what its cause allows',
  faults: (scope) => sql`
    with recursive moved as materialized (select * from ${movedBy(scope, words)} as moved),
    ${refundRoots(sql`select rest from moved where word = 'favour-back'`)},
    allowed as (
      select transfer_id, account_id, sum(cents) as cents from (
        ${payments} union all ${holds} union all ${lines} union all ${cardEnds}
        union all ${units} union all ${refunds} union all ${payouts} union all ${debts}
      ) as cause (transfer_id, account_id, cents)
      group by transfer_id, account_id having sum(cents) <> 0
    ), actual as (
      select transfer_id, account_id, sum(amount_cents) as cents
      from ledger_entries join moved on moved.id = transfer_id group by transfer_id, account_id
    )
    select 'transfer ' || moved.key || ' moves ' || ${inEuros(sql`coalesce(actual.cents, 0)`)} || ' on '
      || account_id || ', and its cause allows ' || ${inEuros(sql`coalesce(allowed.cents, 0)`)} as says
    from actual full join allowed using (transfer_id, account_id) join moved on moved.id = transfer_id
    where actual.cents is distinct from allowed.cents`,
}

/** Each refund of these with the one that it began with: a refund that failed is asked for again under another id. */
export const refundRoots = (roots: ReturnType<typeof sql>) => sql`
  refund_roots (root, id) as (
    select rest, rest from (${roots}) as asked (rest)
    union
    select root, refunds.id from refund_roots join refunds on refunds.cause = 'again:' || refund_roots.id
  )`

/** The other side of a system account or of one that belongs to a customer. */
const system = (kind: string) => sql`'system:' || ${sql.lit(kind)} || ':' || moved.currency`

/** Money with the provider or on the shop's own account comes onto the order, straight or from where it waited. */
const payments = sql`
  select moved.id, side.account_id, side.cents
  from moved join payments on payments.id = moved.rest and payments.settled_at is not null
    and payments.currency = moved.currency
  cross join lateral (
    select coalesce(sum(tenders.amount_cents), 0) as cents from tenders join orders on orders.id = tenders.order_id
    where tenders.order_id = payments.order_id and orders.paid_by_payment_id = payments.id and tenders.kind = 'own'
  ) as lack
  cross join lateral (values
    ('order:' || payments.order_id, payments.amount_cents),
    (case
      when exists (select from ledger_transfers where key = 'receive:' || payments.provider_reference)
        then 'receipt:' || payments.provider_reference
      when starts_with(payments.provider_reference, 'bank:') then ${system('bank')}
      else ${system('pspClearing')}
    end, lack.cents - payments.amount_cents),
    (${system('refundLoss')}, -lack.cents)
  ) as side (account_id, cents)
  where moved.word = 'settle'`

const holds = sql`
  select moved.id, side.account_id, case when moved.word = 'hold-back' then -side.cents else side.cents end
  from moved join holds on holds.id = moved.rest and holds.currency = moved.currency
  cross join lateral (values
    ('hold:' || holds.id, case when moved.word = 'capture' then -holds.amount_cents else holds.amount_cents end),
    (case when moved.word = 'capture' then 'order:' || holds.owner else 'card:' || holds.card_id end,
      case when moved.word = 'capture' then holds.amount_cents else -holds.amount_cents end)
  ) as side (account_id, cents)
  where moved.word = 'hold' or moved.word = 'hold-back' and holds.state in ('released', 'expired')
    or moved.word = 'capture' and holds.state = 'captured'`

/** Lines of a paid order: what is earned or taken off, with its VAT, and donations. What goes back is the same reversed. */
const lines = sql`
  select moved.id, side.account_id, case when moved.word like '%-back' then -side.cents else side.cents end
  from moved join order_lines on order_lines.id = moved.rest
  join orders on orders.id = order_lines.order_id and orders.settled_at is not null
    and orders.currency = moved.currency
  left join order_packages on order_packages.id = order_lines.package_id
  cross join lateral (values
    ('order:' || orders.id, -order_lines.total_cents),
    (case
      when order_lines.kind = 'DONATION' then 'system:donationPayable:' || order_packages.product_id || ':' || moved.currency
      when order_lines.total_cents < 0 then ${system('promotionCost')}
      else ${system('feeRevenue')}
    end, case when order_lines.kind = 'DONATION' then order_lines.total_cents else order_lines.total_cents - order_lines.vat_cents end),
    (${system('vatPayable')}, case when order_lines.kind = 'DONATION' then 0 else order_lines.vat_cents end)
  ) as side (account_id, cents)
  where moved.word in ('fee', 'fee-back') and order_lines.kind not in ('GIFTCARD', 'DONATION', 'BLANK_GIFT_CARD_PACK')
    or moved.word in ('donate', 'donate-back') and order_lines.kind = 'DONATION'`

const cardEnds = sql`
  select moved.id, side.account_id, case when moved.word = 'lapse-back' then -side.cents else side.cents end
  from moved join card_ends on card_ends.id = moved.rest and card_ends.currency = moved.currency
  cross join lateral (values
    ('card:' || card_ends.card_id, -card_ends.amount_cents),
    (case card_ends.kind when 'lapsed' then ${system('lapsedValue')}
      else 'system:donationPayable:' || card_ends.cause || ':' || moved.currency end, card_ends.amount_cents)
  ) as side (account_id, cents)
  where moved.word = 'lapse' and card_ends.kind = 'lapsed'
    or moved.word = 'lapse-back' and card_ends.kind = 'lapsed' and undone_at is not null
    or moved.word = 'donate-rest' and card_ends.kind = 'donated'`

/** A unit that was made: a card of our own, a card that we owe its issuer, or a pack of blank cards. */
const units = sql`
  select moved.id, side.account_id, side.cents
  from moved join card_units on card_units.id = moved.rest
    and card_units.state not in ('ordered', 'issuing', 'failed')
  join orders on orders.id = card_units.order_id and orders.currency = moved.currency
  join order_packages on order_packages.id = card_units.package_id
  cross join lateral (values
    ('order:' || card_units.order_id, -card_units.amount_cents),
    (case
      when card_units.blank_cards is not null then ${system('feeRevenue')}
      when (order_packages.product ->> 'isChoiceCard')::boolean then 'card:crd_' || substr(card_units.id, 5)
      else 'system:issuerPayable:' || (order_packages.product ->> 'issuer') || ':' || moved.currency
    end, card_units.amount_cents - card_units.vat_cents),
    (${system('vatPayable')}, card_units.vat_cents)
  ) as side (account_id, cents)
  where moved.word = 'issue'`

/**
 * What goes back leaves its order, or where it waited: to the provider, to the card that paid it, or to the shop where
 * that card is withdrawn or the shop had paid. What failed comes back; what a person paid leaves by the bank.
 */
const refunds = sql`
  select moved.id, side.account_id, case moved.word when 'refund-failed' then -side.cents
    when 'paid-otherwise' then side.cents - sign(side.cents) * refunds.kept_cents else side.cents end
  from moved join refunds on refunds.id = moved.rest and refunds.currency = moved.currency
  left join tenders on tenders.id = refunds.tender_id
  left join cards on cards.id = tenders.card_id
  cross join lateral (values
    (case when refunds.receipt_reference is null then 'order:' || refunds.order_id
      else 'receipt:' || refunds.receipt_reference end, -refunds.amount_cents),
    (case
      when moved.word = 'paid-otherwise' then ${system('bank')}
      when tenders.kind = 'own' then ${system('refundLoss')}
      when tenders.kind = 'card' and cards.state = 'withdrawn' and exists (
        select from ledger_entries where transfer_id = moved.id and account_id = ${system('refundLoss')}
      ) then ${system('refundLoss')}
      when tenders.kind = 'card' then 'card:' || tenders.card_id
      when tenders.kind = 'invoice' then 'receivable:' || (
        select company_id from receivables where receivables.order_id = tenders.order_id
      ) || ':' || moved.currency
      else ${system('pspClearing')}
    end, refunds.amount_cents)
  ) as side (account_id, cents)
  where moved.word = 'refund' or moved.word = 'refund-failed' and refunds.state in ('failed', 'done')
    or moved.word = 'paid-otherwise' and refunds.state = 'done'
  union all
  select moved.id, side.account_id, side.cents
  from moved join refunds on refunds.id = moved.rest and refunds.currency = moved.currency
  cross join lateral (
    select case when moved.word = 'favour-back' then (
      select sum(asked.favour_cents) from refund_roots join refunds as asked on asked.id = refund_roots.id
      where refund_roots.root = refunds.id
    ) else (
      select sum(part.covered_cents) from refunds as part where part.order_id = refunds.order_id
        and (part.id = refunds.id or starts_with(part.cause, refunds.cause || '#'))
    ) end as cents
  ) as borne
  cross join lateral (values
    ('order:' || refunds.order_id, -borne.cents), (${system('refundLoss')}, borne.cents)
  ) as side (account_id, cents)
  where moved.word in ('favour-back', 'covered', 'uncovered')`

/** A batch of the provider's: its costs, what it paid out, withheld and exchanged, by the lines of its report. */
const payouts = sql`
  select moved.id, side.account_id, side.cents
  from moved join payout_lines as line on line.payout_id = split_part(moved.rest, ':', 1)
  cross join lateral (values
    (line.net_currency, case line.meaning when 'payout' then 'bank' when 'withheld' then 'pspReserve' else 'pspCosts' end,
      case when line.meaning in ('costs', 'payout', 'withheld') then line.net_cents
        when line.gross_currency = line.net_currency then line.net_cents - line.gross_cents else 0 end),
    (line.gross_currency, 'currencyExchange', case when line.meaning not in ('costs', 'payout', 'withheld')
      and line.gross_currency <> line.net_currency then -line.gross_cents else 0 end),
    (line.net_currency, 'currencyExchange', case when line.meaning not in ('costs', 'payout', 'withheld')
      and line.gross_currency <> line.net_currency then line.net_cents else 0 end)
  ) as moving (currency, kind, cents)
  cross join lateral (values
    ('system:' || moving.kind || ':' || moving.currency, moving.cents),
    ('system:pspClearing:' || moving.currency, -moving.cents)
  ) as side (account_id, cents)
  where moved.word = 'payout' and moving.currency = split_part(moved.rest, ':', 2) and moving.currency = moved.currency
  union all
  select moved.id, side.account_id, side.cents
  from moved join payout_lines as line on line.payout_id = split_part(moved.rest, ':', 1)
    and line.position::text = split_part(moved.rest, ':', 2) and line.gross_currency = moved.currency
  cross join lateral (values
    ('system:pspClearing:' || line.gross_currency, -line.gross_cents - line.known_cents),
    ('system:payoutDifference:' || line.gross_currency, line.gross_cents + line.known_cents)
  ) as side (account_id, cents)
  where moved.word = 'difference'`

const debtor = sql`'receivable:' || company_id || ':' || moved.currency`

/** Debt of a company for its order; its money, a debt given up with its VAT, a credit paid back. */
const debts = sql`
  select moved.id, side.account_id, side.cents
  from moved join receivables on order_id = moved.rest and receivables.currency = moved.currency
  cross join lateral (values
    (${debtor}, -amount_cents), ('order:' || order_id, amount_cents)
  ) as side (account_id, cents)
  where moved.word = 'on-account'
  union all
  select moved.id, side.account_id, case kind when 'payBack' then -side.cents else side.cents end
  from moved join receivable_moves as move on move.id = moved.rest and move.currency = moved.currency
  cross join lateral (values
    (${debtor}, amount_cents),
    (case kind when 'writeOff' then ${system('badDebt')} else ${system('bank')} end,
      vat_cents - amount_cents),
    (${system('vatPayable')}, -vat_cents)
  ) as side (account_id, cents)
  where (moved.word, kind) in (
    ('company-receipt', 'receipt'), ('bad-debt', 'writeOff'), ('company-back', 'payBack')
  )
  union all
  select moved.id, side.account_id, side.cents
  from moved join refunds on refunds.id = moved.rest and refunds.currency = moved.currency
  join refunds as part on part.order_id = refunds.order_id
    and (part.id = refunds.id or starts_with(part.cause, refunds.cause || '#'))
  join tenders on tenders.id = part.tender_id and tenders.kind = 'invoice'
  cross join lateral (values
    ('order:' || part.order_id, -part.covered_cents),
    (${system('badDebt')}, part.covered_cents - part.covered_vat_cents),
    (${system('vatPayable')}, part.covered_vat_cents)
  ) as side (account_id, cents)
  where moved.word = 'bad-debt-back'`
