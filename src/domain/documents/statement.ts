import { sql } from 'kysely'
import type { Db } from '#domain/db.ts'
import { documentNumber } from '#domain/documents/list-documents.ts'
import type { Seller } from '#domain/documents/seller.ts'
import { startOfDay } from '#domain/period.ts'
import type { CompanyProfile } from '#kernel/company.ts'
import type { CompanyId } from '#kernel/ids.ts'
import type { Language } from '#kernel/language.ts'
import type { Currency } from '#kernel/money.ts'

export type StatementLineKind = 'invoice' | 'creditNote' | 'receipt' | 'writeOff' | 'payBack'

/** Move of a company's debt. */
export type StatementLine = {
  kind: StatementLineKind
  at: Date
  orderNumber: string | null
  /** The invoice or the credit note; null for a moment after the order. */
  document: string | null
  /** Name that the bank gives to money, or the company to its order. */
  reference: string | null
  /** Above zero is more debt. */
  cents: number
  /** Debt after it; below zero is a credit. */
  balanceCents: number
}

/** Debt of a company at the beginning of a period, what changed it, and the debt at its end. */
export type StatementOfAccount = {
  /** Days of the shop's calendar, both included, such as 2026-11-12. */
  from: string
  until: string
  currency: Currency
  openingCents: number
  lines: readonly StatementLine[]
  closingCents: number
}

type Row = Omit<StatementLine, 'balanceCents' | 'document'> & {
  document: Parameters<typeof documentNumber>[0] | null
}

type Asked = { companyId: CompanyId; currency: Currency; from: string; until: string }

/** Reads how a company's debt moved in these days, both included, the oldest first. */
export async function loadStatement(
  db: Db,
  { companyId, currency, from, until }: Asked,
): Promise<StatementOfAccount> {
  const begins = startOfDay(from)
  const moves = db.selectFrom(
    movesOf({ companyId, currency, ends: startOfDay(until, 1) }).as('move'),
  )
  const before = await moves
    .select(sql<number>`coalesce(sum(cents), 0)::bigint`.as('cents'))
    .where('at', '<', begins)
    .executeTakeFirst()
  const rows = await moves
    .select(['kind', 'at', 'orderNumber', 'document', 'reference', 'cents'])
    .where('at', '>=', begins)
    .orderBy('at')
    .orderBy('id')
    .execute()
  const openingCents = Number(before?.cents ?? 0)
  let balanceCents = openingCents
  const lines = rows.map((row) => {
    const cents = Number(row.cents)
    balanceCents += cents
    const document = row.document && documentNumber(row.document)
    return { ...row, document, cents, balanceCents }
  })
  return { from, until, currency, openingCents, lines, closingCents: balanceCents }
}

const numberOfDocument = sql`
  case when documents.id is not null then json_build_object('kind', documents.kind,
    'storefront', documents.storefront, 'year', documents.year, 'number', documents.number) end`

type Until = { companyId: CompanyId; currency: Currency; ends: Date }

const movesOf = ({ companyId, currency, ends }: Until) => sql<Row & { id: string }>`(
  select receivables.id, 'invoice' as kind, opened_at as at, reference_number as "orderNumber",
    ${numberOfDocument} as document, contact ->> 'referenceNumber' as reference,
    amount_cents as cents
  from receivables
  join orders on orders.id = receivables.order_id
  left join documents on documents.order_id = orders.id and documents.kind = 'invoice'
  where receivables.company_id = ${companyId} and receivables.currency = ${currency}
    and opened_at < ${ends}::timestamptz
  union all
  select refunds.id, 'creditNote', requested_at, reference_number, ${numberOfDocument},
    contact ->> 'referenceNumber', -refunds.amount_cents
  from receivables
  join orders on orders.id = receivables.order_id
  join tenders on tenders.order_id = orders.id and tenders.kind = 'invoice'
  join refunds on refunds.tender_id = tenders.id
  left join documents on documents.refund_id = refunds.id and documents.kind = 'creditNote'
  where receivables.company_id = ${companyId} and receivables.currency = ${currency}
    and requested_at < ${ends}::timestamptz
  union all
  select id, kind, moved_at, null, null, regexp_replace(bank_reference, '^bank:', ''),
    case when kind = 'payBack' then amount_cents else -amount_cents end
  from receivable_moves
  where company_id = ${companyId} and currency = ${currency} and moved_at < ${ends}::timestamptz
)`

/** Statement as it is put on paper or into a file. */
export type StatementPaper = StatementOfAccount & {
  language: Language
  /** Day on which it was made. */
  madeOn: string
  seller: Seller
  company: Pick<CompanyProfile, 'name' | 'kvkNumber' | 'vatNumber' | 'address'>
}
