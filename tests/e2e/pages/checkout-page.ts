import type { Locator, Page } from '@playwright/test'
import { earlyDeliveryTexts } from '#i18n/texts/early-delivery.ts'
import { findPaymentMethod } from '#kernel/payment-methods.ts'
import type { Texts } from './texts.ts'

export type Giver = { firstName: string; lastName: string; email: string; confirmEmail?: string }

export type Company = { name: string; kvkNumber: string; postCode: string; houseNumber: string }

/** Not every card has a code. */
export type PaymentCard = { number: string; expiry: string; code?: string; holder: string }

/** The steps of ordering, up to the button that pays. */
export class CheckoutPage {
  readonly page: Page
  readonly texts: Texts['checkout']
  readonly address: Texts['address']
  readonly #prefix: string

  constructor(page: Page, { texts, prefix }: { texts: Texts; prefix: string }) {
    this.page = page
    this.texts = texts.checkout
    this.address = texts.address
    this.#prefix = prefix
  }

  async open(): Promise<void> {
    await this.page.goto(`${this.#prefix}/bestellen/`)
  }

  heading(step: 'details' | 'payment'): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.texts[step].heading })
  }

  async fillDetails(giver: Giver): Promise<void> {
    await this.typeDetails(giver)
    await this.page.getByRole('checkbox').first().check()
  }

  /** All that is typed. */
  async typeDetails(giver: Giver): Promise<void> {
    const { details } = this.texts
    await this.page.getByLabel(details.firstName).fill(giver.firstName)
    await this.page.getByLabel(details.lastName).fill(giver.lastName)
    await this.page.getByLabel(details.email, { exact: true }).fill(giver.email)
    await this.page.getByLabel(details.confirmEmail).fill(giver.confirmEmail ?? giver.email)
  }

  /** The details of a Dutch company, whose street and town are looked up. */
  async orderForCompany(company: Company): Promise<void> {
    const { details } = this.texts
    await this.page.getByText(details.business, { exact: true }).click()
    await this.page.getByLabel(details.companyName).fill(company.name)
    await this.page.getByLabel(details.kvkNumber).fill(company.kvkNumber)
    await this.page.getByLabel(this.address.postCode, { exact: true }).fill(company.postCode)
    await this.page.getByLabel(this.address.houseNumber).fill(company.houseNumber)
    await this.page.getByLabel(this.address.houseNumber).blur()
  }

  get street(): Locator {
    return this.page.getByLabel(this.address.street, { exact: true })
  }

  get detailsButton(): Locator {
    return this.page.getByRole('button', { name: this.texts.details.next })
  }

  async sendDetails(): Promise<void> {
    await this.detailsButton.click()
  }

  /** From the first step to the choice of how to pay. */
  async identify(giver: Giver): Promise<void> {
    await this.heading('details').waitFor()
    await this.fillDetails(giver)
    await this.sendDetails()
    await this.heading('payment').waitFor()
  }

  get payButton(): Locator {
    return this.page.getByRole('button', { name: this.texts.payment.orderAndPay })
  }

  nameOf(method: string): string {
    return findPaymentMethod(method)?.name[this.#prefix === '' ? 'nl' : 'en'] ?? method
  }

  /** Its mark may be the same word, and stands after it. */
  async choose(method: string): Promise<void> {
    await this.page.getByText(this.nameOf(method), { exact: true }).first().click()
  }

  /** About cards that come within the days of the right to withdraw. */
  get earlyBox(): Locator {
    const { agree } = earlyDeliveryTexts[this.#prefix === '' ? 'nl' : 'en']
    return this.page.getByRole('radio', { name: agree })
  }

  /** `isEarly`: something comes to a consumer within the days of the right to withdraw, and is agreed to. */
  async payWithIdeal({ isEarly = true } = {}): Promise<void> {
    await this.choose('ideal')
    await this.#orderAndPay(isEarly)
  }

  /** `answer` gives what the method asks once it is chosen. */
  async payWith(
    method: string,
    answer?: () => Promise<void>,
    { isEarly = true } = {},
  ): Promise<void> {
    await this.choose(method)
    await answer?.()
    await this.#orderAndPay(isEarly)
    // A page of ours shows a code for the app first.
    if (findPaymentMethod(method)?.kind === 'app')
      await this.page.getByRole('link', { name: this.texts.processing.openApp }).click()
  }

  async #orderAndPay(isEarly: boolean): Promise<void> {
    if (isEarly) await this.earlyBox.check()
    await this.payButton.click()
  }

  /** Each field of the card is a frame of the payment provider. */
  async payByCard(card: PaymentCard, { isEarly = true } = {}): Promise<void> {
    await this.fillInCard(card)
    await this.#orderAndPay(isEarly)
  }

  async fillInCard(card: PaymentCard): Promise<void> {
    await this.choose('scheme')
    await this.typeCard(card)
  }

  /** Of the method that is chosen; without a number it is typed already. */
  async typeCard(card: Omit<PaymentCard, 'number'> & { number?: string }): Promise<void> {
    const { number, expiry, securityCode, holder } = this.texts.card
    if (card.number !== undefined) await this.#frameField(number).fill(card.number)
    await this.#frameField(expiry).fill(card.expiry)
    if (card.code !== undefined) await this.#frameField(securityCode).fill(card.code)
    await this.page.getByLabel(holder).fill(card.holder)
  }

  /** Before the script in its frame has run, the field has no name. */
  async typeCardNumberEarly(number: string): Promise<void> {
    await this.#frameOf(this.texts.card.number).getByRole('textbox').fill(number)
  }

  async cardFieldsReady(): Promise<void> {
    const { number, expiry, securityCode } = this.texts.card
    for (const label of [number, expiry, securityCode]) await this.#frameField(label).waitFor()
  }

  #frameField(label: string): Locator {
    return this.#frameOf(label).getByRole('textbox', { name: label })
  }

  #frameOf(label: string) {
    return this.page.frameLocator(`iframe[title="${label}"]`)
  }

  /** Why the visitor is asked to pay once more. */
  message(reason: 'refused' | 'cancelled' | 'tooMany'): Locator {
    return this.page.getByText(this.texts.retry[reason], { exact: true })
  }

  /** In the list of all that is wrong. */
  missing(name: keyof Texts['checkout']['required']): Locator {
    return this.page.getByRole('alert').getByText(this.texts.required[name])
  }
}
