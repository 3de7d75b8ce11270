import type { Hold } from '#domain/holds/hold.ts'
import { cardAccount, holdAccount, orderAccount } from '#domain/ledger/accounts.ts'
import { moveBetween, type Posting } from '#domain/ledger/posting.ts'
import type { OrderId } from '#kernel/ids.ts'

/** How value that is reserved moves: off the card, and from there to what it pays or back. */

export const holdPosting = ({ id, cardId, amount: { currency, cents } }: Hold): Posting =>
  moveBetween(
    { kind: 'hold', key: `hold:${id}` },
    [cardAccount(cardId, currency), holdAccount(id, currency)],
    cents,
  )

export const holdBackPosting = ({ id, cardId, amount: { currency, cents } }: Hold): Posting =>
  moveBetween(
    { kind: 'hold', key: `hold-back:${id}` },
    [holdAccount(id, currency), cardAccount(cardId, currency)],
    cents,
  )

export const capturePosting = (
  { id, amount: { currency, cents } }: Hold,
  orderId: OrderId,
): Posting =>
  moveBetween(
    { kind: 'settle', key: `capture:${id}` },
    [holdAccount(id, currency), orderAccount(orderId, currency)],
    cents,
  )
