import type { CardEnd } from '#domain/cards/card-ends.ts'
import { cardAccount, systemAccount } from '#domain/ledger/accounts.ts'
import { moveBetween, type Posting } from '#domain/ledger/posting.ts'

/** How what is left on a card moves when it ends. No VAT: it was due on what is bought with a card, and nothing was. */

export const lapsePosting = ({ id, cardId, amount: { currency, cents } }: CardEnd): Posting =>
  moveBetween(
    { kind: 'lapse', key: `lapse:${id}` },
    [cardAccount(cardId, currency), systemAccount('lapsedValue', currency)],
    cents,
  )

export const lapseBackPosting = ({ id, cardId, amount: { currency, cents } }: CardEnd): Posting =>
  moveBetween(
    { kind: 'lapse', key: `lapse-back:${id}` },
    [systemAccount('lapsedValue', currency), cardAccount(cardId, currency)],
    cents,
  )

/** The whole of it is owed to the good cause. */
export const restDonatedPosting = ({ id, cardId, cause, amount }: CardEnd): Posting =>
  moveBetween(
    { kind: 'donate', key: `donate-rest:${id}` },
    [
      cardAccount(cardId, amount.currency),
      systemAccount('donationPayable', amount.currency, cause),
    ],
    amount.cents,
  )
