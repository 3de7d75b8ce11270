import { isUnsent } from '#domain/orders/call-off.ts'
import { hasNote, papersFor } from '#domain/orders/change-gift.ts'
import type { OrderPage } from '#domain/orders/load-order-page.ts'
import type { Language } from '#kernel/language.ts'
import { isGiftLine } from '#kernel/line-kind.ts'
import { firstWrapper, type Wrapping } from '#kernel/wrapper.ts'
import { goesOn } from './view-post.ts'

/** What the viewer may still change beside and around a gift. */
export type OrderedGiftView = {
  packageId: string
  title: string
  message: string | undefined
  /** The paper around it, where that can be another. */
  wrapper: string | undefined
  papers: readonly Wrapping[]
}

type Receiver = OrderPage['receivers'][number]
type Look = { isFullView: boolean; language: Language }

/** The gifts of each receiver: none once they are sent or packed, and for whoever has the link alone. */
export function giftsToChange(
  page: OrderPage,
  { isFullView, language }: Look,
): (receiver: Receiver) => readonly OrderedGiftView[] {
  if (!isFullView || !goesOn(page)) return () => []
  const gifts = page.lines.filter(({ kind }) => isGiftLine(kind))
  const byShipment = Map.groupBy(gifts, ({ shipmentId }) => shipmentId)
  return (receiver) => {
    const isByPost = receiver.deliveryForm === 'PHYSICAL'
    if (!isUnsent({ ...receiver, isByPost, isMailGoing: false })) return []
    const own = byShipment.get(receiver.shipmentId) ?? []
    return own.flatMap((line) => viewGift(line, { receiver, language }))
  }
}

function viewGift(
  { kind, packageId, product, message, wrapper }: OrderPage['lines'][number],
  { receiver, language }: { receiver: Receiver; language: Language },
): OrderedGiftView | [] {
  const { deliveryForm: form, isForSelf } = receiver
  if (packageId === null || product === null || !hasNote({ kind, isForSelf })) return []
  const papers = papersFor({ form, isForSelf, wrapper })
  return {
    ...{ packageId, title: product.title[language], message: message ?? undefined, papers },
    wrapper: papers.length > 0 ? (wrapper ?? firstWrapper) : undefined,
  }
}
