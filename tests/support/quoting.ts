import type { PaymentRequest } from '#flows/payments/begin-payment.ts'
import { answerQuote } from '#flows/quotes/answer-quote.ts'
import type { OfferedLine, QuoteOffer } from '#flows/quotes/compose-quote.ts'
import { requestQuote } from '#flows/quotes/request-quote.ts'
import { findOwnQuote } from '#flows/quotes/view-quotes.ts'
import type { QuoteRequest } from '#kernel/quote-request.ts'
import { type ReceiverRow, toRowsText } from '#kernel/receiver-list.ts'
import type { OrderShop } from '#tests/support/build-order-shop.ts'
import { companyInput } from '#tests/support/company-input.ts'
import { solveCaptcha } from '#tests/support/solve-captcha.ts'

const { customerType: _, ...company } = companyInput

/** Request of a company for its own cards. */
export const quoteInput: QuoteRequest = {
  ...company,
  vatNumber: undefined,
  firstName: 'Joris',
  lastName: 'Bakker',
  email: 'joris@bol.example',
  phoneNumber: undefined,
  contactBy: 'mail',
  message: 'Twintig bonnen voor het team, graag voor kerst.',
  remark: undefined,
  occasion: 'Kerst',
  product: undefined,
  quantity: 20,
  amount: 50_00,
  budget: undefined,
  deliveryForm: 'DIGITAL',
  rows: undefined,
}

export const colleague = (name: string): ReceiverRow => ({
  firstName: name,
  lastName: 'Vis',
  message: '',
  email: `${name.toLowerCase()}@bol.example`,
})

export const offeredLine: OfferedLine = {
  productId: 'dinerbon',
  form: 'DIGITAL',
  amountCents: 50_00,
  quantity: 2,
  isForList: false,
}

const usualOffer: QuoteOffer = {
  lines: [offeredLine],
  discount: undefined,
  feeCents: undefined,
  note: undefined,
}

/** Quote of a company in a shop of a test: asked for, answered, looked at. */
export class Quoting {
  readonly number: string
  readonly token: string
  readonly #shop: OrderShop

  constructor(shop: OrderShop, { number, token }: { number: string; token: string }) {
    this.#shop = shop
    this.number = number
    this.token = token
  }

  static async ask(
    shop: OrderShop,
    given: Partial<QuoteRequest> = {},
    receivers: readonly ReceiverRow[] = [],
  ): Promise<Quoting> {
    const { deps } = shop
    const rows = receivers.length === 0 ? undefined : toRowsText(receivers)
    const { number } = await requestQuote(deps, {
      request: { ...quoteInput, rows, ...given },
      language: 'nl',
      captchaToken: solveCaptcha(await deps.captcha.challenge('common')),
      clientIp: undefined,
    })
    const { id } = await deps.db
      .selectFrom('quotes')
      .select('id')
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
    return new Quoting(shop, { number, token: deps.quoteLinks.token(id) })
  }

  /** Asked for and answered. */
  static async send(shop: OrderShop, offer: Partial<QuoteOffer> = {}): Promise<Quoting> {
    const quoting = await Quoting.ask(shop)
    await quoting.answer(offer)
    return quoting
  }

  async answer(offer: Partial<QuoteOffer> = {}, days = 14): Promise<void> {
    const today = Temporal.PlainDate.from(this.#shop.now.toISOString().slice(0, 10))
    await answerQuote(this.#shop.deps, {
      number: this.number,
      actor: 'Mila',
      validUntil: today.add({ days }),
      offer: { ...usualOffer, ...offer },
    })
  }

  view = () => findOwnQuote(this.#shop.deps, this.token)

  /** Payment as the button of the quote's page sends it. */
  async request(given: Partial<PaymentRequest> = {}): Promise<PaymentRequest> {
    const { version, versions } = await this.view()
    const visitorKey = given.visitorKey ?? crypto.randomUUID()
    return this.#shop.request(visitorKey, {
      quote: { token: this.token, version },
      earlyDelivery: undefined,
      expectedTotalCents: versions[0]?.totalCents ?? 0,
      ...given,
    })
  }
}
