import { readBooks } from './sqlite.ts'
import type { WalkWorld } from './walk-world.ts'

type Audited = Pick<WalkWorld, 'read' | 'books'>

/** What is wrong with the money, a sentence each. It asks the tables themselves, and nothing of the engine. */
export async function auditMoney(world: Audited): Promise<readonly string[]> {
  return [
    ...(await auditLedger(world)),
    ...(await auditClearing(world)),
    ...(await auditCases(world)),
  ]
}

type Finding = { finding: string }

async function auditLedger({ read }: Audited): Promise<readonly string[]> {
  const rows = await read<Finding>(`
    select 'transfer ' || key || ' sums to ' || sum(amount_cents) as finding
      from ledger_transfers join ledger_entries on transfer_id = ledger_transfers.id
      group by key having sum(amount_cents) <> 0
    union all
    select 'transfer ' || key || ' has no entries' from ledger_transfers
      where not exists (select from ledger_entries where transfer_id = ledger_transfers.id)
    union all
    select 'account ' || id || ' says ' || balance_cents || ', its entries ' || coalesce(sum(amount_cents), 0)
      from ledger_accounts left join ledger_entries on account_id = ledger_accounts.id
      where is_bounded group by id having balance_cents <> coalesce(sum(amount_cents), 0) or balance_cents < 0
    union all
    select 'account of a customer is not bounded: ' || id from ledger_accounts
      where is_bounded <> (id !~ '^system:')
    union all
    select 'order ' || orders.id || ' of ' || total_cents || ' was paid with ' || coalesce(sum(amount_cents), 0)
      from orders left join tenders on tenders.order_id = orders.id
      where settled_at is not null
      group by orders.id having coalesce(sum(amount_cents), 0) <> total_cents
    union all
    select 'order ' || orders.id || ' is ' || orders.state || ' and still holds ' || balance_cents
        || ', of which refunds that failed are ' || failed.cents
      from orders join ledger_accounts on ledger_accounts.id = 'order:' || orders.id
      cross join lateral (
        select coalesce(sum(open_cents), 0) as cents from cases join refunds on refunds.id = cases.refund_id
          where cases.kind = 'refundFailed' and cases.state = 'open' and refunds.order_id = orders.id
            and refunds.receipt_reference is null
      ) as failed
      where orders.state <> 'halted' and balance_cents <> failed.cents
    union all
    select 'hold ' || holds.id || ' is ' || holds.state || ', and its account holds ' || balance_cents
      from holds join ledger_accounts on ledger_accounts.id = 'hold:' || holds.id
      where balance_cents <> case holds.state when 'held' then amount_cents else 0 end
    union all
    select 'the numbers of ' || series_id || ' have a gap: ' || count(*) || ' up to ' || max(number)
      from documents group by series_id having count(*) <> max(number) or min(number) <> 1
    union all
    select 'order ' || orders.id || ' has an invoice of ' || coalesce(documents.total_cents::text, 'nothing')
      from orders left join documents on documents.order_id = orders.id and documents.kind = 'invoice'
      where invoiced_at is not null and orders.total_cents is distinct from documents.total_cents`)
  return rows.map(({ finding }) => finding)
}

/** Event codes by which the provider moves money that nobody in the shop asked to move. */
const directions: Readonly<Record<string, 1 | -1>> = {
  CHARGEBACK: -1,
  SECOND_CHARGEBACK: -1,
  CHARGEBACK_REVERSED: 1,
  REFUND: -1,
  REFUND_FAILED: 1,
  CANCELLATION: -1,
  EXPIRE: -1,
  CAPTURE_FAILED: -1,
  TECHNICAL_CANCEL: -1,
}

type Payment = { psp: string; reference: string; net: number }
type Item = {
  event: string
  psp: string
  original: string | null
  cents: number
  /** Which refund of the shop's it is about. */
  refund: string | null
  isHeard: number
}

/** For each payment: what the provider holds of it is what the books say that it holds. */
async function auditClearing({ read, books }: Audited): Promise<readonly string[]> {
  // Asked first: what waits no longer a moment later is in the books by then.
  const unknownYet = await listUnknownYet({ read })
  const payments = readBooks<Payment>(
    books.provider,
    `select psp_reference as psp, merchant_reference as reference, captured_value - returned_value as net from payments`,
  )
  const items = readBooks<Item>(
    books.provider,
    `select distinct event_code as event, item ->> '$.pspReference' as psp, item ->> '$.originalReference' as original,
        item ->> '$.amount.value' as cents,
        (select reference from modifications where psp_reference = item ->> '$.pspReference') as refund,
        exists (select 1 from webhooks as told where told.item = webhooks.item and told.state <> 'given-up') as "isHeard"
      from webhooks where item ->> '$.success' = 'true'`,
  )
  const failedHere = await listFailedHere({ read })
  const referenceOf = new Map(payments.map(({ psp, reference }) => [psp, reference]))
  const waiting = new Set(unknownYet.map(({ psp }) => referenceOf.get(psp)))
  const originalOf = new Map(items.map(({ psp, original }) => [psp, original ?? psp]))
  const held = new Sums()
  for (const { reference, net } of payments) held.add(reference, net, 'captured less returned')
  for (const { event, original, cents, refund, isHeard } of items) {
    const reference = referenceOf.get(original ?? '')
    // What the shop asked for is in the provider's sums already; that it failed after all is not, once a notification or a report told of it.
    const isKnown = isHeard === 1 || failedHere.has(refund ?? '')
    const isCounted = refund === null || (event === 'REFUND_FAILED' && isKnown)
    if (isCounted && reference !== undefined)
      held.add(reference, (directions[event] ?? 0) * cents, event)
  }
  for (const { reference, cents } of await listUnheardFailures({ read, books }))
    held.add(reference, -cents, 'failed, unheard')
  const booked = new Sums()
  const findings: string[] = []
  for (const { key, cents, refunds, receipt } of await listClearing({ read })) {
    const [, name = '', word = ''] = key.split(':')
    const psp = refunds ?? receipt ?? (word === '' ? name : originalOf.get(word))
    const reference = referenceOf.get(psp ?? '') ?? (psp?.startsWith('pay_') ? psp : undefined)
    if (reference === undefined) findings.push(`transfer ${key} is of no payment of the provider's`)
    else booked.add(reference, -cents, key)
  }
  for (const reference of new Set([...held.references(), ...booked.references()])) {
    if (waiting.has(reference) || held.sumOf(reference) === booked.sumOf(reference)) continue
    findings.push(
      `payment ${reference}: the provider holds ${held.tell(reference)}, the books say ${booked.tell(reference)}`,
    )
  }
  return findings
}

/** Sums by payment, which remember what they are made of. */
class Sums {
  readonly #parts = new Map<string, { cents: number; why: string }[]>()

  add(reference: string, cents: number, why: string): void {
    this.#parts.set(reference, [...(this.#parts.get(reference) ?? []), { cents, why }])
  }

  references(): readonly string[] {
    return [...this.#parts.keys()]
  }

  sumOf(reference: string): number {
    return (this.#parts.get(reference) ?? []).reduce((sum, { cents }) => sum + cents, 0)
  }

  tell(reference: string): string {
    const parts = this.#parts.get(reference) ?? []
    return `${this.sumOf(reference)} (${parts.map(({ cents, why }) => `${why} ${cents}`).join(', ')})`
  }
}

/** Of a payment that nobody began the shop waits for days whether it turns up; `whatIsDue` says when that is over. */
const listUnknownYet = ({ read }: Pick<Audited, 'read'>) =>
  read<{ psp: string }>(`
    select body ->> 'reference' as psp from payment_notifications
      where processed_at is null
        and not exists (select from payments where payments.id = body ->> 'paymentId')`)

/** Refunds that the provider refused and nobody told us so: our books still have them on their way. */
async function listUnheardFailures({ read, books }: Pick<Audited, 'read' | 'books'>) {
  const underway = await read<{ id: string }>(`select id from refunds where state = 'sent'`)
  const ids = underway.map(({ id }) => `'${id}'`).join(', ')
  return readBooks<{ reference: string; cents: number }>(
    books.provider,
    `select merchant_reference as reference, coalesce(modifications.amount_value, captured_value) as cents
      from modifications join payments on payments.psp_reference = payment_psp_reference
      where reference in (${ids}) and not exists (select 1 from webhooks
        where item ->> '$.pspReference' = modifications.psp_reference and item ->> '$.success' = 'true')`,
  )
}

/** Refunds that failed, as the shop was told. */
async function listFailedHere({ read }: Pick<Audited, 'read'>): Promise<ReadonlySet<string>> {
  const rows = await read<{ id: string }>(
    `select substr(key, 15) as id from ledger_transfers where key like 'refund-failed:%'`,
  )
  return new Set(rows.map(({ id }) => id))
}

/**
 * Each movement of a payment on clearing, and of a refund whose payment it is or under which name its money came. What is
 * counted together into payouts is of no payment, and what is somebody else's left the books.
 */
const listClearing = ({ read }: Pick<Audited, 'read'>) =>
  read<{ key: string; cents: number; refunds: string | null; receipt: string | null }>(`
    select key, sum(ledger_entries.amount_cents)::int as cents, max(coalesce(receipt_reference, payment_id)) as refunds,
        (select max(substr(account_id, 9)) from ledger_entries as other
          where other.transfer_id = ledger_transfers.id and account_id like 'receipt:%') as receipt
      from ledger_entries join ledger_transfers on ledger_transfers.id = transfer_id
      left join refunds on key in ('refund:' || refunds.id, 'refund-failed:' || refunds.id)
      where account_id like 'system:pspClearing:%' and key not like 'payout:%' and key not like 'receive-back:case:%'
      group by key, ledger_transfers.id`)

/** Money that waits for a person is in the books to the cent, and nothing waits without one. */
async function auditCases({ read }: Audited): Promise<readonly string[]> {
  const rows = await read<Finding>(`
    with waiting as (
      select coalesce(sum(open_cents) filter (where
          kind in ('otherAmount', 'tooLate', 'secondPayment', 'unknownPayment')
          or (kind = 'refundFailed' and receipt_reference is not null)), 0) as received,
        coalesce(sum(open_cents) filter (where kind in ('voided', 'chargeback', 'refundedByHand', 'dispute')), 0) as taken
      from cases left join refunds on refunds.id = cases.refund_id where cases.state = 'open'
    ), booked as (
      select coalesce(sum(amount_cents) filter (where account_id like 'receipt:%'), 0) as received,
        -coalesce(sum(amount_cents) filter (where account_id like 'system:takenBack:%'), 0) as taken
      from ledger_entries
    )
    select 'open cases say received ' || waiting.received || ' and taken ' || waiting.taken
        || ', the books ' || booked.received || ' and ' || booked.taken as finding
      from waiting, booked
      where waiting.received <> booked.received or waiting.taken <> booked.taken
    union all
    select 'order ' || id || ' is halted, and no case waits' from orders
      where state = 'halted' and not exists (
        select from cases where order_id = orders.id and cases.state = 'open'
          and kind in ('voided', 'chargeback', 'refundedByHand', 'dispute'))
    union all
    select 'refund ' || refunds.id || ' failed, and no case was made of it' from refunds
      where refunds.state = 'failed' and not exists (select from cases where refund_id = refunds.id)`)
  return rows.map(({ finding }) => finding)
}
