import type { APIRequestContext, Page } from '@playwright/test'
import type { KeptMessage } from '#simulators/mailbox/mailbox.ts'
import { eventually } from '#tests/support/eventually.ts'
import { GiftPage } from './gift-page.ts'
import type { Texts } from './texts.ts'

/** Everybody's mail, as the demonstration keeps it. */
export class Post {
  readonly #request: APIRequestContext

  constructor(request: APIRequestContext) {
    this.#request = request
  }

  async messagesTo(address: string): Promise<readonly KeptMessage[]> {
    const response = await this.#request.get('/dev/mailbox/messages.json')
    const messages = (await response.json()) as readonly KeptMessage[]
    return messages.filter(({ to }) => to.address === address)
  }

  /** Waits for the post. */
  letterTo(address: string): Promise<KeptMessage> {
    return eventually(`a mail to ${address}`, async () => {
      const [newest] = await this.messagesTo(address)
      return newest
    })
  }

  /** The newest private address of a kind that was mailed, such as the one behind `/kaart/`. */
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

/** The mailbox page of the demonstration. */
export class Mailbox extends Post {
  readonly #page: Page
  readonly #texts: Texts

  constructor(page: Page, { request, texts }: { request: APIRequestContext; texts: Texts }) {
    super(request)
    this.#page = page
    this.#texts = texts
  }

  #giftTo(address: string): Promise<KeptMessage> {
    return eventually(`the gift for ${address}`, async () =>
      (await this.messagesTo(address)).find(({ text }) => text.includes('/kaart/')),
    )
  }

  /** Opens the mail with the gift as a mail reader would, and follows its link into a tab of its own. */
  async openGiftOf(address: string): Promise<GiftPage> {
    const { id } = await this.#giftTo(address)
    await this.#page.goto('/dev/mailbox/')
    await this.#page.locator(`a[href$="/${id}/"]`).click()
    const [tab] = await Promise.all([
      this.#page.waitForEvent('popup'),
      this.#page.frameLocator('iframe').locator('a[href*="/kaart/"]').first().click(),
    ])
    return new GiftPage(tab, this.#texts)
  }
}
