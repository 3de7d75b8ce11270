import { CardNumber } from '#domain/cards/code.ts'
import { findSalesDocument } from '#domain/documents/find-sales-documents.ts'
import { fullName } from '#domain/orders/order.ts'
import {
  type FoundOrder,
  foundOrdersMax,
  type OrderClue,
  searchOrders,
} from '#domain/orders/search-orders.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { cleanLine } from '#kernel/clean-text.ts'
import { isUuid } from '#kernel/ids.ts'
import { maskEmail, maskName } from '#kernel/mask.ts'
import { plainDigits } from '#kernel/plain-digits.ts'

/** Masked, as all that support reads. */
export type FoundOrders = {
  orders: readonly (Omit<FoundOrder, 'contact'> & { orderer: { name: string; email: string } })[]
  /** True where only the newest are listed. */
  mayBeMore: boolean
}

/**
 * The orders that anything leads to that somebody has in their hand: number, uuid, mail address, name, number of a card,
 * invoice, the provider's reference, or an id out of a log. The newest first; a card's number is asked by its hash.
 */
export async function findOrders(
  deps: Pick<Deps, 'db' | 'vault'>,
  typed: string,
): Promise<FoundOrders> {
  const text = cleanLine(typed)
  const invoice = await findSalesDocument(deps.db, text)
  const number = invoice?.orderNumber
  const clues: readonly OrderClue[] =
    number === undefined ? cluesOf(deps, text) : [{ by: 'number', text: number }]
  const found = new Map<string, FoundOrder>()
  for (const clue of clues)
    for (const order of await searchOrders(deps.db, clue)) found.set(order.id, order)
  const newest = [...found.values()].toSorted((a, b) => b.placedAt.getTime() - a.placedAt.getTime())
  return {
    orders: newest.map(({ contact, ...order }) => ({
      ...order,
      orderer: { name: maskName(fullName(contact)), email: maskEmail(contact.email) },
    })),
    mayBeMore: newest.length >= foundOrdersMax,
  }
}

function cluesOf({ vault }: Pick<Deps, 'vault'>, text: string): readonly OrderClue[] {
  if (isUuid(text.toLowerCase())) return [{ by: 'uuid', text }]
  if (text.includes('@')) return [{ by: 'email', text }]
  if (/^[a-z]{3}_[0-9a-z]{26}$/.test(text)) return [{ by: 'id', text }]
  const digits = plainDigits(text)
  if (/^\d{10,}$/.test(digits))
    return [{ by: 'card', numberHashes: vault.hashNumber(new CardNumber(digits)) }]
  return [
    { by: 'number', text },
    { by: 'reference', text },
    { by: 'name', text },
  ]
}
