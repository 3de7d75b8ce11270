import type { Locator, Page, Response } from '@playwright/test'
import type { Language } from '#kernel/language.ts'
import { askForQuote } from '#tests/support/ask-quotes.ts'
import { keepAddress } from '#tests/support/keep-address.ts'
import { openAccount } from '#tests/support/open-account.ts'
import {
  type CardCode,
  type CardToBuy,
  type PaymentAnswer,
  Visitor,
} from '#tests/support/visitor.ts'
import { type Texts, textsOf } from './texts.ts'

const prefixOf: Record<Language, string> = { nl: '', en: '/en' }

/** The shop as a whole: its addresses, its texts, and what other visitors do meanwhile. */
export class Shop {
  readonly page: Page
  readonly texts: Texts
  readonly prefix: string
  readonly #visited: { url: string; storeId: number }
  readonly #language: Language

  constructor(
    page: Page,
    { url, storeId, language }: { url: string; storeId: number; language: Language },
  ) {
    this.page = page
    this.texts = textsOf(language)
    this.prefix = prefixOf[language]
    this.#visited = { url, storeId }
    this.#language = language
  }

  open(path: string): Promise<Response | null> {
    return this.page.goto(`${this.prefix}${path}`)
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 })
  }

  get thanks(): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.texts.order.thanks.heading })
  }

  /** The link to the basket in the header, with this number of cards. */
  basketLink(count: number): Locator {
    const name = count === 0 ? /nog leeg/ : new RegExp(` ${count} stuk`)
    return this.page.getByRole('banner').getByRole('link', { name })
  }

  /** This visitor's own basket, filled and paid without walking past the pages. */
  async fillBasket(card: CardToBuy): Promise<void> {
    const visitor = this.#thisVisitor()
    await visitor.addCard(card)
  }

  /** The same with the details of whoever orders: what is left is to pay. */
  async fillInOrder(card: CardToBuy, email: string, more: object = {}): Promise<void> {
    const visitor = this.#thisVisitor()
    await visitor.addCard(card)
    await visitor.saveDetails(email, more)
  }

  async payBasketByCard(email: string): Promise<PaymentAnswer> {
    const visitor = this.#thisVisitor()
    await visitor.saveDetails(email)
    return visitor.startPayment('scheme')
  }

  /** This visitor gets an account and is logged in, without walking past the pages. */
  openAccount(email: string): Promise<void> {
    return openAccount(this.#thisVisitor(), email)
  }

  /** Puts an address into the book of whoever is logged in. */
  keepAddress(given: Parameters<typeof keepAddress>[1]): Promise<void> {
    return keepAddress(this.#thisVisitor(), given)
  }

  /** Asks for a quote; gives its number. */
  async askForQuote(given: object): Promise<string> {
    const { number, errors } = await askForQuote(this.#thisVisitor(), given)
    if (number === null) throw new Error(JSON.stringify(errors))
    return number
  }

  /** Orders by iDEAL; the payment is still open at the bank. */
  async orderByIdeal(email: string): Promise<PaymentAnswer> {
    const visitor = this.#thisVisitor()
    await visitor.saveDetails(email)
    return visitor.startPayment('ideal')
  }

  /** Tries a card that is declined as often as no proof is asked for, then the bank, until nothing more is asked of it. */
  async failToPay(): Promise<void> {
    const visitor = this.#thisVisitor()
    await visitor.saveDetails('haast@post.example')
    for (let time = 0; time < 3; time += 1) await visitor.startPayment('scheme', 'DECLINED')
    for (let time = 3; time < 8; time += 1) await visitor.startPayment('ideal')
  }

  /** What the holder's page shows behind a private link, once it was opened. */
  codesBehind(giftLink: string): Promise<readonly CardCode[]> {
    const token = /\/kaart\/([^/]+)/.exec(giftLink)?.[1] ?? ''
    return new Visitor(this.#visited, this.#language).openGift(token)
  }

  /** Asks with the cookies of the page. */
  #thisVisitor(): Visitor {
    return new Visitor(this.#visited, this.#language, async (url, body) => {
      const response = await this.page.request.post(url, { data: body })
      return response.json()
    })
  }

  /** Another visitor orders and pays by card. Gives the uuid of the order. */
  async orderElsewhere(card: CardToBuy, giver: string): Promise<string> {
    const visitor = new Visitor(this.#visited, this.#language)
    await visitor.addCard(card)
    await visitor.saveDetails(giver)
    const { orderUuid } = await visitor.startPayment('scheme')
    return orderUuid ?? ''
  }
}
