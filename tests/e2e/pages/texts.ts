import { basket as enBasket } from '#i18n/en/basket.ts'
import { card as enCard } from '#i18n/en/card.ts'
import { checkout as enCheckout } from '#i18n/en/checkout.ts'
import { errors as enErrors } from '#i18n/en/errors.ts'
import { frame as enFrame } from '#i18n/en/frame.ts'
import { layout as enLayout } from '#i18n/en/layout.ts'
import { narrowing as enNarrowing } from '#i18n/en/narrowing.ts'
import { offer as enOffer } from '#i18n/en/offer.ts'
import { order as enOrder } from '#i18n/en/order.ts'
import { product as enProduct } from '#i18n/en/product.ts'
import { search as enSearch } from '#i18n/en/search.ts'
import { basket } from '#i18n/nl/basket.ts'
import { card } from '#i18n/nl/card.ts'
import { checkout } from '#i18n/nl/checkout.ts'
import { errors } from '#i18n/nl/errors.ts'
import { frame } from '#i18n/nl/frame.ts'
import { layout } from '#i18n/nl/layout.ts'
import { narrowing } from '#i18n/nl/narrowing.ts'
import { offer } from '#i18n/nl/offer.ts'
import { order } from '#i18n/nl/order.ts'
import { product } from '#i18n/nl/product.ts'
import { search } from '#i18n/nl/search.ts'
import type { Language } from '#kernel/language.ts'

/** What the screens say, by the same words: a journey in another language is the same journey. */
const texts = {
  nl: { basket, card, checkout, errors, frame, layout, narrowing, offer, order, product, search },
  en: {
    basket: enBasket,
    card: enCard,
    checkout: enCheckout,
    errors: enErrors,
    frame: enFrame,
    layout: enLayout,
    narrowing: enNarrowing,
    offer: enOffer,
    order: enOrder,
    product: enProduct,
    search: enSearch,
  },
}

export type Texts = (typeof texts)['nl'] | (typeof texts)['en']

export const textsOf = (language: Language): Texts => texts[language]

/** Fills the simple `{places}` of a message. */
export const say = (message: string, values: Record<string, string> = {}): string =>
  message.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)

/** The message as a pattern: whatever stands in its places. */
export const pattern = (message: string): RegExp =>
  new RegExp(
    message
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+'),
  )
