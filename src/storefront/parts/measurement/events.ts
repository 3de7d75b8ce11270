import type { WireMoney } from '#i18n/formats.ts'
import { type EcommerceEventName, type MeasuredItem, pushEvent, unitsOf } from './data-layer.ts'

/* What is measured (SPEC §7: view item, add to cart, begin checkout, purchase, login, search; §4: view cart). */

type Product = { id: string; title: string }

/** A product's own page, with the least that it costs. */
export function viewItem(product: Product, price: WireMoney | undefined): void {
  pushItems('view_item', { items: [itemOf(product, price)], total: price })
}

export function addToCart(product: Product, price: WireMoney | undefined, quantity: number): void {
  const total = price && { ...price, value: price.value * quantity }
  pushItems('add_to_cart', { items: [{ ...itemOf(product, price), quantity }], total })
}

export type MeasuredCart = { items: readonly MeasuredItem[]; total: WireMoney }

export const pushViewCart = (cart: MeasuredCart): void => pushItems('view_cart', cart)

export const beginCheckout = (cart: MeasuredCart): void => pushItems('begin_checkout', cart)

/** `reference` is the number that the customer knows. No event holds personal data. */
export function purchase(reference: string, cart: MeasuredCart): void {
  pushItems('purchase', cart, { transaction_id: reference })
}

export const login = (method: string): void => pushEvent({ event: 'login', method })

export const search = (term: string): void => pushEvent({ event: 'search', search_term: term })

export function viewItemList(list: string, items: readonly MeasuredItem[]): void {
  pushEvent({ event: 'view_item_list', ecommerce: { item_list_id: list, items } })
}

export function selectItem(list: string, item: MeasuredItem): void {
  pushEvent({ event: 'select_item', ecommerce: { item_list_id: list, items: [item] } })
}

function itemOf({ id, title }: Product, price: WireMoney | undefined): MeasuredItem {
  return { item_id: id, item_name: title, ...(price && { price: unitsOf(price) }) }
}

type Sum = { items: readonly MeasuredItem[]; total: WireMoney | undefined }

function pushItems(event: EcommerceEventName, { items, total }: Sum, more: object = {}): void {
  const sum = total && { currency: total.currency, value: unitsOf(total) }
  pushEvent({ event, ecommerce: { ...more, ...sum, items } })
}
