import { expect, type Locator, type Page } from '@playwright/test'
import { say, type Texts } from './texts.ts'

export type Receiver = {
  name: string
  email: string
  confirmEmail?: string
  note?: string
  /** From whom, on the tag. */
  giver?: string
}

/** The page of one gift card, and what a giver chooses there. */
export class ProductPage {
  readonly page: Page
  readonly #texts: Texts['product']
  readonly #address: Texts['address']
  readonly #prefix: string

  constructor(page: Page, { texts, prefix }: { texts: Texts; prefix: string }) {
    this.page = page
    this.#texts = texts.product
    this.#address = texts.address
    this.#prefix = prefix
  }

  async open(product: string): Promise<void> {
    await this.page.goto(`${this.#prefix}/cadeaubonnen/${product}/`)
  }

  get addButton(): Locator {
    return this.page.getByRole('button', { name: this.#texts.form.submit })
  }

  get title(): Locator {
    return this.page.getByRole('heading', { level: 1 })
  }

  /** The radio buttons lie under their labels, so a visitor clicks the label. Below the form the same amount may stand again. */
  async choose(label: string): Promise<void> {
    await this.page.getByText(label, { exact: true }).first().click()
  }

  /** A Dutch address, whose street and town are looked up. */
  async sendTo(address: { postCode: string; houseNumber: string; street: string }): Promise<void> {
    const { postCode, houseNumber, street } = this.#address
    await this.page.getByLabel(postCode, { exact: true }).fill(address.postCode)
    await this.page.getByLabel(houseNumber).fill(address.houseNumber)
    await this.page.getByLabel(houseNumber).blur()
    await expect(this.page.getByLabel(street, { exact: true })).toHaveValue(address.street)
  }

  async chooseOtherAmount(amount: string): Promise<void> {
    await this.choose(this.#texts.form.otherAmount)
    await this.page.getByLabel(this.#texts.form.otherAmountLabel).fill(amount)
  }

  async forMyself(): Promise<void> {
    await this.choose(this.#texts.form.forSelf)
  }

  async forSomebodyElse({ name, email, confirmEmail, note, giver }: Receiver): Promise<void> {
    const { form } = this.#texts
    await this.page.getByLabel(form.name).fill(name)
    if (giver !== undefined) await this.giverName.fill(giver)
    await this.page.getByLabel(form.email).fill(email)
    await this.page.getByLabel(form.confirmEmail).fill(confirmEmail ?? email)
    if (note !== undefined) await this.writeNote(note)
  }

  get giverName(): Locator {
    return this.page.getByLabel(this.#texts.form.giverName)
  }

  async writeNote(note: string): Promise<void> {
    await this.page.getByLabel(this.#texts.form.messageLabel).fill(note)
  }

  quantity(title: string): Locator {
    return this.page.getByRole('textbox', { name: say(this.#texts.form.quantityLabel, { title }) })
  }

  get added(): Locator {
    return this.page.getByRole('dialog', { name: this.#texts.added.title })
  }

  async add(): Promise<void> {
    await this.addButton.click()
  }

  async addAndGoToBasket(): Promise<void> {
    await this.add()
    await this.added.getByRole('link', { name: this.#texts.added.toBasket }).click()
  }
}
