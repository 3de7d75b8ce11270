import type { Locator, Page } from '@playwright/test'
import { say, type Texts } from './texts.ts'

/** The receiver's own page behind the private link. */
export class GiftPage {
  readonly page: Page
  readonly #texts: Texts['card']
  readonly #dates: Texts['cardDates']
  readonly #thanks: Texts['thankYou']

  constructor(page: Page, texts: Texts) {
    this.page = page
    this.#texts = texts.card
    this.#dates = texts.cardDates
    this.#thanks = texts.thankYou
  }

  get unwrapButton(): Locator {
    const { action, actionSelf } = this.#texts.wrapped
    return this.page
      .getByRole('button', { name: action })
      .or(this.page.getByRole('button', { name: actionSelf }))
  }

  /** By a finger on the parcel itself; its tag lies on it. */
  async unwrapParcel(giver: string): Promise<void> {
    await this.unwrapButton.getByText(say(this.#texts.wrapped.tagFrom, { giver })).tap()
  }

  async unwrap(): Promise<void> {
    await this.unwrapButton.click()
  }

  get cards(): Locator {
    return this.page.getByRole('article')
  }

  get barcode(): Locator {
    return this.cards.getByRole('img', { name: this.#texts.barcode.split('{')[0] ?? '' })
  }

  /** Follows the link of one card, as whoever gets it by WhatsApp does. */
  async openOwnPage(title: string): Promise<void> {
    const sent = this.page.getByRole('link', { name: `WhatsApp (${title})` }).first()
    const text = new URL((await sent.getAttribute('href')) ?? '').searchParams.get('text')
    await this.page.goto(/http\S+/.exec(text ?? '')?.[0] ?? '')
  }

  /** How the last day is not forgotten. */
  get dates(): Locator {
    return this.page.getByRole('region', { name: this.#dates.heading })
  }

  async remindAt(email: string): Promise<void> {
    for (const box of await this.dates.getByRole('checkbox').all()) await box.check()
    await this.dates.getByRole('textbox', { name: this.#dates.email }).fill(email)
    await this.dates.getByRole('button', { name: this.#dates.submit }).click()
  }

  async endReminders(): Promise<void> {
    await this.dates.getByRole('button', { name: this.#dates.end }).click()
  }

  async restoreReminders(): Promise<void> {
    await this.dates.getByRole('button', { name: this.#dates.undo }).click()
  }

  async thankInOneTap(): Promise<void> {
    await this.page.getByRole('button', { name: this.#thanks.wordless }).click()
  }

  async thank(text: string): Promise<void> {
    await this.page.getByText(this.#thanks.words).click()
    await this.page.getByLabel(this.#thanks.field).fill(text)
    await this.page.getByRole('button', { name: this.#thanks.submit }).click()
  }

  get thanked(): Locator {
    return this.page.getByRole('heading', { name: this.#thanks.sent })
  }

  get copyNumber(): Locator {
    return this.page.getByRole('button', { name: this.#texts.copyNumber })
  }
}
