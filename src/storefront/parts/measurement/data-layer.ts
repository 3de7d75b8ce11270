import { decimalOf, type WireMoney } from '#i18n/formats.ts'
import { readConsent } from './consent.ts'

/** An item as the data layer of tag managers has it; prices are whole units with decimals there. */
export type MeasuredItem = {
  item_id?: string
  item_name: string
  item_list_id?: string
  /** In its list, from 1 (SPEC §4). */
  index?: number
  price?: number
  quantity?: number
}

type Ecommerce = {
  item_list_id?: string
  transaction_id?: string
  currency?: string
  value?: number
  items: readonly MeasuredItem[]
}

export type MeasuredEvent =
  | { event: EcommerceEventName; ecommerce: Ecommerce }
  | { event: 'login'; method: string }
  | { event: 'search'; search_term: string }

export type EcommerceEventName =
  | 'view_item_list'
  | 'select_item'
  | 'view_item'
  | 'add_to_cart'
  | 'view_cart'
  | 'begin_checkout'
  | 'purchase'

declare global {
  interface Window {
    dataLayer?: MeasuredEvent[]
  }
}

/**
 * Adds an event to the data layer of a tag manager, only with consent for statistics; without it there is no list. The
 * shop itself loads no third-party script (SPEC §7: tracking only).
 */
export function pushEvent(event: MeasuredEvent): void {
  const consent = readConsent()
  if (consent === 'unasked' || !consent.statistics) return
  window.dataLayer ??= []
  window.dataLayer.push(event)
}

/** Minor units with a currency, as whole units with decimals. */
export const unitsOf = (money: WireMoney): number => Number(decimalOf(money))
