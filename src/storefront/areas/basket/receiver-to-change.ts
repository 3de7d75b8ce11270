import type { AddressKnown } from '#storefront/parts/gift-form/address-in.ts'
import type { Refusals } from '#ui/form/shop-form.ts'
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
export const receiverChange = (
  { shipmentTag, version }: Parcel,
  receiver: NewReceiver,
  refusals: Refusals,
) => ({ shipmentTag, ...toAsk(receiver), ...versionIn(version, refusals) })

/** Of the basket as the visitor saw it, unless they were told that it changed: whoever goes on after that means it. */
export const versionIn = (version: number, refusals: Refusals) =>
  wasToldOfChange(refusals) ? {} : { version }

/** A receiver as the basket is asked. */
export const toAsk = ({ name, email, giverName, address }: NewReceiver) => ({
  receiver: { name, email, confirmEmail: email, giverName: giverName || null },
  address: address ?? null,
})
