import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { pathsOf } from '#kernel/addresses.ts'
import type { PspBooks, PspPayment } from '#tests/support/psp-books.ts'
import { expect } from '../journey.ts'
import { newAddress } from '../new-address.ts'
import { BankPage } from '../pages/bank-page.ts'
import { BasketPage } from '../pages/basket-page.ts'
import { CheckoutPage } from '../pages/checkout-page.ts'
import { Mailbox } from '../pages/mailbox.ts'
import { Shop } from '../pages/shop.ts'
import type { Fate, Way } from './ways.ts'

export const productId = 'aan-tafel-dinerbon'

type Decision = 'authorised' | 'refused' | 'cancelled'

type Tab = {
  page: Page
  request: APIRequestContext
  books: PspBooks
  way: Way
  shopUrl: string
  storeId: number
}

/** Somebody who buys one card for themselves, in one tab of their browser, and what they find in the end. */
export class Payer {
  readonly page: Page
  readonly way: Way
  readonly shop: Shop
  readonly checkout: CheckoutPage
  readonly bank: BankPage
  readonly basket: BasketPage
  readonly mailbox: Mailbox
  readonly #tab: Tab
  readonly #email: string
  readonly #cardCents: number

  constructor(tab: Tab, bought: { email: string; cardCents: number }) {
    const { page, way, request, shopUrl: url, storeId } = tab
    const { language } = way
    this.#tab = tab
    this.page = page
    this.way = way
    this.#email = bought.email
    this.#cardCents = bought.cardCents
    this.shop = new Shop(page, { url, storeId, language })
    this.checkout = new CheckoutPage(page, this.shop)
    this.bank = new BankPage(page, language)
    this.basket = new BasketPage(page, this.shop)
    this.mailbox = new Mailbox(page, { request, texts: this.shop.texts, runsScripts: true })
  }

  /** Has ordered all but paid. */
  static async withOrder(tab: Tab, cardCents = 50_00): Promise<Payer> {
    const payer = new Payer(tab, { email: newAddress('joris'), cardCents })
    const card = { productId, amountCents: cardCents, quantity: 1 }
    await payer.shop.fillInOrder(card, payer.#email, tab.way.details)
    await payer.goToPayment()
    return payer
  }

  /** The same order in another tab, at the choice of how to pay. */
  async inNewTab(): Promise<Payer> {
    const payer = await this.afterClosing()
    await payer.goToPayment()
    return payer
  }

  /** In a tab that shows nothing yet. */
  async afterClosing(): Promise<Payer> {
    const page = await this.page.context().newPage()
    return new Payer({ ...this.#tab, page }, { email: this.#email, cardCents: this.#cardCents })
  }

  async goToPayment(): Promise<void> {
    await this.shop.open('/bestellen/?stap=betaling')
    await this.checkout.heading('payment').waitFor()
  }

  /** Chooses the way, says what it asks and pays. */
  async pay(fate: Fate = 'yes'): Promise<void> {
    await this.way.pay(this, fate)
    await this.way.goOn?.(this)
  }

  /** Pays again what is paid by now, and is led to the order instead. */
  async payInVain(): Promise<void> {
    await this.way.pay(this, 'yes')
    await this.isThanked()
  }

  /** To where the provider leads back: how the payment is going. */
  async comeBack(): Promise<void> {
    await this.page.goto((await this.newestPayment()).returnUrl)
  }

  /** The order's own page. */
  async openOrder(): Promise<void> {
    const { returnUrl } = await this.newestPayment()
    const uuid = new URL(returnUrl).searchParams.get('order') ?? ''
    await this.page.goto(pathsOf(this.way.language).order(uuid))
  }

  /** What the order's page says of one that is not paid. */
  orderIs(how: 'pendingRow' | 'canceled' | 'received'): Locator {
    return this.page.getByRole('heading', { name: this.shop.texts.order[how].heading })
  }

  /** The time of the shop and of its provider goes on, and what is due by then happens. */
  async later(span: string): Promise<void> {
    const address = `/dev/clock/?forward=${encodeURIComponent(span)}`
    const moved = await this.page.request.post(address, { form: {} })
    expect(moved.ok()).toBe(true)
  }

  /** Once the provider has heard of it. */
  async newestPayment(): Promise<PspPayment> {
    await expect.poll(() => this.#payments().length).toBeGreaterThan(0)
    const newest = this.#payments().at(-1)
    if (newest === undefined) throw new Error('The provider lost a payment.')
    return newest
  }

  /** The provider tells of the payment, whatever it said before: money of its own, unless it is none. */
  async tell(news: { success?: boolean; amount?: number } = {}): Promise<void> {
    const { reference } = await this.newestPayment()
    const event = { eventCode: 'AUTHORISATION', ...news }
    await this.#tab.books.control(`payments/${reference}/announce`, event)
  }

  /** What was left undecided is decided. */
  async decide(as: Decision): Promise<void> {
    const { reference } = await this.newestPayment()
    await this.#tab.books.control(`payments/${reference}/decide`, { as })
  }

  /** The same of what two tabs left undecided. */
  async decideBoth(as: Decision): Promise<void> {
    await expect.poll(() => this.#payments().length).toBe(2)
    for (const { reference } of this.#payments())
      await this.#tab.books.control(`payments/${reference}/decide`, { as })
  }

  /** The provider takes in what it is asked next, and the shop hears no answer. */
  async loseAnswer(): Promise<void> {
    await this.#tab.books.control('faults', { on: 'payments', kind: 'drop-after-commit' })
  }

  async isThanked(): Promise<void> {
    await expect(this.shop.thanks).toBeVisible()
  }

  async isAskedAgain(because: 'refused' | 'cancelled'): Promise<void> {
    await expect(this.checkout.message(because)).toBeVisible()
  }

  /** Both are true of what ran out: which is said goes by whether the payer or the news is back first. */
  async isAskedAgainForWhicheverReason(): Promise<void> {
    const [refused, cancelled] = [
      this.checkout.message('refused'),
      this.checkout.message('cancelled'),
    ]
    await expect(refused.or(cancelled)).toBeVisible()
  }

  /** Until the provider has more to say. */
  async isWaiting(): Promise<void> {
    const { heading } = this.checkout.texts.processing
    await expect(this.page.getByRole('heading', { name: heading })).toBeVisible()
  }

  /** The mail says it as well as the page. */
  async isToldWhereto(reference: string): Promise<void> {
    expect((await this.mailbox.mailTo(this.#email)).text).toContain(reference)
  }

  async hasCard(): Promise<void> {
    await this.mailbox.giftLinkTo(this.#email)
  }

  /** One card came, the basket is empty, and the provider has the price of it once, however often it tells so. */
  async hasPaidOnce({ timesTaken = 1 } = {}): Promise<void> {
    const total = this.totalCents
    const money = { taken: Array(timesTaken).fill(total), back: (timesTaken - 1) * total }
    const link = await this.mailbox.giftLinkTo(this.#email)
    await expect.poll(() => this.#money()).toEqual(money)
    await this.#tab.books.sendNewsAgain(this.#email)
    expect(this.#money()).toEqual(money)
    expect(await this.#giftLinks()).toEqual([link])
    await this.basket.open()
    await expect(this.basket.emptyHeading).toBeVisible()
  }

  /** Nothing was taken, nothing came, and the basket is as it was. */
  async hasPaidNothing(): Promise<void> {
    expect(this.#money()).toEqual({ taken: [], back: 0 })
    await this.#hasNoCard()
  }

  /** Money came that nothing can be made of: somebody looks at it. */
  async waitsWithMoney(cents: number): Promise<void> {
    await expect.poll(() => this.#money()).toEqual({ taken: [cents], back: 0 })
    await this.#tab.books.sendNewsAgain(this.#email)
    await this.openOrder()
    await expect(this.orderIs('received')).toBeVisible()
    await expect(
      this.page.getByRole('link', { name: this.shop.texts.order.canceled.again }),
    ).toHaveCount(0)
    await this.#hasNoCard()
  }

  async #hasNoCard(): Promise<void> {
    expect(await this.#giftLinks()).toEqual([])
    await this.basket.open()
    await expect(this.basket.parcelForMyself).toBeVisible()
  }

  get totalCents(): number {
    return this.#cardCents + this.way.feeCents
  }

  #payments(): readonly PspPayment[] {
    return this.#tab.books.payments(this.#email)
  }

  #money() {
    const payments = this.#payments()
    const taken = payments.map(({ takenCents }) => takenCents).filter((cents) => cents > 0)
    const back = payments.reduce((sum, { returnedCents }) => sum + returnedCents, 0)
    return { taken, back }
  }

  async #giftLinks(): Promise<readonly string[]> {
    const messages = await this.mailbox.messagesTo(this.#email)
    const links = messages.flatMap(({ text }) => text.match(/http\S+\/kaart\/\S+/g) ?? [])
    return [...new Set(links)]
  }
}
