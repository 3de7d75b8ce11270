import type { Locator, Page } from '@playwright/test'
import { say, type Texts } from './texts.ts'

/** The basket with its parcels, one for each receiver. */
export class BasketPage {
  readonly page: Page
  readonly #texts: Texts
  readonly #prefix: string

  constructor(page: Page, { texts, prefix }: { texts: Texts; prefix: string }) {
    this.page = page
    this.#texts = texts
    this.#prefix = prefix
  }

  async open(): Promise<void> {
    await this.page.goto(`${this.#prefix}/winkelmandje/`)
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.#texts.basket.heading })
  }

  get emptyHeading(): Locator {
    return this.page.getByRole('heading', { name: this.#texts.basket.empty.heading })
  }

  parcelFor(name: string): Locator {
    return this.page.getByRole('region', { name: say(this.#texts.basket.forOther, { name }) })
  }

  get parcelForMyself(): Locator {
    return this.page.getByRole('region', { name: this.#texts.basket.forSelf })
  }

  quantityOf(product: string): Locator {
    return this.page.getByRole('textbox', { name: say(this.#texts.basket.quantityOf, { product }) })
  }

  async remove(product: string, receiver: string): Promise<void> {
    const { removeProduct, removeModal } = this.#texts.basket
    await this.page.getByRole('button', { name: say(removeProduct, { product, receiver }) }).click()
    await this.page.getByRole('button', { name: removeModal.confirm }).click()
  }

  /** The way on stands beside the basket on a desktop, and at the lower edge of a phone. */
  get toCheckout(): Locator {
    return this.page.getByRole('button', { name: this.#texts.basket.summary.next })
  }

  /** In the window that asks who orders. */
  get asGuest(): Locator {
    return this.page.getByRole('link', { name: this.#texts.accountModals.identify.guest })
  }

  async checkOutAsGuest(): Promise<void> {
    await this.toCheckout.click()
    await this.asGuest.click()
  }
}
