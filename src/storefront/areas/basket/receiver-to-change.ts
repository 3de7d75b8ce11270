import type { ShopErrorFragment } from '#storefront/graphql/generated/graphql.ts'
import type { AddressKnown } from '#storefront/parts/gift-form/address-in.ts'
import { wasToldOfChange } from './was-told-of-change.ts'

/** All that goes to one receiver, as a modal about it needs to know it. */
export type Parcel = {
  shipmentTag: string
  /** Of the basket that the visitor sees. */
  version: number
  /** Whom it goes to, as "voor Sanne". */
  receiver: string
  isByPost: boolean
  /** How it is posted wants a phone number. */
  asksPhone: boolean
}

/** What was done, for a screen reader, and the button that began it: it gets the focus back. */
export type Told = { sentence: string; opener: HTMLElement | null }

export type NewReceiver = {
  name: string
  /** Empty of a receiver by post. */
  email: string
  giverName: string
  address?: AddressKnown | undefined
}

/** What the basket is asked. */
export function receiverChange(
  { shipmentTag, version }: Parcel,
  receiver: NewReceiver,
  refusals: readonly ShopErrorFragment[],
): Record<string, string | number> {
  return { shipmentTag, ...toForm(receiver), ...versionIn(version, refusals) }
}

/** Of the basket as the visitor saw it, unless they were told that it changed: whoever goes on after that means it. */
export const versionIn = (version: number, refusals: readonly ShopErrorFragment[]) =>
  wasToldOfChange(refusals) ? {} : { version }

/** A receiver as the basket is asked. */
export const toForm = ({ address, ...receiver }: NewReceiver): Record<string, string> => ({
  ...receiver,
  ...(address && { address: JSON.stringify(address) }),
})
