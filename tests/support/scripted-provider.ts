import { randomUUID } from 'node:crypto'
import type {
  Completion,
  PaymentMethod,
  PaymentProvider,
  PaymentToBegin,
  ProviderNotification,
  ProviderOutcome,
} from '#domain/payments/provider.ts'
import { ProviderRejected, ProviderUnreachable } from '#domain/payments/provider.ts'
import type { PaymentId, RefundId } from '#kernel/ids.ts'
import type { Money } from '#kernel/money.ts'
import { isPaidWithoutPage } from '#kernel/payment-methods.ts'

type Begun = {
  asked: PaymentToBegin
  reference: string
  /** What the shopper did on the payment page. */
  fate: 'undecided' | 'authorised' | 'refused' | 'cancelled'
  paid: Money
}

/**
 * A payment provider in memory. It keeps a provider's promises (same key, same payment), and a test plays the shopper
 * and the failures. It is no mock: no test asks what was called, only what money moved.
 */
export class ScriptedProvider implements PaymentProvider {
  readonly #begun = new Map<PaymentId, Begun>()
  readonly #refunds = new Map<RefundId, { reference: string; amount: Money; of: string }>()
  #weather: { at: string; when: 'before' | 'after' }[] = []
  #rejectsRefunds = false
  #frozen: { at: string; until: Promise<void> } | undefined

  methods: readonly PaymentMethod[] = [
    { id: 'ideal', name: 'iDEAL', brands: [], banks: [] },
    { id: 'scheme', name: 'Cards', brands: ['visa'], banks: [] },
  ]

  /** The next call of this kind gets no answer: `before` it arrived, or `after` it was carried out. */
  loseNext(at: 'listMethods' | 'begin' | 'complete' | 'refund', when: 'before' | 'after'): void {
    this.#weather.push({ at, when })
  }

  /** Calls of this kind get no answer until what this gives is called; then they are carried out, and answered. */
  freeze(at: 'listMethods' | 'begin' | 'complete'): () => void {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#frozen = { at, until: promise }
    return () => {
      this.#frozen = undefined
      resolve()
    }
  }

  rejectRefunds(rejects = true): void {
    this.#rejectsRefunds = rejects
  }

  decide(paymentId: PaymentId, fate: Begun['fate'], paid?: Money): void {
    const begun = this.#of(paymentId)
    begun.fate = fate
    if (paid !== undefined) begun.paid = paid
  }

  hasBegun(paymentId: PaymentId): boolean {
    return this.#begun.has(paymentId)
  }

  redirectResultOf(paymentId: PaymentId): string {
    return `result-of-${paymentId}`
  }

  /** Everything that left the shop again, in cents. */
  refundedCents(): number {
    let cents = 0
    for (const { amount } of this.#refunds.values()) cents += amount.cents
    return cents
  }

  /** The notification that the provider would send about the payment now, or the one of `kind`. */
  newsOf(paymentId: PaymentId, kind?: ProviderNotification['kind']): ProviderNotification {
    const { reference, fate, paid } = this.#of(paymentId)
    const said = kind ?? (fate === 'authorised' ? 'authorised' : 'refused')
    return {
      dedupeKey: `${said}:${reference}:${paid.cents}`,
      kind: said,
      paymentId,
      refundId: undefined,
      reference,
      originalReference: undefined,
      amount: paid,
      occurredAt: '2026-11-21T10:00:00+01:00',
    }
  }

  newsOfRefund(
    refundId: RefundId,
    kind: 'refunded' | 'refundFailed' = 'refunded',
  ): ProviderNotification {
    const refund = this.#refunds.get(refundId)
    if (refund === undefined) throw new Error('That refund never arrived.')
    const { reference, amount, of } = refund
    return {
      dedupeKey: `${kind}:${reference}`,
      kind,
      paymentId: undefined,
      refundId,
      reference,
      originalReference: of,
      amount,
      occurredAt: '2026-11-21T10:00:00+01:00',
    }
  }

  async listMethods(): Promise<readonly PaymentMethod[]> {
    return this.#weathered('listMethods', () => this.methods)
  }

  async begin(asked: PaymentToBegin): Promise<ProviderOutcome> {
    return this.#weathered('begin', () => {
      const begun = this.#begun.get(asked.paymentId) ?? {
        asked,
        reference: newReference(),
        fate: fateOfCard(asked),
        paid: asked.amount,
      }
      this.#begun.set(asked.paymentId, begun)
      return isPaidWithoutPage(asked.methodId) ? this.#told(begun) : redirect(begun)
    })
  }

  async complete({ redirectResult }: { redirectResult: string }): Promise<Completion | undefined> {
    return this.#weathered('complete', () => {
      const about = [...this.#begun].find(([id]) => this.redirectResultOf(id) === redirectResult)
      return about && { paymentId: about[0], outcome: this.#told(about[1]) }
    })
  }

  async refund(refund: {
    refundId: RefundId
    paymentReference: string
    amount: Money
  }): Promise<{ reference: string }> {
    return this.#weathered('refund', () => {
      if (this.#rejectsRefunds) throw new ProviderRejected('No refunds today.')
      const earlier = this.#refunds.get(refund.refundId)
      const reference = earlier?.reference ?? newReference()
      this.#refunds.set(refund.refundId, {
        reference,
        amount: refund.amount,
        of: refund.paymentReference,
      })
      return { reference }
    })
  }

  async openAppleSession(): Promise<string> {
    return this.#weathered('listMethods', () => '{}')
  }

  foreignSources() {
    return { scripts: [], frames: [], connects: [] }
  }

  cardFields() {
    return { frameUrl: 'https://frames.example/', clientKey: 'test_KEY' }
  }

  readWebhook(): { notifications: []; setAside: []; rejectedCount: number } {
    return { notifications: [], setAside: [], rejectedCount: 0 }
  }

  #of(paymentId: PaymentId): Begun {
    const begun = this.#begun.get(paymentId)
    if (begun === undefined) throw new Error(`The provider never heard of ${paymentId}.`)
    return begun
  }

  #told({ fate, reference, paid }: Begun): ProviderOutcome {
    switch (fate) {
      case 'undecided':
        return { state: 'pending', reference }
      case 'authorised':
        return { state: 'authorised', reference, amount: paid }
      case 'refused':
      case 'cancelled':
        return { state: 'refused', reference, reason: fate }
    }
  }

  async #weathered<Result>(at: string, act: () => Result): Promise<Result> {
    if (this.#frozen?.at === at) await this.#frozen.until
    const storm = this.#weather.find((entry) => entry.at === at)
    if (storm === undefined) return act()
    this.#weather = this.#weather.filter((entry) => entry !== storm)
    if (storm.when === 'after') act()
    throw new ProviderUnreachable('No answer.')
  }
}

/** References are the provider's own and never used twice. */
const newReference = (): string => randomUUID().replaceAll('-', '').slice(0, 16).toUpperCase()

const redirect = ({ reference, asked }: Begun): ProviderOutcome => ({
  state: 'actionRequired',
  reference,
  action: { type: 'redirect', url: `https://bank.example/${asked.paymentId}`, method: 'GET' },
})

/** A card is decided at once, by the name on it. */
const fateOfCard = ({ card }: PaymentToBegin): Begun['fate'] =>
  card === undefined ? 'undecided' : card.holderName === 'DECLINED' ? 'refused' : 'authorised'
