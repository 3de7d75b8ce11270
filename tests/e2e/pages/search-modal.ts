import { expect, type Locator, type Page } from '@playwright/test'
import { type Texts, textsOf } from './texts.ts'

/** The search of the header, and the modal that it opens. */
export class SearchModal {
  readonly page: Page
  readonly texts: Texts['search']

  constructor(page: Page, texts: Texts = textsOf('nl')) {
    this.page = page
    this.texts = texts.search
  }

  /** The field of the header, which phones and tablets have no room for. */
  get headerField(): Locator {
    return this.page.getByRole('banner').getByRole('textbox', { name: this.texts.label })
  }

  get headerButton(): Locator {
    return this.page.getByRole('banner').getByRole('link', { name: this.texts.open, exact: true })
  }

  /** What opens the modal: phones and tablets have a field on the page itself, and the button once that has passed. */
  get opener(): Locator {
    const onPage = this.page.getByRole('main').getByRole('textbox', { name: this.texts.label })
    const openers = this.headerField.or(this.headerButton).or(onPage)
    return openers.filter({ visible: true }).first()
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: this.texts.title })
  }

  get field(): Locator {
    return this.dialog.getByRole('combobox', { name: this.texts.label })
  }

  get options(): Locator {
    return this.dialog.getByRole('option')
  }

  get active(): Locator {
    return this.dialog.getByRole('option', { selected: true })
  }

  get status(): Locator {
    return this.dialog.getByRole('status').filter({ hasText: /./ }).first()
  }

  /** Opens the modal by a click. Before the page is hydrated, the link leads to the page of search. */
  async open(): Promise<void> {
    await this.page.goto('/cadeaubonnen/')
    await this.reopen()
  }

  /**
   * Tries again when the button goes, as the header takes it away once the field of a new page is in sight, and when a page that had begun to
   * come closes what was opened over the one before.
   */
  async reopen(): Promise<void> {
    await expect(async () => {
      if (!(await this.dialog.isVisible())) await this.opener.click({ timeout: 5_000 })
      await this.field.waitFor({ timeout: 5_000 })
    }).toPass()
  }

  async type(text: string): Promise<void> {
    await this.field.fill(text)
  }
}
