import { sql } from 'kysely'
import { anyOf } from '#domain/any-of.ts'
import { type ClaimedMail, claimedColumns, claimedMails } from '#domain/mail-claim.ts'
import { defineMailRows, markIn } from '#domain/mail-rows.ts'
import type { Statement } from '#domain/prepared.ts'
import type { RequestOfQuote } from '#domain/quotes/quote.ts'
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

/** Mails each version once; one that another replaced meanwhile, or that ended, is not mailed. */
export const quoteVersionMails = defineMailRows({
  kind: 'quoteSent',
  table: 'quote_versions',
  id: 'id',
  key: sql`'quote-version:' || quote_versions.id`,
  due: () => sql`(quote_versions.told_at is null and exists (
    select from quotes where quotes.id = quote_versions.quote_id and quotes.version = quote_versions.version
      and declined_at is null and withdrawn_at is null
  ))`,
  load: (claimed, { ids }): Statement<SentQuoteToTell> =>
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
      .where('quote_versions.id', '=', anyOf(ids)),
  mark: markIn('quote_versions', 'told_at'),
  ifUndeliverable: { kind: 'countsAsTold' },
})
