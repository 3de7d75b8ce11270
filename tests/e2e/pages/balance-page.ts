import { expect, type Locator, type Page } from '@playwright/test'
import { inLanguage, pathsOf } from '#kernel/addresses.ts'
import type { CardCode } from '#tests/support/visitor.ts'
import type { Texts } from './texts.ts'

/** The page where a holder sees the balance of a choice card. */
export class BalancePage {
  readonly page: Page
  readonly #texts: Texts['balance']

  constructor(page: Page, texts: Pick<Texts, 'balance'>) {
    this.page = page
    this.#texts = texts.balance
  }

  async open(language: 'nl' | 'en' = 'nl'): Promise<void> {
    await this.page.goto(inLanguage(pathsOf('nl').balance(), language))
    await expect(this.submit).toBeEnabled()
  }

  get form(): Locator {
    return this.page.getByRole('form', { name: this.#texts.form })
  }

  get number(): Locator {
    return this.form.getByLabel(this.#texts.number)
  }

  get pin(): Locator {
    return this.form.getByRole('textbox', { name: this.#texts.pin })
  }

  get showPin(): Locator {
    return this.form.getByRole('button', { name: this.#texts.showPin })
  }

  get hidePin(): Locator {
    return this.form.getByRole('button', { name: this.#texts.hidePin })
  }

  get submit(): Locator {
    return this.form.getByRole('button', { name: this.#texts.submit })
  }

  get refusal(): Locator {
    return this.form.getByRole('alert')
  }

  async check({ number, pin }: CardCode): Promise<void> {
    await this.number.fill(number)
    await this.pin.fill(pin ?? '')
    await this.submit.click()
  }

  get result(): Locator {
    return this.page.getByRole('region', { name: this.#texts.result.active.title })
  }

  get again(): Locator {
    return this.page.getByRole('button', { name: this.#texts.result.again })
  }
}
