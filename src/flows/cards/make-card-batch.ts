import {
  type CardBatch,
  erasePinsOfBatch,
  insertCardBatch,
  loadBatchSecrets,
  markBatchExported,
  putIntoBatch,
} from '#domain/cards/card-batches.ts'
import type { CardSecrets } from '#domain/cards/code.ts'
import { loadCards } from '#domain/cards/load-cards.ts'
import { newCardCode } from '#domain/cards/new-card-code.ts'
import { insertPrintedCards, type PrintedCard } from '#domain/cards/printed-cards.ts'
import { listPrintable } from '#domain/catalogue/list-printable.ts'
import type { Tx } from '#domain/db.ts'
import { recordEvent } from '#domain/history/record-event.ts'
import type { CardProgramme } from '#domain/storefronts/storefront.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'
import { type CardBatchId, newId } from '#kernel/ids.ts'
import { refusal } from '#kernel/operator-refusal.ts'

type BatchDeps = Pick<Deps, 'db' | 'clock' | 'queue' | 'vault'>

/** So many in one statement. */
const atOnce = 500

type ToMake = {
  /** Key of a programme of the storefront. */
  programme: string
  count: number
  actor: string
}

export type MadeBatch = { id: CardBatchId; programme: string; count: number }

/**
 * Makes blank cards of a programme for a printer, all of them or none. They count as printed once they were exported. Throws
 * `programmeUnknown` and `programmeNotSold`.
 */
export async function makeCardBatch(
  deps: BatchDeps & Pick<Deps, 'storefront'>,
  { programme, count, actor }: ToMake,
): Promise<MadeBatch> {
  const { key, product: productId, prefix } = programmeOf(deps, programme)
  const product = (await listPrintable(deps.db)).find(({ id }) => id === productId)
  if (product === undefined) throw refusal('programmeNotSold', { product: productId })
  const { issuer } = product
  return transact(deps, async (tx) => {
    const id = newId('bat')
    const madeAt = deps.clock.now()
    const batch = { id, programme: key, productId, cardCount: count, madeAt, madeBy: actor }
    await insertCardBatch(tx, batch)
    for (let made = 0; made < count; ) {
      const wanted = Math.min(atOnce, count - made)
      const codes = Array.from({ length: wanted }, () => newCardCode(prefix))
      const cards = (await freeOf(tx, deps, codes)).map(
        (code): PrintedCard => blankCard(deps, { productId, issuer, code }),
      )
      const added = await insertPrintedCards(tx, { cards, now: madeAt })
      if (added.size > 0) await putIntoBatch(tx, { batchId: id, ids: [...added] })
      made += added.size
    }
    const facts = { programme: key, count }
    await recordEvent(tx, { subject: id, event: 'made', facts, actor })
    return { id, programme: key, count }
  })
}

function programmeOf({ storefront }: Pick<Deps, 'storefront'>, key: string): CardProgramme {
  const { cardProgrammes } = storefront
  const programme = cardProgrammes.find((one) => one.key === key)
  if (programme !== undefined) return programme
  throw refusal('programmeUnknown', { programmes: cardProgrammes.map((one) => one.key) })
}

/** Those that no card of the shop has; that no printed one has says the rule of its table. */
async function freeOf(
  tx: Tx,
  { vault }: BatchDeps,
  codes: readonly CardSecrets[],
): Promise<readonly CardSecrets[]> {
  const hashed = codes.map((code) => ({ code, hashes: vault.hashNumber(code.number) }))
  const taken = await loadCards(tx, { numberHashes: hashed.flatMap(({ hashes }) => hashes) })
  const isTaken = (hash: Uint8Array) =>
    taken.some(({ sealed }) => Buffer.compare(sealed.numberHash, hash) === 0)
  return hashed.flatMap(({ code, hashes }) => (hashes.some(isTaken) ? [] : code))
}

function blankCard(
  { vault, storefront: { currency } }: BatchDeps & Pick<Deps, 'storefront'>,
  { productId, issuer, code }: { productId: string; issuer: string; code: CardSecrets },
): PrintedCard {
  const id = newId('prc')
  return { id, productId, issuer, currency, amountCents: null, sealed: vault.seal(id, code) }
}

/** What a printer needs of one card. */
export type CardForPrinter = { number: string; pin: string; productId: string }

type ToExport = {
  id: CardBatchId
  actor: string
  /** Whatever it throws, nothing was exported. */
  write: (cards: readonly CardForPrinter[]) => Promise<void>
}

/**
 * Hands the numbers and pins of a batch over, once; from then on its pins can be checked and not be read. Throws
 * `batchNotExported` where there is no such batch, or it was exported before.
 */
export const exportCardBatch = (
  deps: BatchDeps,
  { id, actor, write }: ToExport,
): Promise<CardBatch> =>
  transact(deps, async (tx) => {
    const batch = await markBatchExported(tx, { id, actor, now: deps.clock.now() })
    if (batch === undefined) throw refusal('batchNotExported')
    const { productId } = batch
    const secrets = await loadBatchSecrets(tx, id)
    await erasePinsOfBatch(tx, id)
    await recordEvent(tx, { subject: id, event: 'exported', actor })
    await write(
      secrets.map((secret) => {
        const { number, pin } = deps.vault.open(secret.id, secret.sealed)
        return { number: number.reveal(), pin: pin?.reveal() ?? '', productId }
      }),
    )
    return batch
  })
