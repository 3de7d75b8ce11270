import type { OrderPage } from '#domain/orders/load-order-page.ts'
import type { Storefront } from '#domain/storefronts/storefront.ts'
import { trackUrl } from '#flows/shared/track-url.ts'
import { addressLines } from '#kernel/address-parts.ts'
import { arrivesAfter, dutchDayOf, planPost } from '#kernel/post-calendar.ts'

/** How what goes by post stands; days of the Dutch calendar, as `2026-12-05`. */
export type ReceiverPostView = {
  /** None for whoever has the link alone, and once it was forgotten. */
  addressLines: readonly string[]
  state: 'WAITING' | 'PACKED' | 'POSTED'
  postedOn: string
  arrivesOn: string
  trackUrl: string | undefined
}

type Receiver = OrderPage['receivers'][number]

const dateOf = (text: string | null): Date | undefined =>
  text === null ? undefined : new Date(text)

/** Nobody mails what goes by post: once it was posted it was sent. */
export const stateOf = ({ state, postedAt }: Receiver): Receiver['state'] =>
  state === 'waiting' && postedAt !== null ? 'sent' : state

export const sentOnOf = ({ sentAt, postedAt }: Receiver): Date | undefined =>
  dateOf(sentAt) ?? dateOf(postedAt)

type Look = { isFullView: boolean; now: Date; storefront: Storefront }

/** What is not paid yet goes as if it were paid now. */
export function viewPost(
  { settledAt }: Pick<OrderPage, 'settledAt'>,
  receiver: Receiver,
  { isFullView, now, storefront }: Look,
): ReceiverPostView | undefined {
  const { deliveryForm, address, packedAt, postedAt, trackCode } = receiver
  if (deliveryForm === 'DIGITAL') return undefined
  const plan = planPost(settledAt ?? now, dateOf(receiver.deliverAt))
  const posted = dateOf(postedAt)
  const postedOn = posted === undefined ? plan.postedOn : dutchDayOf(posted)
  const arrivesOn = posted === undefined ? plan.arrivesOn : arrivesAfter(postedOn)
  return {
    addressLines: isFullView && address !== null ? addressLines(address) : [],
    state: posted !== undefined ? 'POSTED' : packedAt === null ? 'WAITING' : 'PACKED',
    postedOn: postedOn.toString(),
    arrivesOn: arrivesOn.toString(),
    trackUrl: isFullView ? trackUrl(storefront, { trackCode, address }) : undefined,
  }
}
