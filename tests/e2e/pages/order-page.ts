import { expect, type Locator, type Page } from '@playwright/test'
import { say, type Texts } from './texts.ts'

/** An order as the giver sees it, on the page of thanks and on its own page. */
export class OrderPage {
  readonly #page: Page
  readonly #texts: Texts['order']
  readonly #giftLink: Texts['giftLink']
  readonly #copied: string

  constructor(page: Page, texts: Texts) {
    this.#page = page
    this.#texts = texts.order
    this.#giftLink = texts.giftLink
    this.#copied = texts.copy.copied
  }

  /** What the money of a transfer is known by. */
  get transferReference(): Locator {
    return this.#transferFact('reference')
  }

  /** In whose name the account stands that it goes to. */
  get transferPayee(): Locator {
    return this.#transferFact('beneficiary')
  }

  get transferCode(): Locator {
    return this.#page.getByRole('img', { name: this.#texts.transfer.qrAlt })
  }

  #transferFact(name: 'reference' | 'beneficiary'): Locator {
    return this.#page
      .getByText(this.#texts.transfer[name], { exact: true })
      .locator('xpath=ancestor::div[1]/dd[1]')
  }

  /** Copies one thing that a bank asks for. */
  async copyForTransfer(what: 'copyAmount' | 'copyIban' | 'copyReference'): Promise<void> {
    const name = this.#texts.transfer[what]
    await this.#page.getByRole('button', { name, exact: true }).click()
    await expect(this.#page.getByRole('status').filter({ hasText: this.#copied })).toHaveCount(1)
  }

  receiver(name: string): Locator {
    return this.#page.getByRole('listitem').filter({
      has: this.#page.getByRole('heading', { name, exact: true }),
    })
  }

  /** How far the gift of a receiver is. */
  state(name: string, state: 'FAILED' | 'SENT' | 'HANDED_OVER' | 'OPENED'): Locator {
    return this.receiver(name).getByText(this.#texts.delivery[state], { exact: true })
  }

  /** Asks for the form that stands behind a press where the address may well be right. */
  askForCorrection(name: string): Promise<void> {
    return this.receiver(name).getByRole('button', { name: this.#texts.address.ask }).click()
  }

  async sendAgain(name: string, email: string): Promise<void> {
    const { askOf, done } = this.#texts.again
    await this.receiver(name)
      .getByRole('button', { name: say(askOf, { name }) })
      .click()
    await expect(this.receiver(name).getByText(say(done, { email }))).toBeVisible()
  }

  /** Asks for the gift's link, and confirms that the mailed one ends. */
  async handOver(name: string): Promise<void> {
    const { askOf, yes } = this.#texts.handOver
    await this.receiver(name)
      .getByRole('button', { name: say(askOf, { name }) })
      .click()
    await this.receiver(name).getByRole('button', { name: yes }).click()
  }

  /** The link that goes by WhatsApp. */
  async linkFor(name: string): Promise<string> {
    const sent = this.receiver(name).getByRole('link', { name: /^WhatsApp/ })
    const text = new URL((await sent.getAttribute('href')) ?? '').searchParams.get('text')
    return /http\S+/.exec(text ?? '')?.[0] ?? ''
  }

  async showQr(name: string): Promise<void> {
    await this.receiver(name).getByRole('button', { name: /^QR/ }).click()
    await expect(this.receiver(name).getByRole('img', { name: /^QR/ })).toBeVisible()
  }

  /** On paper the sheet stands in place of the page, which is back once it is printed. */
  async printSheet(name: string): Promise<void> {
    await this.#page.evaluate(() => {
      window.print = () => {}
    })
    await this.receiver(name)
      .getByRole('button', { name: /^Print/ })
      .click()
    await this.#page.emulateMedia({ media: 'print' })
    const { heading, to } = this.#giftLink.fold
    await expect(this.#page.getByText(heading, { exact: true })).toBeVisible()
    await expect(this.#page.getByText(say(to, { name }), { exact: true })).toHaveCount(2)
    await expect(this.#page.getByRole('heading', { name, exact: true })).toBeHidden()
    await this.#page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await this.#page.emulateMedia({ media: 'screen' })
    await expect(this.#page.getByText(heading, { exact: true })).toHaveCount(0)
  }

  correctionFor(name: string): Locator {
    return this.#page.getByRole('form', { name: say(this.#texts.address.title, { name }) })
  }

  async correct(name: string, typed: { email: string; confirmEmail?: string }): Promise<void> {
    const form = this.correctionFor(name)
    const { email, confirmEmail, submit } = this.#texts.address
    await form.getByLabel(email).fill(typed.email)
    await form.getByLabel(confirmEmail).fill(typed.confirmEmail ?? typed.email)
    await form.getByRole('button', { name: submit }).click()
  }
}
