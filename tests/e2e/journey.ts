import { randomBytes } from 'node:crypto'
import { test as base, expect } from '@playwright/test'
import type { Language } from '#kernel/language.ts'
import { BankPage } from './pages/bank-page.ts'
import { BasketPage } from './pages/basket-page.ts'
import { type CheckoutPage as Checkout, CheckoutPage } from './pages/checkout-page.ts'
import { Mailbox } from './pages/mailbox.ts'
import { ProductPage } from './pages/product-page.ts'
import { Shop } from './pages/shop.ts'
import { textsOf } from './pages/texts.ts'
import { type Complaints, listenForComplaints } from './watch.ts'

type Options = {
  /** The language of the whole journey. */
  language: Language
  /** Addresses whose answer of 404 belongs to the journey. */
  missingOnPurpose: RegExp | undefined
}

type Pages = {
  shop: Shop
  product: ProductPage
  basket: BasketPage
  checkout: Checkout
  bank: BankPage
  mailbox: Mailbox
  complaints: Complaints
}

/** Whatever a browser complains about anywhere in a journey fails it: errors, and what the policy refused. */
export const test = base.extend<Options & Pages>({
  language: ['nl', { option: true }],
  missingOnPurpose: [undefined, { option: true }],
  complaints: [
    async ({ context, missingOnPurpose }, use) => {
      const complaints = listenForComplaints(context, missingOnPurpose)
      await use(complaints)
      expect(complaints.list(), 'what the browser complained about').toEqual([])
    },
    { auto: true },
  ],
  shop: async ({ page, baseURL, language }, use) => {
    await use(new Shop(page, { url: baseURL ?? '', language }))
  },
  product: async ({ page, shop }, use) => use(new ProductPage(page, shop)),
  basket: async ({ page, shop }, use) => use(new BasketPage(page, shop)),
  checkout: async ({ page, shop }, use) => use(new CheckoutPage(page, shop)),
  bank: async ({ page, baseURL, language }, use) => {
    const origin = new URL(baseURL ?? '')
    origin.port = String(Number(origin.port) + 1)
    await use(new BankPage(page, { language, origin: origin.origin }))
  },
  mailbox: async ({ page, request, language }, use) =>
    use(new Mailbox(page, { request, texts: textsOf(language) })),
})

export { expect }

/** An address that nobody else in this run has. */
export const newAddress = (name: string): string =>
  `${name}-${randomBytes(6).toString('hex')}@post.example`
