import { repeatOrder, showRepeatableOrder } from '#flows/orders/repeat-order.ts'
import type { OrderShop } from '#tests/support/build-order-shop.ts'

type Asked = { visitorKey: string; sessionKey: string | undefined; orderUuid: string }

/** Looks at an order as it would be today, and puts all of it into the visitor's basket. */
export async function orderAgain({ deps, shop }: OrderShop, asked: Asked): Promise<void> {
  const question = { ...asked, shop, language: 'nl' } as const
  const { items, basketVersion } = await showRepeatableOrder(deps, question)
  await repeatOrder(deps, {
    ...question,
    items: items.map(({ id, priceThen }) => ({
      id,
      priceCents: priceThen.cents,
      wrappingCents: 0,
    })),
    basketVersion,
    withReceivers: false,
  })
}
