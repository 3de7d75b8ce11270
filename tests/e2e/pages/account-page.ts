import type { Locator, Page } from '@playwright/test'
import type { Mailbox } from './mailbox.ts'
import type { Shop } from './shop.ts'
import type { Texts } from './texts.ts'

type Form =
  | 'identify'
  | 'login'
  | 'register'
  | 'forgot'
  | 'newPassword'
  | 'confirm'
  | 'signInLink'
  | 'signIn'
type Field = keyof Texts['accountForm']['required'] | 'newPassword' | 'phoneNumber'
type Typed = Partial<Record<Field, string>>

/** Logging in, registering and the pages of an account. */
export class AccountPage {
  readonly page: Page
  readonly #shop: Shop
  readonly #mailbox: Mailbox

  constructor({ page, shop, mailbox }: { page: Page; shop: Shop; mailbox: Mailbox }) {
    this.page = page
    this.#shop = shop
    this.#mailbox = mailbox
  }

  get entry(): Texts['accountEntry'] {
    return this.#shop.texts.accountEntry
  }

  get pages(): Texts['accountPages'] {
    return this.#shop.texts.accountPages
  }

  form(name: Form): Locator {
    return this.page.getByRole('form', { name: this.entry[name].pageTitle, exact: true })
  }

  get main(): Locator {
    return this.page.getByRole('main')
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name })
  }

  /** Labels begin alike, and some say after it that the field may stay empty. */
  field(name: Field, within: Locator = this.main): Locator {
    return within.getByLabel(new RegExp(`^${this.#shop.texts.accountForm[name]}(?: \\(|$)`))
  }

  /** All that is wrong with a form. */
  get summary(): Locator {
    return this.main.getByRole('alert')
  }

  async fill(typed: Typed, within: Locator = this.main): Promise<void> {
    for (const [name, text] of Object.entries(typed))
      await this.field(name as Field, within).fill(text)
  }

  submit(name: Form): Locator {
    return this.form(name).getByRole('button', { name: this.entry[name].submit })
  }

  send(name: Form): Promise<void> {
    return this.submit(name).click()
  }

  /** The navigation beside the pages of an account. */
  get navigation(): Locator {
    return this.main.getByRole('navigation', { name: this.#shop.texts.account.navigation })
  }

  async requestNewPassword(email: string): Promise<void> {
    await this.#shop.open('/account/wachtwoord-vergeten/')
    await this.fill({ email }, this.form('forgot'))
    await this.send('forgot')
    await this.heading(this.entry.forgotSent.heading).waitFor()
  }

  /** The private address in the newest mail of its kind. */
  linkTo(
    kind: 'bevestigen' | 'nieuw-wachtwoord' | 'inloglink/openen',
    email: string,
  ): Promise<string> {
    return this.#mailbox.linkTo(email, `account/${kind}`)
  }

  /** As another browser, which knows nobody. */
  forgetCookies(): Promise<void> {
    return this.page.context().clearCookies()
  }
}
