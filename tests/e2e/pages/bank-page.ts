import type { Locator, Page } from '@playwright/test'
import type { Language } from '#kernel/language.ts'
import { bankTexts } from '#simulators/adyen/pages/bank-texts.ts'

/** As the simulator's texts call them. */
type Choice = 'pay' | 'refuse' | 'cancel' | 'expire' | 'later' | 'payLess' | 'close'

const isFolded: Record<Choice, boolean> = {
  pay: false,
  refuse: false,
  cancel: false,
  expire: true,
  later: true,
  payLess: true,
  close: true,
}

/** The bank's own pages, on an origin of their own, which is known once one of them is there. */
export class BankPage {
  readonly #page: Page
  readonly #texts: (typeof bankTexts)[Language]
  #origin = ''

  constructor(page: Page, language: Language) {
    this.#page = page
    this.#texts = bankTexts[language]
  }

  get title(): Locator {
    return this.#page.getByRole('heading', { name: this.#texts.payWith.replace('{method}', '') })
  }

  button(choice: Choice): Locator {
    return this.#page.getByRole('button', { name: this.#texts[choice], exact: true })
  }

  async choose(choice: Choice): Promise<void> {
    await this.title.waitFor()
    this.#origin = new URL(this.#page.url()).origin
    if (isFolded[choice]) await this.#page.getByText(this.#texts.more).click()
    await this.button(choice).click()
  }

  /** 3-D Secure: the bank of the card asks who pays. */
  get challenge(): Locator {
    return this.#page.getByRole('heading', { name: this.#texts.challengeTitle })
  }

  async confirm(password: string): Promise<void> {
    await this.challenge.waitFor()
    await this.#page.getByLabel(this.#texts.password).fill(password)
    // A wrong password is answered by the same page: it is left before it is looked at again.
    await Promise.all([
      this.#page.waitForEvent('domcontentloaded'),
      this.#page.getByRole('button', { name: this.#texts.confirm }).click(),
    ])
  }

  async payAfterAll(): Promise<void> {
    await this.#page.getByRole('link', { name: this.#texts.backToBank }).click()
  }

  async cancelChallenge(): Promise<void> {
    await this.challenge.waitFor()
    await this.button('cancel').click()
  }

  /** Pays in the bank's app on another device, and closes the tab here. */
  async payInApp(): Promise<void> {
    await this.title.waitFor()
    await this.answerUnseen({ choice: 'pay' })
    await this.#page.goto('about:blank')
  }

  /** What the page asks is answered without it. Gives the address of the shop that the page would have led to. */
  async answerUnseen(form: Readonly<Record<string, string>>): Promise<string> {
    const answer = await this.#page.request.post(this.#page.url(), { form, maxRedirects: 0 })
    return answer.headers().location ?? ''
  }

  /** Until a bank that wanted to decide later has done so. */
  async letTimePass(): Promise<void> {
    const data = { advanceMs: 30_000 }
    await this.#page.request.post(`${this.#origin}/control/clock`, { data })
  }
}
