import { cardIdOf } from '#domain/cards/card.ts'
import type { PackageToAdd } from '#domain/cart/cart.ts'
import type { CaseDecision } from '#domain/cases/case-kinds.ts'
import { type ListedCase, listCases } from '#domain/cases/find-case.ts'
import { choiceCardId } from '#domain/catalogue/product.ts'
import { systemAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import type { ProviderNotification } from '#domain/payments/provider.ts'
import { decideCase } from '#flows/cases/decide-case.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { receiveNotifications } from '#flows/payments/receive-notifications.ts'
import type { PaymentId } from '#kernel/ids.ts'
import { euro } from '#kernel/money.ts'
import { cardOf, OrderShop } from '#tests/support/build-order-shop.ts'

let modifications = 0

/** News that changes a payment, told under a reference of its own. */
export function changeOf(
  news: ProviderNotification,
  kind: ProviderNotification['kind'],
  told: { event?: string; cents?: number; reference?: string } = {},
): ProviderNotification {
  modifications += 1
  const { event = kind.toUpperCase(), cents = news.amount.cents } = told
  const { reference = `MOD${modifications}` } = told
  return {
    ...news,
    kind,
    reference,
    dedupeKey: `${event}:${reference}:true`,
    originalReference: news.reference,
    amount: euro(cents),
  }
}

/** A shop whose payments go wrong, and a person who decides about them. */
export class CaseShop extends OrderShop {
  /** Paid by card, with its jobs still to run. */
  async buy(packages: readonly Partial<PackageToAdd>[] = [{}]) {
    const visitorKey = await this.fillBasket(packages)
    const request = await this.request(visitorKey, { methodId: 'scheme', card: cardOf('A. BOS') })
    const { paymentId } = await beginPayment(this.deps, request)
    return { visitorKey, paymentId, news: this.provider.newsOf(paymentId) }
  }

  /** A choice card of €20, paid and made; the shop sells `choiceProducts`. */
  async buyOwnCard() {
    const bought = await this.buy([{ productId: choiceCardId, amountCents: 20_00 }])
    await this.runJobs()
    const { id } = await this.deps.db
      .selectFrom('card_units')
      .innerJoin('payments', 'payments.order_id', 'card_units.order_id')
      .select('card_units.id')
      .where('payments.id', '=', bought.paymentId)
      .executeTakeFirstOrThrow()
    return { ...bought, cardId: cardIdOf(id) }
  }

  /** An attempt of which the provider has said nothing yet. */
  async begin() {
    const visitorKey = await this.fillBasket()
    const { paymentId } = await beginPayment(this.deps, await this.request(visitorKey))
    return { visitorKey, paymentId, news: this.provider.newsOf(paymentId, 'authorised') }
  }

  async hear(...news: readonly ProviderNotification[]): Promise<void> {
    for (const one of news) {
      await receiveNotifications(this.deps, [one])
      await this.runJobs()
    }
  }

  async casesOf(paymentId: PaymentId): Promise<readonly ListedCase[]> {
    const { orderId } = await this.deps.db
      .selectFrom('payments')
      .select('order_id as orderId')
      .where('id', '=', paymentId)
      .executeTakeFirstOrThrow()
    return listCases(this.deps.db, { orderId })
  }

  async oneCaseOf(paymentId: PaymentId): Promise<ListedCase> {
    const [one, ...others] = await this.casesOf(paymentId)
    if (one === undefined || others.length > 0) throw new Error('Not one case.')
    return one
  }

  async decide(paymentId: PaymentId, decision: CaseDecision): Promise<void> {
    const { id: caseId } = await this.oneCaseOf(paymentId)
    const by = { actor: 'Anna', reason: 'test' }
    await decideCase(this.deps, { caseId, decision, ...by })
    await this.runJobs()
  }

  /** By how much the shop's own accounts moved meanwhile, in cents. */
  async moved(work: () => Promise<unknown>) {
    const before = await this.#read()
    await work()
    const after = await this.#read()
    return {
      clearing: after.clearing - before.clearing,
      taken: after.taken - before.taken,
      loss: after.loss - before.loss,
      bank: after.bank - before.bank,
    }
  }

  async #read() {
    const balance = (kind: 'pspClearing' | 'takenBack' | 'refundLoss' | 'bank') =>
      balanceOf(this.deps.db, systemAccount(kind, 'EUR'))
    return {
      clearing: await balance('pspClearing'),
      taken: await balance('takenBack'),
      loss: await balance('refundLoss'),
      bank: await balance('bank'),
    }
  }

  async cardStatesOf(visitorKey: string): Promise<string[]> {
    const rows = await this.deps.db
      .selectFrom('cards')
      .innerJoin('card_units', 'card_units.id', 'cards.order_unit_id')
      .innerJoin('orders', 'orders.id', 'card_units.order_id')
      .select(['cards.state', 'cards.issuer_told as told'])
      .where('visitor_key', '=', visitorKey)
      .orderBy('cards.issuer')
      .execute()
    return rows.map(({ state, told }) => `${state}/${told}`)
  }
}
