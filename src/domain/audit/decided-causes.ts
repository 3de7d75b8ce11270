import { sql } from 'kysely'
import { type AuditRule, inEuros, movedBy, writtenIn } from './audit-rule.ts'
import { exactWords, refundRoots } from './exact-causes.ts'

/**
 * The first words of keys whose amount depended on the moment: what a card still held, what a person decided, what
 * lay around cards that go back. Their cause must exist, and bounds accounts and amounts.
 */
const unitWords = ['withdraw', 'post-back']
const extraWords = ['wrapping-back', 'promotion-back']
/** Nothing writes `withdraw-rest` any more: books of older releases have it. */
const caseWords = ['write-off', 'withdraw-rest', 'pay-back', 'correct', 'never-paid-out', 'owed']
const newsWords = ['receive', 'receive-back', 'take-back', 'kept']
export const decidedWords: readonly string[] = [
  ...[...unitWords, ...extraWords, ...caseWords, ...newsWords, 'favour'],
]

/** What a transfer moves on accounts of each kind; `rest` is what it moves on any other. */
const sides = sql`
  select moved.id, moved.key, moved.word, moved.rest, moved.currency, side.*,
    (select substr(account_id, 7) from ledger_entries where transfer_id = moved.id and account_id like 'order:%' limit 1)
      as order_id,
    (select substr(account_id, 9) from ledger_entries where transfer_id = moved.id and account_id like 'receipt:%' limit 1)
      as receipt
  from moved cross join lateral (
    select
      coalesce(sum(amount_cents) filter (where kind = 'order'), 0) as order_cents,
      coalesce(sum(amount_cents) filter (where kind = 'card'), 0) as card_cents,
      coalesce(sum(amount_cents) filter (where kind = 'receipt'), 0) as receipt_cents,
      coalesce(sum(amount_cents) filter (where kind = 'issuerPayable'), 0) as payable_cents,
      coalesce(sum(amount_cents) filter (where kind = 'vatPayable'), 0) as vat_cents,
      coalesce(sum(amount_cents) filter (where kind in ('feeRevenue', 'promotionCost')), 0) as fee_cents,
      coalesce(sum(amount_cents) filter (where kind = 'refundLoss'), 0) as loss_cents,
      coalesce(sum(amount_cents) filter (where kind = 'takenBack'), 0) as taken_cents,
      coalesce(sum(amount_cents) filter (where kind = 'payoutDifference'), 0) as difference_cents,
      coalesce(sum(amount_cents) filter (where kind in ('pspClearing', 'bank')), 0) as place_cents,
      array_agg(distinct kind) as kinds
    from ledger_entries cross join lateral (select case
      when starts_with(account_id, 'system:') then split_part(account_id, ':', 2)
      else split_part(account_id, ':', 1) end) as named (kind)
    where transfer_id = moved.id
  ) as side`

/** The number in a key. Null where it is none: that is a fault of its row, and not the end of the audit. */
const numberIn = (part: ReturnType<typeof sql>) =>
  sql<number | null>`case when ${part} ~ '^[0-9]{1,15}$' then (${part})::bigint end`

/** A person decided about so much in this case. */
const isDecided = (cents: ReturnType<typeof sql>) => sql<boolean>`exists (
  select from history where history.subject = cases.subject and history.facts ->> 'openCents' = (${cents})::text
)`

/** The news says so much, in this currency. */
const isTold = (cents: ReturnType<typeof sql>) => sql<boolean>`(
  history.facts ->> 'cents' = (${cents})::text and history.facts ->> 'currency' = side.currency
)`

/** A refund by hand that failed before it was told of: its news moves nothing, and two transfers that make up for each other are of it. */
const isUndone = sql<boolean>`(history.facts ->> 'cents' = '0' and taken_cents = -(
  select coalesce(sum(ledger_entries.amount_cents), 0) from ledger_entries
  join ledger_transfers on ledger_transfers.id = transfer_id
  where ledger_transfers.id <> side.id and ledger_transfers.currency = side.currency and starts_with(account_id, 'system:takenBack:')
    and key in (select 'take-back:' || told || ':' || split_part(side.rest, ':', 2) || ':true'
      from unnest(array['REFUND', 'REFUND_FAILED', 'REFUNDED_REVERSED']) as told)
))`

/**
 * The kind of a transfer by the first word of its key, where it is not that word (docs/ledger.md).
 */
const kinds: Readonly<Record<string, readonly string[]>> = {
  capture: ['settle'],
  'hold-back': ['hold'],
  'lapse-back': ['lapse'],
  'wrapping-back': ['fee'],
  'promotion-back': ['fee'],
  'fee-back': ['fee'],
  'donate-back': ['donate'],
  'donate-rest': ['donate'],
  'refund-failed': ['refund'],
  'paid-otherwise': ['refund'],
  favour: ['refund'],
  'favour-back': ['refund'],
  covered: ['refund'],
  uncovered: ['refund'],
  kept: ['refund'],
  'receive-back': ['receive'],
  'take-back': ['takeBack'],
  'write-off': ['writeOff'],
  'never-paid-out': ['writeOff'],
  owed: ['writeOff'],
  correct: ['correct', 'writeOff'],
  difference: ['payout'],
  'post-back': ['withdraw'],
  'pay-back': ['withdraw'],
  'withdraw-rest': ['withdraw'],
  'on-account': ['settle'],
  'company-receipt': ['receive'],
  'bad-debt': ['writeOff'],
  'bad-debt-back': ['writeOff'],
  'company-back': ['refund'],
}

const wordsAndKinds = [...exactWords, ...decidedWords].flatMap((word) =>
  (kinds[word] ?? [word]).map((kind) => `${word} ${kind}`),
)

/** A key begins with a word that the books know, and its transfer is of the kind of that word. */
export const knownWords: AuditRule = {
  rule: 'transfer has a known cause',
  faults: (scope) => sql`
    select 'transfer ' || key || ' (' || kind || ') has no cause that the books know' as says
    from ledger_transfers
    where split_part(key, ':', 1) || ' ' || kind <> all(${wordsAndKinds}::text[])
      and ${writtenIn(scope)}`,
}

/** What takes a unit back moves no more than the unit, between its own accounts, once the unit is good no more. */
export const unitCauses: AuditRule = {
  rule: 'transfer takes back what its unit was',
  faults: (scope) => sql`
    with moved as materialized (select * from ${movedBy(scope, unitWords)} as moved),
    side as (${sides}), judged as (
      select side.*, card_units.state, unit.*, case
        when card_units.id is null or card_units.state not in ('withdrawn', 'refunded', 'replaced') then false
        when side.order_id is not null and side.order_id <> card_units.order_id then false
        when side.currency <> (select currency from orders where orders.id = card_units.order_id) then false
        when word = 'post-back' then kinds <@ array['refundLoss', 'vatPayable', 'order'] and not is_pack and not is_own
          and order_cents = face and side.vat_cents in (0, -vat)
        when is_pack then kinds <@ array['order', 'feeRevenue', 'vatPayable'] and order_cents = face
          and fee_cents = vat - face and side.vat_cents = -vat
        when is_own and order_cents <> 0 then kinds <@ array['order', 'card', 'vatPayable'] and order_cents = face
          and card_cents = vat - face and side.vat_cents = -vat
        when is_own then kinds <@ array['card', 'refundLoss'] and card_cents between vat - face and -1
        else kinds <@ array['issuerPayable', 'vatPayable', 'refundLoss'] and payable_cents = vat - face
          and side.vat_cents in (0, -vat)
      end and not exists (
        select from ledger_entries where transfer_id = side.id
          and account_id like 'card:%' and account_id <> 'card:crd_' || substr(card_units.id, 5)
      ) as is_right
      from side left join card_units on card_units.id = side.rest
      left join order_packages on order_packages.id = card_units.package_id
      cross join lateral (select card_units.amount_cents, card_units.vat_cents, card_units.blank_cards is not null,
        coalesce((order_packages.product ->> 'isChoiceCard')::boolean, false)
      ) as unit (face, vat, is_pack, is_own)
    )
    select 'transfer ' || key || ' takes back unit ' || rest || ', which is ' || coalesce(state, 'unknown')
      || ' and of ' || coalesce(${inEuros(sql`face`)}, 'no amount') as says
    from judged where is_right is not true`,
}

/**
 * What lay around cards that go back, and what promotions had paid of them, is what their units say. Where nothing goes back of them
 * they have no refund: then it is no more than all of the order says.
 */
export const extraCauses: AuditRule = {
  rule: 'extras go back with their cards',
  faults: (scope) => sql`
    with recursive moved as materialized (select * from ${movedBy(scope, extraWords)} as moved),
    side as (${sides}),
    ${refundRoots(sql`select refunds.id from moved join refunds on refunds.cause = moved.rest`)},
    units as (
      select side.id, count(card_units.id) as count,
        sum(extra_cents) as extra, sum(extra_vat_cents) as extra_vat,
        sum(card_units.amount_cents - coalesce(paid_cents, card_units.amount_cents) + coalesce(extra_promotion_cents, 0))
          as promotion,
        sum(coalesce(promotion_vat_cents, 0) + coalesce(extra_promotion_vat_cents, 0)) as promotion_vat
      from side join refunds on refunds.cause = side.rest
      join refund_roots on refund_roots.root = refunds.id
      join card_units on card_units.refund_id = refund_roots.id
      where refunds.currency = side.currency
      group by side.id
    )
    select 'transfer ' || key || ' moves ' || ${inEuros(sql`order_cents`)} || ', and the cards that go back say '
      || coalesce(${inEuros(sql`case word when 'wrapping-back' then extra else -promotion end`)}, 'nothing') as says
    from side left join units using (id)
    left join card_units as named on named.id = split_part(side.rest, ':', 2)
    left join orders on orders.id = named.order_id
    left join lateral (
      select sum(coalesce(extra_cents, 0)) as extra_max,
        sum(card_units.amount_cents - coalesce(paid_cents, card_units.amount_cents) + coalesce(extra_promotion_cents, 0))
          as promotion_max
      from card_units where card_units.order_id = named.order_id
    ) as of_order on named.refund_id is null
    where not coalesce(named.order_id = side.order_id and orders.currency = side.currency and case word
      when 'wrapping-back' then kinds <@ array['order', 'feeRevenue', 'vatPayable']
        and (units.id is null and order_cents between 0 and extra_max
          or order_cents = extra and side.vat_cents = -extra_vat)
      else kinds <@ array['order', 'promotionCost', 'vatPayable']
        and (units.id is null and -order_cents between 0 and promotion_max
          or order_cents = -promotion and side.vat_cents = promotion_vat)
    end, false)`,
}

/** What a favour gives back is what its refunds pay. */
export const favourCauses: AuditRule = {
  rule: 'favour is what its refunds pay',
  faults: (scope) => sql`
    with moved as materialized (select * from ${movedBy(scope, ['favour'])} as moved), side as (${sides})
    select 'transfer ' || key || ' gives ' || ${inEuros(sql`order_cents`)} || ', and its refunds '
      || ${inEuros(sql`paid.cents`)} as says
    from side cross join lateral (
      select coalesce(sum(amount_cents), 0) as cents from refunds
      where refunds.order_id = side.order_id and refunds.currency = side.currency and (cause = side.key or starts_with(cause, side.key || '#'))
    ) as paid
    where order_cents <> paid.cents or not kinds <@ array['order', 'refundLoss']`,
}

/** What a person decided moves within the order of the case, and the case was decided that often. */
export const caseCauses: AuditRule = {
  rule: 'decision belongs to its case',
  faults: (scope) => sql`
    with moved as materialized (select * from ${movedBy(scope, caseWords)} as moved), side as (${sides})
    select 'transfer ' || key || ' is decided by no case that allows it' as says
    from side left join cases on cases.id = split_part(side.rest, ':', 1)
      and ${numberIn(sql`split_part(side.rest, ':', 2)`)} < cases.decision_count
      and side.currency = case word
        when 'pay-back' then (select currency from orders where orders.id = cases.order_id) else cases.currency end
    where not coalesce(case word
      when 'write-off' then kinds <@ array['refundLoss', 'takenBack'] and ${isDecided(sql`taken_cents`)}
      when 'withdraw-rest' then kinds <@ array['order', 'refundLoss'] and side.order_id = cases.order_id
        and loss_cents > 0
      when 'pay-back' then kinds <@ array['order', 'card', 'vatPayable', 'refundLoss']
        and coalesce(side.order_id, cases.order_id) = cases.order_id and not exists (
          select from ledger_entries where transfer_id = side.id and account_id like 'card:%' and not exists (
            select from card_units where card_units.order_id = cases.order_id
              and account_id = 'card:crd_' || substr(card_units.id, 5)))
      when 'correct' then kinds <@ array['payoutDifference', 'pspCosts', 'refundLoss', 'pspClearing']
        and cases.kind = 'payoutDiffers' and ${isDecided(sql`-difference_cents`)}
      when 'owed' then kinds <@ array['refundLoss', 'issuerPayable'] and cases.kind = 'notVoided' and payable_cents = (
        select amount_cents - vat_cents from card_units where card_units.id = substr(cases.subject, length('not-voided:') + 1))
      else kinds <@ array['refundLoss', 'pspClearing'] and cases.kind = 'notPaidOut' and ${isDecided(sql`place_cents`)}
    end and cases.id is not null, false)`,
}

/** The shop voided the payment that brought the money, which came all the same. */
const wasVoided = sql`exists (
  select from payments where voided_references <> '{}' and voided_references @> array[receipt])`

/** Money that came or went unasked was told of by the provider, the bank or a person; its history says so. */
export const newsCauses: AuditRule = {
  rule: 'money that nobody asked for was told of',
  faults: (scope) => sql`
    with moved as materialized (select * from ${movedBy(scope, newsWords)} as moved), side as (${sides})
    select 'transfer ' || key || ' moves ' || ${inEuros(sql`abs(place_cents)`)} || ', and nobody told of it' as says
    from side
    left join history on history.cause = case word
      when 'receive' then 'received:' || rest when 'kept' then key else rest end
    left join cases on word = 'receive-back' and starts_with(rest, 'case:') and cases.id = split_part(rest, ':', 2)
      and cases.currency = side.currency and ${numberIn(sql`split_part(rest, ':', 3)`)} < cases.decision_count
    where not coalesce(case word
      when 'kept' then kinds <@ array['order', 'refundLoss'] and ${isTold(sql`-loss_cents`)}
        and exists (select from refunds where refunds.id = split_part(rest, ':', 1) and refunds.order_id = side.order_id
          and kept_cents >= ${numberIn(sql`split_part(rest, ':', 2)`)})
      when 'take-back' then kinds <@ array['takenBack', 'pspClearing'] and (${isTold(sql`-taken_cents`)} or ${isUndone})
      when 'receive' then kinds <@ array['receipt', 'pspClearing', 'bank'] and receipt = rest and (
        ${isTold(sql`receipt_cents`)} or ${wasVoided})
      else kinds <@ array['receipt', 'pspClearing', 'bank'] and (
        history.id is not null or cases.id is not null or ${wasVoided})
    end, false)`,
}
