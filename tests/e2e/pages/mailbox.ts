import type { APIRequestContext, Page } from '@playwright/test'
import type { KeptMessage } from '#simulators/mailbox/mailbox.ts'
import { eventually } from '#tests/support/eventually.ts'
import { GiftPage } from './gift-page.ts'
import type { Texts } from './texts.ts'

/** The mailbox page of the demonstration, where everybody's mail lies. */
export class Mailbox {
  readonly #page: Page
  readonly #request: APIRequestContext
  readonly #texts: Texts

  constructor(page: Page, { request, texts }: { request: APIRequestContext; texts: Texts }) {
    this.#page = page
    this.#request = request
    this.#texts = texts
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

  /** The private address behind the button of the mail with the gift. */
  async giftLinkTo(address: string): Promise<string> {
    const { text } = await this.#giftTo(address)
    return /http\S+\/kaart\/\S+/.exec(text)?.[0] ?? ''
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
