import { orderAccount, receivableAccount, systemAccount } from '#domain/ledger/accounts.ts'
import { moveBetween, type Posting } from '#domain/ledger/posting.ts'
import type { CompanyId, OrderId, ReceivableMoveId, RefundId } from '#kernel/ids.ts'
import type { Currency, Money } from '#kernel/money.ts'

/** Postings of companies' debts. */

type OfOrder = { orderId: OrderId; companyId: CompanyId; amount: Money }
type OfMove = { moveId: ReceivableMoveId; companyId: CompanyId; amount: Money }

/** A company owes for its order, whose account has the value at once. */
export const onAccountPosting = ({ orderId, companyId, amount }: OfOrder): Posting =>
  moveBetween(
    { kind: 'settle', key: `on-account:${orderId}` },
    [receivableAccount(companyId, amount.currency), orderAccount(orderId, amount.currency)],
    amount.cents,
  )

/** A refund of an order on account makes its company's debt less. */
export const creditPosting = ({
  refundId,
  orderId,
  companyId,
  amount,
}: OfOrder & { refundId: RefundId }): Posting =>
  moveBetween(
    { kind: 'refund', key: `refund:${refundId}` },
    [orderAccount(orderId, amount.currency), receivableAccount(companyId, amount.currency)],
    amount.cents,
  )

/** Money of a company came to the shop's own account. */
export const companyReceiptPosting = ({ moveId, companyId, amount }: OfMove): Posting =>
  moveBetween(
    { kind: 'receive', key: `company-receipt:${moveId}` },
    [systemAccount('bank', amount.currency), receivableAccount(companyId, amount.currency)],
    amount.cents,
  )

/** A debt is given up; the VAT inside comes back from the state. */
export const badDebtPosting = ({
  moveId,
  companyId,
  amount: { currency, cents },
  vatCents,
}: OfMove & { vatCents: number }): Posting => ({
  key: `bad-debt:${moveId}`,
  kind: 'writeOff',
  entries: [
    { account: receivableAccount(companyId, currency), cents },
    { account: systemAccount('badDebt', currency), cents: vatCents - cents },
    { account: systemAccount('vatPayable', currency), cents: -vatCents },
  ],
})

/** Cards of a debt that was given up go back: the shop lost less, and owes the VAT inside again. */
export const badDebtBackPosting = (
  refundId: RefundId,
  { orderId, currency }: { orderId: OrderId; currency: Currency },
  { cents, vatCents }: { cents: number; vatCents: number },
): Posting => ({
  key: `bad-debt-back:${refundId}`,
  kind: 'writeOff',
  entries: [
    { account: orderAccount(orderId, currency), cents: -cents },
    { account: systemAccount('badDebt', currency), cents: cents - vatCents },
    { account: systemAccount('vatPayable', currency), cents: vatCents },
  ],
})

/** A credit of a company was paid from the shop's bank account. */
export const companyBackPosting = ({ moveId, companyId, amount }: OfMove): Posting =>
  moveBetween(
    { kind: 'refund', key: `company-back:${moveId}` },
    [receivableAccount(companyId, amount.currency), systemAccount('bank', amount.currency)],
    amount.cents,
  )
