import type { PspProcess } from '#tests/support/psp-process.ts'
import { Visitor } from '#tests/support/visitor.ts'
import type { Scenario } from './scenarios.ts'

const productId = 'aan-tafel-dinerbon'
const serviceFeeCents = 95
/** The issuer refuses cards of this amount for good. */
const refusedCents = 88_00

/** The order of one scenario, with addresses and an amount of its own. */
export type Purchase = {
  giver: string
  receiver: string
  amountCents: number
  quantity: number
  totalCents: number
  /** What must come back, because the issuer refuses a card. */
  refundCents: number
  /** Whether its giver may pay before the shop can know that the first payment succeeded: one of them goes back then. */
  mayPayTwice: boolean
}

export function purchaseFor(
  { way, then }: Scenario,
  { index, amountCents }: PurchaseKey,
): Purchase {
  const refundCents = way === 'refund' ? refusedCents : 0
  const quantity = 2
  return {
    mayPayTwice: then === 'paysAgainAtOnce',
    giver: `giver-${index}@shop.example`,
    receiver: `receiver-${index}@shop.example`,
    amountCents,
    quantity,
    totalCents: quantity * amountCents + refundCents + serviceFeeCents,
    refundCents,
  }
}

type PurchaseKey = { index: number; amountCents: number }

/** Walks the way of a scenario, and remembers what a browser would after the shop has died under it. */
export class Shopper {
  readonly visitor: Visitor
  readonly #psp: PspProcess
  readonly #scenario: Scenario
  readonly #purchase: Purchase
  #returnAddress: URL | undefined

  constructor(
    { psp }: { psp: PspProcess },
    { shopUrl, scenario, purchase }: { shopUrl: string; scenario: Scenario; purchase: Purchase },
  ) {
    this.visitor = new Visitor(shopUrl)
    this.#psp = psp
    this.#scenario = scenario
    this.#purchase = purchase
  }

  async fillBasket(): Promise<void> {
    const { amountCents, quantity, refundCents, giver, receiver: email } = this.#purchase
    const receiver = { name: 'Sanne', email }
    await this.visitor.addCard({ productId, amountCents, quantity, receiver })
    if (refundCents > 0) {
      await this.visitor.addCard({ productId, amountCents: refundCents, quantity: 1, receiver })
    }
    await this.visitor.saveDetails(giver)
  }

  /** Rejects where the shop dies before the end of the way. */
  async pay(): Promise<void> {
    const { way } = this.#scenario
    const isCard = way === 'card' || way === 'refund'
    const { action } = await this.visitor.startPayment(isCard ? 'scheme' : 'ideal')
    if (action === null) return
    // The provider's notification must not be faster than the visitor, who must cause the crash.
    if (way === 'ideal') await this.#psp.loseNextNews()
    const visit = await fetch(action.url, {
      method: 'POST',
      body: new URLSearchParams({ choice: 'pay' }),
      redirect: 'manual',
    })
    this.#returnAddress = new URL(visit.headers.get('location') ?? '')
    if (way === 'ideal') await this.comeBack()
  }

  /** Loads the page again to which the bank led back. */
  async comeBack(): Promise<string | null> {
    const { searchParams } = this.#returnAddress ?? new URL('about:blank')
    const { state } = await this.visitor.comeBack(
      searchParams.get('order') ?? '',
      searchParams.get('redirectResult') ?? '',
    )
    return state
  }
}
