import { cardAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { receiveNotifications } from '#flows/payments/receive-notifications.ts'
import type { PaymentId } from '#kernel/ids.ts'
import { openAccountShop } from '#tests/support/account-browser.ts'
import { detailsInput } from '#tests/support/api-shop.ts'
import { type HeldCard, issueCard } from '#tests/support/choice-cards.ts'
import { type Redeem, redeemProducts } from '#tests/support/redeem.ts'

/** A shop over HTTP in which cards are exchanged, and what tests look up in it. */
export async function openRedeemShop() {
  const opened = await openAccountShop({ products: redeemProducts })
  const { shop } = opened
  const { db } = shop.deps
  return {
    ...opened,
    db,
    balanceOn: ({ id }: Pick<HeldCard, 'id'>) => balanceOf(db, cardAccount(id, 'EUR')),
    orderRow: (uuid: string) =>
      db
        .selectFrom('orders')
        .select(['id', 'kind', 'state', 'visitor_key'])
        .where('uuid', '=', uuid)
        .executeTakeFirstOrThrow(),
    /** A session with one card, details and something chosen. */
    choose: async (redeem: Redeem, amountCents: number, chosen: object = {}): Promise<HeldCard> => {
      const card = await issueCard(shop, { amountCents })
      await redeem.open(card)
      await redeem.add({ productId: 'dinerbon', amount: amountCents, ...chosen })
      await redeem.save(detailsInput())
      return card
    },
    hear: async (paymentId: PaymentId, fate: 'authorised' | 'refused'): Promise<void> => {
      shop.provider.decide(paymentId, fate)
      await receiveNotifications(shop.deps, [shop.provider.newsOf(paymentId)])
      await shop.runJobs()
    },
  }
}
