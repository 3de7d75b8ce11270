import type { CartOf } from '#domain/cart/cart.ts'
import { writeDocument } from '#domain/cart/cart-document.ts'
import type { Tx } from '#domain/db.ts'
import {
  cartKeyOfQuote,
  type QuotedDocument,
  quoteKeptDays,
  type RequestOfQuote,
} from '#domain/quotes/quote.ts'
import { dayMs } from '#kernel/day-ms.ts'
import { emailKeyOf } from '#kernel/email.ts'
import { newId, type QuoteId, type QuoteVersionId } from '#kernel/ids.ts'
import type { Language } from '#kernel/language.ts'
import type { Currency } from '#kernel/money.ts'
import type { ReceiverRow } from '#kernel/receiver-list.ts'

type NewQuote = {
  number: string
  storefront: string
  language: Language
  request: RequestOfQuote
  receivers: readonly ReceiverRow[]
  askedAt: Date
  dueAt: Date
}

export async function insertQuote(tx: Tx, quote: NewQuote): Promise<QuoteId> {
  const { number, storefront, language, request, receivers, askedAt, dueAt } = quote
  const id = newId('qot', askedAt.getTime())
  await tx
    .insertInto('quotes')
    .values({
      id,
      number,
      storefront,
      language,
      email_key: emailKeyOf(request.email),
      request: JSON.stringify(request),
      receivers: receivers.length === 0 ? null : JSON.stringify(receivers),
      asked_at: askedAt,
      due_at: dueAt,
      version: 0,
    })
    .execute()
  return id
}

type VersionToSend = {
  quoteId: QuoteId
  version: number
  cart: CartOf<'quote'>
  document: QuotedDocument
  currency: Currency
  totalCents: number
  vatCents: number
  validUntil: Date
  actor: string
  now: Date
}

/**
 * Sends a version in place of the one before. The cart of the quote keeps its id, so that one order
 * of all its versions can be paid. The caller holds the quote's lock.
 */
export async function insertVersion(tx: Tx, sent: VersionToSend): Promise<QuoteVersionId> {
  const { quoteId, version, cart, document, currency, validUntil, actor, now } = sent
  const id = newId('qtv', now.getTime())
  await tx
    .insertInto('quote_versions')
    .values({
      id,
      version,
      currency,
      actor,
      quote_id: quoteId,
      document: JSON.stringify(document),
      total_cents: sent.totalCents,
      vat_cents: sent.vatCents,
      valid_until: validUntil,
      sent_at: now,
    })
    .execute()
  await tx
    .updateTable('quotes')
    .set({
      version,
      cart_id: cart.id,
      valid_until: validUntil,
      declined_at: null,
      withdrawn_at: null,
    })
    .where('id', '=', quoteId)
    .execute()
  await keepCart(tx, { cart, validUntil, now })
  return id
}

async function keepCart(
  tx: Tx,
  { cart, validUntil, now }: Pick<VersionToSend, 'cart' | 'validUntil' | 'now'>,
): Promise<void> {
  const { id, storefront, language, kind, version, quoteId } = cart
  const expiresAt = new Date(validUntil.getTime() + quoteKeptDays * dayMs)
  await tx
    .insertInto('carts')
    .values({
      id,
      storefront,
      language,
      kind,
      version,
      visitor_key: cartKeyOfQuote(quoteId),
      document: writeDocument(cart),
      created_at: now,
      updated_at: now,
      expires_at: expiresAt,
    })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        document: ref('excluded.document'),
        version: ref('excluded.version'),
        updated_at: ref('excluded.updated_at'),
        expires_at: ref('excluded.expires_at'),
      })),
    )
    .execute()
}

type End = { id: QuoteId; now: Date }

/** Ends the quote by whoever asked for it. The caller holds the quote's lock. */
export async function declineQuote(tx: Tx, { id, now }: End): Promise<void> {
  await tx.updateTable('quotes').set({ declined_at: now }).where('id', '=', id).execute()
}

/** Ends the quote by the shop. The caller holds the quote's lock. */
export async function withdrawQuote(tx: Tx, { id, now }: End): Promise<void> {
  await tx.updateTable('quotes').set({ withdrawn_at: now }).where('id', '=', id).execute()
}

export async function markCalled(tx: Tx, { id, now }: End): Promise<void> {
  await tx.updateTable('quotes').set({ called_at: now }).where('id', '=', id).execute()
}
