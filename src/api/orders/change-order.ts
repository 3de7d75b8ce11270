import type { UserData } from '#api/ask.ts'
import type { ApiContext } from '#api/context.ts'
import { type Payload, payload } from '#api/payload.ts'
import type { ViewerKeys } from '#flows/accounts/find-viewer.ts'
import { showOrder } from '#flows/orders/show-order.ts'
import { type PlacedOrderView, viewOrder } from './placed-order.ts'

type OrderToChange = { userData: UserData; orderUuid: string; deliveryId: string }

type DeliveryOfViewer = ViewerKeys & Omit<OrderToChange, 'userData'>

/** Has the giver do something about one delivery of their order, and shows the order as it is then. */
export const changeOrder = (
  ctx: ApiContext,
  { userData, orderUuid, deliveryId }: OrderToChange,
  change: (delivery: DeliveryOfViewer) => Promise<void>,
): Promise<Payload<{ order: PlacedOrderView }>> =>
  payload(ctx, userData, async ({ language }) => {
    const viewer = { visitorKey: ctx.visitor.key, sessionKey: ctx.visitor.sessionKey }
    await change({ ...viewer, orderUuid, deliveryId })
    const order = await showOrder(ctx.deps, { ...viewer, uuid: orderUuid, language })
    return { order: viewOrder(order, { language }) }
  })
