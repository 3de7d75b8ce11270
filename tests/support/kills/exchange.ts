import { orderActivation } from '#tests/support/order-activation.ts'
import { Redeem } from '#tests/support/redeem.ts'
import { Visitor } from '#tests/support/visitor.ts'

type Card = { number: string; pin: string }

/** Somebody exchanges a card of 50 euros for one of 60, and remembers what a browser would after the shop has died under it. */
export class Exchange {
  readonly #visitor: Visitor
  readonly #redeem: Redeem
  readonly #card: Card
  readonly holder: string
  #returnAddress: URL | undefined

  constructor(shopUrl: string, card: Card) {
    this.#visitor = new Visitor(shopUrl)
    this.#redeem = new Redeem(this.#visitor)
    this.#card = card
    this.holder = `houder-${card.number}@post.example`
  }

  /** Until the payment of the activation is through. */
  async activate(): Promise<void> {
    const { more, codes } = await orderActivation(this.#visitor, {
      ...{ cardNumber: this.#card.number, amount: 50_00, email: this.holder },
    })
    if (more === undefined) throw new Error(`It cannot be activated: ${codes}`)
    await this.#visitor.startPayment('scheme', undefined, more)
  }

  async choose(): Promise<void> {
    await this.#redeem.open(this.#card)
    await this.#redeem.add({ productId: 'aan-tafel-dinerbon', amount: 60_00 })
    await this.#redeem.save({
      ...{ customerType: 'PRIVATE', firstName: 'Sanne', lastName: 'Bos', acceptTerms: true },
      ...{ email: this.holder, confirmEmail: this.holder },
    })
  }

  /** The bank brings the ten euros that lack. Rejects where the shop dies before the end of the way. */
  async pay(): Promise<void> {
    const { action, errors } = await this.#redeem.pay(10_00, 'ideal')
    if (action === null) throw new Error(JSON.stringify(errors))
    const visit = await fetch(action.url, {
      method: 'POST',
      body: new URLSearchParams({ choice: 'pay' }),
      redirect: 'manual',
    })
    this.#returnAddress = new URL(visit.headers.get('location') ?? '')
    await this.comeBack()
  }

  /** Whether they were at the bank. */
  get hasPaid(): boolean {
    return this.#returnAddress !== undefined
  }

  async comeBack(): Promise<string | null> {
    const { searchParams } = this.#returnAddress ?? new URL('about:blank')
    const [order, result] = [searchParams.get('order'), searchParams.get('redirectResult')]
    return (await this.#visitor.comeBack(order ?? '', result ?? '')).state
  }
}
