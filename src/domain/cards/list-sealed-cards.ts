import type { SealedCode, SealedFor } from '#domain/cards/vault.ts'
import type { Db } from '#domain/db.ts'
import type { CardId } from '#kernel/ids.ts'
import { loadCards } from './load-cards.ts'
import { listPrintedSecrets } from './reseal-printed-cards.ts'

type Page = { table: 'cards' | 'printed_cards'; after: string; limit: number }

/** The next codes that are kept, by the ids of their cards: issued ones, or printed ones. */
export async function listSealedCards(
  db: Db,
  { table, after, limit }: Page,
): Promise<readonly { id: SealedFor; sealed: SealedCode }[]> {
  if (table === 'printed_cards') return listPrintedSecrets(db, { after, limit })
  const rows = await db
    .selectFrom('cards')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  const cards = await loadCards(db, { cardIds: rows.map(({ id }) => id as CardId) })
  const byId = new Map<string, (typeof cards)[number]>(cards.map((card) => [card.id, card]))
  return rows.flatMap(({ id }) => byId.get(id) ?? [])
}
