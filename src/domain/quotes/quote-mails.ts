import { sql } from 'kysely'
import { anyOf } from '#domain/any-of.ts'
import type { Db } from '#domain/db.ts'
import { type ClaimedMail, claimedColumns, claimedMails } from '#domain/mail-claim.ts'
import { defineMailRows, type Moment, markIn } from '#domain/mail-rows.ts'
import type { Given, Statement } from '#domain/prepared.ts'
import { quoteReminderDays, type RequestOfQuote } from '#domain/quotes/quote.ts'
import type { QuoteId, QuoteVersionId } from '#kernel/ids.ts'
import type { Language } from '#kernel/language.ts'
import type { Currency } from '#kernel/money.ts'

export type AskedQuoteToTell = ClaimedMail & {
  id: QuoteId
  number: string
  language: Language
  request: RequestOfQuote
  receiverCount: number
  askedAt: Date
  dueAt: Date
}

type MailOfRequest<Kind> = {
  kind: Kind
  mark: 'acknowledged_at' | 'forwarded_at'
  to: 'visitor' | 'shop'
}

const mailsOfRequest = <Kind extends string>({ kind, mark, to }: MailOfRequest<Kind>) =>
  defineMailRows({
    kind,
    table: 'quotes',
    id: 'id',
    key: sql`'quote:' || quotes.id || ${sql.lit(`:${to}`)}`,
    due: () => sql`(${sql.ref(mark)} is null)`,
    load: (claimed, { ids }): Statement<AskedQuoteToTell> =>
      claimed
        .selectFrom('quotes')
        .innerJoin(claimedMails, 'claimed.subjectId', 'quotes.id')
        .select(claimedColumns)
        .select(['id', 'number', 'language', 'request'])
        .select(sql<number>`coalesce(jsonb_array_length(receivers), 0)`.as('receiverCount'))
        .select(['asked_at as askedAt', 'due_at as dueAt'])
        .where('id', '=', anyOf(ids)),
    mark: markIn('quotes', mark),
    ifUndeliverable: { kind: to === 'shop' ? 'staysUntold' : 'countsAsTold' },
  })

/** Tells whoever asked for a quote that it arrived, once. */
export const quoteAcknowledgements = mailsOfRequest({
  kind: 'quoteAsked',
  mark: 'acknowledged_at',
  to: 'visitor',
})

/** Tells the shop of each request once. */
export const quoteForwards = mailsOfRequest({
  kind: 'quoteForward',
  mark: 'forwarded_at',
  to: 'shop',
})

export type SentQuoteToTell = ClaimedMail & {
  id: QuoteVersionId
  quoteId: QuoteId
  number: string
  version: number
  language: Language
  request: RequestOfQuote
  note: string | null
  currency: Currency
  totalCents: number
  validUntil: Date
}

/** About a version: it is the newest, and nobody ended its quote. */
const isOpen = sql`exists (
  select from quotes where quotes.id = quote_versions.quote_id and quotes.version = quote_versions.version
    and declined_at is null and withdrawn_at is null
)`

type Ids = Given<{ ids: readonly QuoteVersionId[] }>

const loadVersions = (claimed: Db, { ids }: Ids): Statement<SentQuoteToTell> =>
  claimed
    .selectFrom('quote_versions')
    .innerJoin(claimedMails, 'claimed.subjectId', 'quote_versions.id')
    .innerJoin('quotes', 'quotes.id', 'quote_versions.quote_id')
    .select(claimedColumns)
    .select(['quote_versions.id', 'quote_versions.quote_id as quoteId', 'quotes.number'])
    .select(['quote_versions.version', 'quotes.language', 'quotes.request'])
    .select(sql<string | null>`document ->> 'note'`.as('note'))
    .select(['currency', 'total_cents as totalCents'])
    .select('quote_versions.valid_until as validUntil')
    .where('quote_versions.id', '=', anyOf(ids))

/** Mails each version once; one that another replaced meanwhile, or that ended, is not mailed. */
export const quoteVersionMails = defineMailRows({
  kind: 'quoteSent',
  table: 'quote_versions',
  id: 'id',
  key: sql`'quote-version:' || quote_versions.id`,
  due: () => sql`(quote_versions.told_at is null and ${isOpen})`,
  load: loadVersions,
  mark: markIn('quote_versions', 'told_at'),
  ifUndeliverable: { kind: 'countsAsTold' },
})

const reminderDays = sql`${sql.lit(quoteReminderDays)} * interval '1 day'`

/** About a version: it lapses soon, and its quote is neither ended nor being paid. */
const isLapsing = (now: Moment) => sql<boolean>`(
  quote_versions.reminded_at is null and quote_versions.told_at is not null
    and quote_versions.valid_until > ${now}::timestamptz
    and quote_versions.valid_until <= ${now}::timestamptz + ${reminderDays}
    and quote_versions.sent_at <= quote_versions.valid_until - 2 * ${reminderDays}
    and ${isOpen} and not exists (
      select from orders where orders.quote_id = quote_versions.quote_id and (settled_at is not null or exists (
        select from payments where payments.order_id = orders.id and payments.state = 'pending'
      ))
    )
)`

/** Versions that lapse soon and whose reader is to be reminded, the first to lapse first. */
export async function listLapsingVersions(
  db: Db,
  { now, limit }: { now: Date; limit: number },
): Promise<readonly QuoteVersionId[]> {
  const rows = await db
    .selectFrom('quote_versions')
    .select('id')
    .where(isLapsing(now))
    .orderBy('valid_until')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Reminds whoever asked, once for each version. */
export const quoteReminders = defineMailRows({
  kind: 'quoteReminder',
  table: 'quote_versions',
  id: 'id',
  key: sql`'quote-reminder:' || quote_versions.id`,
  due: isLapsing,
  load: loadVersions,
  mark: markIn('quote_versions', 'reminded_at'),
  ifUndeliverable: { kind: 'countsAsTold' },
})
