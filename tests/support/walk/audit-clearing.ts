import { readBooks } from './sqlite.ts'
import type { WalkWorld } from './walk-world.ts'

type Audited = Pick<WalkWorld, 'read' | 'books'>

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

/** What the provider holds of each payment is what the books say that it holds; a sentence for each difference. */
export async function auditClearing({ read, books }: Audited): Promise<readonly string[]> {
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
    // What came to the shop's own account passes here when it goes back, and comes back: the provider has nothing of it.
    const isNamed = psp?.startsWith('pay_') || psp?.startsWith('bank:')
    const reference = referenceOf.get(psp ?? '') ?? (isNamed ? psp : undefined)
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

/**
 * Days for which a payment that nobody began may turn up; `listWorkDue` says when they are over.
 */
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
