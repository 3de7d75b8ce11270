import type { Locator, Page } from '@playwright/test'
import { fieldErrorsTexts } from '#i18n/texts/field-errors.ts'
import { newsletterTexts } from '#i18n/texts/newsletter.ts'
import { newsletterLinkTexts } from '#i18n/texts/newsletter-link.ts'
import type { Language } from '#kernel/language.ts'
import type { Mailbox } from './mailbox.ts'

const fieldErrors = fieldErrorsTexts.nl
const newsletter = newsletterTexts.nl
const newsletterLink = newsletterLinkTexts.nl
const enFieldErrors = fieldErrorsTexts.en
const enNewsletter = newsletterTexts.en
const enNewsletterLink = newsletterLinkTexts.en

const texts = {
  nl: { form: newsletter, link: newsletterLink, fieldErrors },
  en: { form: enNewsletter, link: enNewsletterLink, fieldErrors: enFieldErrors },
}

/** The newsletter under every page, and what stands behind the links of its mails. */
export class NewsletterPage {
  readonly page: Page
  readonly texts
  readonly #mailbox: Mailbox

  constructor(page: Page, { language, mailbox }: { language: Language; mailbox: Mailbox }) {
    this.page = page
    this.texts = texts[language]
    this.#mailbox = mailbox
  }

  get form(): Locator {
    return this.page.getByRole('form', { name: this.texts.form.title })
  }

  get email(): Locator {
    return this.form.getByLabel(this.texts.form.email)
  }

  get firstName(): Locator {
    return this.form.getByLabel(this.texts.form.firstName)
  }

  get submit(): Locator {
    return this.form.getByRole('button', { name: this.texts.form.submit })
  }

  get mailed(): Locator {
    return this.page.getByRole('status').filter({ hasText: this.texts.form.done.title })
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name })
  }

  async ask(email: string): Promise<void> {
    await this.email.fill(email)
    await this.submit.click()
    await this.mailed.waitFor()
  }

  /** Follows a link of the newest mail to the address. */
  async open(kind: 'bevestigen' | 'afmelden', email: string): Promise<void> {
    await this.page.goto(await this.linkTo(kind, email))
  }

  linkTo(kind: 'bevestigen' | 'afmelden', email: string): Promise<string> {
    return this.#mailbox.linkTo(email, `nieuwsbrief/${kind}`)
  }
}
