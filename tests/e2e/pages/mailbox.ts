import type { APIRequestContext, Page } from '@playwright/test'
import type { KeptMessage } from '#simulators/mailbox/mailbox.ts'
import { eventually } from '#tests/support/eventually.ts'
import { expectHydrated } from '../expect-hydrated.ts'
import { GiftPage } from './gift-page.ts'
import type { Texts } from './texts.ts'

/** The mails that the shop sent, as the mailbox simulator keeps them. */
export class Inbox {
  readonly #request: APIRequestContext

  constructor(request: APIRequestContext) {
    this.#request = request
  }

  async messagesTo(address: string): Promise<readonly KeptMessage[]> {
    const response = await this.#request.get('/dev/mailbox/messages.json')
    const messages = (await response.json()) as readonly KeptMessage[]
    return messages.filter(({ to }) => to.address === address)
  }

  /** Waits for the newest mail to the address. */
  mailTo(address: string): Promise<KeptMessage> {
    return eventually(`a mail to ${address}`, async () => {
      const [newest] = await this.messagesTo(address)
      return newest
    })
  }

  /** Waits for a mail to the address with such a subject. */
  mailAbout(address: string, subject: RegExp): Promise<KeptMessage> {
    return eventually(`a mail ${subject} to ${address}`, async () =>
      (await this.messagesTo(address)).find((message) => subject.test(message.subject)),
    )
  }

  /** The newest mailed link of a kind, such as `/kaart/`. */
  linkTo(address: string, kind: string): Promise<string> {
    const link = new RegExp(`http\\S+/${kind}/\\S+`)
    return eventually(`a mail with /${kind}/ to ${address}`, async () => {
      const links = (await this.messagesTo(address)).map(({ text }) => link.exec(text)?.[0])
      return links.find((found) => found !== undefined)
    })
  }

  giftLinkTo(address: string): Promise<string> {
    return this.linkTo(address, 'kaart')
  }
}

type Browsing = {
  request: APIRequestContext
  texts: Texts
  /** Whether the browser does. */
  runsScripts: boolean
}

/** The page of the mailbox simulator. */
export class Mailbox extends Inbox {
  readonly #page: Page
  readonly #texts: Texts
  readonly #runsScripts: boolean

  constructor(page: Page, { request, texts, runsScripts }: Browsing) {
    super(request)
    this.#page = page
    this.#texts = texts
    this.#runsScripts = runsScripts
  }

  #giftTo(address: string): Promise<KeptMessage> {
    return eventually(`the gift for ${address}`, async () =>
      (await this.messagesTo(address)).find(({ text }) => text.includes('/kaart/')),
    )
  }

  /** Opens the mail with the gift and follows its link, which opens a new tab. */
  async openGiftOf(address: string): Promise<GiftPage> {
    const { id } = await this.#giftTo(address)
    await this.#page.goto('/dev/mailbox/')
    await this.#page.locator(`a[href$="/${id}/"]`).click()
    // With all its pictures: what they push aside between a press and its release is not clicked.
    await this.#page.waitForURL(`**/${id}/`, { waitUntil: 'load' })
    const [tab] = await Promise.all([
      this.#page.waitForEvent('popup'),
      this.#page.frameLocator('iframe').locator('a[href*="/kaart/"]').first().click(),
    ])
    await tab.waitForURL('**/kaart/**')
    if (this.#runsScripts) await expectHydrated(tab)
    return new GiftPage(tab, this.#texts)
  }
}
