import { addPackages } from '#domain/cart/add-package.ts'
import type { Basket } from '#domain/cart/cart.ts'
import type { GrowthGuard } from '#domain/cart/change.ts'
import { ListEmpty, PackageUnknown } from '#domain/cart/errors.ts'
import { findBasket } from '#domain/cart/find-cart.ts'
import type { VariationType } from '#domain/catalogue/product.ts'
import {
  GiftsChanged,
  OrderNotRepeatable,
  OrderNotYours,
  OrderUnknown,
  UuidInvalid,
} from '#domain/orders/errors.ts'
import { type GiftToday, giftToday, packageOf, wrappingCentsOf } from '#domain/orders/gift-today.ts'
import { isFullView, isOwnOrder } from '#domain/orders/is-full-view.ts'
import {
  canBeRepeated,
  type GiftToRepeat,
  loadOrderToRepeat,
  type OrderToRepeat,
} from '#domain/orders/load-order-to-repeat.ts'
import type { Shop } from '#domain/shop.ts'
import { findViewer, type ViewerKeys, type VisitorKey } from '#flows/accounts/find-viewer.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { type PictureView, pictureOf } from '#flows/shared/picture-of.ts'
import { inOneStatement } from '#flows/shared/transact.ts'
import { isUuid } from '#kernel/ids.ts'
import type { Language } from '#kernel/language.ts'
import { type Money, sum } from '#kernel/money.ts'
import { goesOn } from './view-post.ts'

type RepeatDeps = Pick<Deps, 'db' | 'clock' | 'storefront'>

type RepeatQuestion = ViewerKeys & { orderUuid: string; shop: Shop; language: Language }

/** Everything of one product, form and amount in an order, as it can be bought today. */
export type RepeatableItemView = {
  id: string
  title: string
  picture: PictureView
  /** Address of its page; undefined where it is no longer sold. */
  productId: string | undefined
  variationType: VariationType
  quantity: number
  state: GiftToday['state']
  priceThen: Money
  /** Undefined where it cannot be bought as it was. */
  price: Money | undefined
  /** Around all of it, where receivers are taken along. */
  wrappingThen: Money
  wrapping: Money
  /** Other people, one for each shipment; empty where they are not taken along. */
  receivers: readonly string[]
}

export type RepeatableOrderView = {
  items: readonly RepeatableItemView[]
  /** Receivers, notes and what was around it can be taken along. */
  hasReceivers: boolean
  /** Version of the visitor's basket; 0 where there is none. */
  basketVersion: number
}

/**
 * Shows what an order would be today. Throws `UuidInvalid` (3011), `OrderUnknown` (3300),
 * `OrderNotYours` (3301) and `OrderNotRepeatable` (3324).
 */
export async function showRepeatableOrder(
  deps: RepeatDeps,
  question: RepeatQuestion,
): Promise<RepeatableOrderView> {
  const { items, hasReceivers } = await judgeOrder(deps, question)
  const { visitorKey, language } = question
  const now = deps.clock.now()
  const basket = visitorKey === undefined ? undefined : await findBasket(deps.db, visitorKey, now)
  return {
    items: items.map((item) => viewItem(item, { language, hasReceivers })),
    hasReceivers,
    basketVersion: basket?.version ?? 0,
  }
}

/** Item that was chosen, with what it was shown to cost. */
export type ChosenItem = { id: string; priceCents: number; wrappingCents: number }

type Repeating = RepeatQuestion &
  GrowthGuard & {
    visitorKey: VisitorKey
    items: readonly ChosenItem[]
    withReceivers: boolean
    /** Version that `showRepeatableOrder` had: a second press adds nothing. */
    basketVersion: number
  }

/**
 * Puts items of an order into the visitor's basket, all of them or none. Throws what
 * `showRepeatableOrder` throws, `ListEmpty` (3213), `PackageUnknown` (3201), `GiftsChanged` (3325)
 * where an item is not as it was shown, `BasketChanged` (3211), and what `addPackages` throws.
 */
export async function repeatOrder(deps: RepeatDeps, repeating: Repeating): Promise<Basket> {
  const { shop, language, visitorKey, ensureRoom } = repeating
  const { items, hasReceivers } = await judgeOrder(deps, repeating)
  if (repeating.items.length === 0) throw new ListEmpty()
  const withReceivers = repeating.withReceivers && hasReceivers
  const chosen = new Map(repeating.items.map((item) => [item.id, item]))
  const wanted = items.filter(({ id }) => chosen.has(id))
  const changed = wanted.filter((item) => isChanged(item, chosen.get(item.id), withReceivers))
  if (wanted.length < chosen.size) throw new PackageUnknown()
  if (changed.length > 0)
    throw new GiftsChanged(changed.map((item) => titleOf(item, language)).join(', '))
  const packages = wanted.flatMap(({ gifts, today }) =>
    'amountCents' in today
      ? gifts.map((gift) => packageOf(gift, { amountCents: today.amountCents, withReceivers }))
      : [],
  )
  return await inOneStatement(deps, (one) =>
    addPackages(one, shop, {
      packages,
      visitorKey,
      language,
      ensureRoom,
      version: repeating.basketVersion,
      now: deps.clock.now(),
    }),
  )
}

/** Gifts of one product, form and amount. */
type Item = {
  id: string
  currency: OrderToRepeat['currency']
  first: GiftToRepeat
  gifts: readonly GiftToRepeat[]
  today: GiftToday
  wrappingCents: number
}

async function judgeOrder(
  deps: RepeatDeps,
  { orderUuid, shop, ...keys }: RepeatQuestion,
): Promise<{ items: readonly Item[]; hasReceivers: boolean }> {
  if (!isUuid(orderUuid)) throw new UuidInvalid('orderUuid')
  const order = await loadOrderToRepeat(deps.db, orderUuid)
  if (order === undefined) throw new OrderUnknown('orderUuid')
  const viewer = await findViewer(deps, keys)
  if (!isOwnOrder(order, viewer)) throw new OrderNotYours()
  if (!canBeRepeated(order)) throw new OrderNotRepeatable()
  const isShown = isFullView(order, viewer) && goesOn(order)
  return {
    items: itemsOf(order, shop),
    hasReceivers: isShown && order.gifts.some(isAddressed) && !order.gifts.some(isForgotten),
  }
}

/** It went to somebody else, or something was written beside it or put around it. */
const isAddressed = ({ isForSelf, message, wrapper, giftPacking }: GiftToRepeat): boolean =>
  !isForSelf || (message ?? wrapper ?? giftPacking) !== null

const isForgotten = ({ isForSelf, receiverName }: GiftToRepeat): boolean =>
  !isForSelf && receiverName === ''

function itemsOf({ gifts, currency }: OrderToRepeat, shop: Shop): readonly Item[] {
  const byId = Map.groupBy(gifts, ({ productId, variationType, amountCents }) =>
    [productId, variationType.toLowerCase(), amountCents].join(':'),
  )
  return [...byId].flatMap(([id, same]) => {
    const [first] = same
    if (first === undefined) return []
    const today = giftToday(first, shop, currency)
    return [
      { id, currency, first, gifts: same, today, wrappingCents: wrappingOf(same, today, shop) },
    ]
  })
}

const wrappingOf = (
  gifts: readonly GiftToRepeat[],
  today: GiftToday,
  { storefront }: Shop,
): number =>
  'amountCents' in today
    ? sum(
        gifts.map((gift) => {
          const { amountCents, product } = today
          const item = packageOf(gift, { amountCents, withReceivers: true })
          return wrappingCentsOf(item, product, storefront)
        }),
      )
    : 0

const isChanged = (
  { today, wrappingCents }: Item,
  shown: ChosenItem | undefined,
  withReceivers: boolean,
): boolean =>
  !('amountCents' in today) ||
  today.amountCents !== shown?.priceCents ||
  (withReceivers && wrappingCents !== shown.wrappingCents)

const titleOf = ({ first, today }: Item, language: Language): string =>
  ('product' in today ? today.product : first.product).title[language]

function viewItem(
  item: Item,
  { language, hasReceivers }: { language: Language; hasReceivers: boolean },
): RepeatableItemView {
  const { id, currency, first, gifts, today, wrappingCents } = item
  const money = (cents: number) => ({ currency, cents })
  const others = gifts.filter(({ isForSelf }) => !isForSelf)
  return {
    id,
    title: titleOf(item, language),
    picture: pictureOf(first.product, language),
    productId: 'product' in today ? today.product.id : undefined,
    variationType: first.variationType,
    quantity: sum(gifts.map(({ quantity }) => quantity)),
    state: today.state,
    priceThen: money(first.amountCents),
    price: 'amountCents' in today ? money(today.amountCents) : undefined,
    wrappingThen: money(hasReceivers ? sum(gifts.map((gift) => gift.wrappingCents)) : 0),
    wrapping: money(hasReceivers ? wrappingCents : 0),
    receivers: hasReceivers ? others.map(({ receiverName }) => receiverName) : [],
  }
}
