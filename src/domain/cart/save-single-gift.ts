import { sql } from 'kysely'
import type { Basket, Cart, CartOf, PackageToAdd } from '#domain/cart/cart.ts'
import { withPackage } from '#domain/cart/cart-contents.ts'
import { cartColumns, isOpen, newRow, storeCart, toSelfContained } from '#domain/cart/cart-row.ts'
import type { CartChange } from '#domain/cart/change.ts'
import { ensureDestination } from '#domain/cart/destination.ts'
import { ensureWithinLimits } from '#domain/cart/ensure-within-limits.ts'
import { GiftPaidMeanwhile, PackageUnknown } from '#domain/cart/errors.ts'
import { findBasket, requireBasket } from '#domain/cart/find-cart.ts'
import type { GuestDetails } from '#domain/cart/guest-details.ts'
import { ensureForSale, ensureQuantity } from '#domain/cart/package-rules.ts'
import { priceCart } from '#domain/cart/price-cart.ts'
import { refusedTo } from '#domain/cart/refuse-promotions-of.ts'
import { knownCode } from '#domain/cart/set-promotion-code.ts'
import { singleGiftKeyOf } from '#domain/cart/single-gift.ts'
import { ensureWrapping } from '#domain/cart/wrapping.ts'
import { ensureProduct } from '#domain/catalogue/ensure-variation.ts'
import type { Db, OneStatement } from '#domain/db.ts'
import type { Shop } from '#domain/shop.ts'
import { isId, newId } from '#kernel/ids.ts'
import { invariant } from '#kernel/invariant.ts'

export type SingleGift = CartChange & {
  package: PackageToAdd
  details: GuestDetails
  promotionCode: string | undefined
  /** The package of the basket that this is, where the basket holds nothing else; undefined for one of its own. */
  packageId: string | undefined
  /** As which the page knew it, where it was kept before. */
  giftId: string | undefined
  /** The visitor is known since this very request: nothing of theirs was anywhere. */
  isNewcomer?: boolean
}

/**
 * Keeps a gift that is ordered by itself, with who orders: in place of what was kept for this product before, or as all
 * that the basket holds. Throws `GiftPaidMeanwhile` (3366), 3100, 3101, 2031, 3102, 3103, 3108, 3109, 3110, 3200, 3206, 2015, 2030; with `packageId` also 3203, 3201 when
 * the basket is not this package alone, and `LostRace`.
 */
export async function saveSingleGift(
  one: OneStatement,
  shop: Shop,
  gift: SingleGift,
): Promise<Cart> {
  ensureQuantity(gift.package.quantity)
  ensureForSale(shop.catalogue, gift.package)
  ensureDestination(gift.package, gift.package.variationType, shop.storefront)
  const product = ensureProduct(shop.catalogue, gift.package.productId)
  ensureWrapping(gift.package, gift.package.receiver, product)
  const { packageId, visitorKey, now } = gift
  if (packageId !== undefined) return keepInBasket(one, shop, { ...gift, packageId })
  await ensureUnpaid(one, gift)
  const filled = { kind: 'singleGift', ...filledWith(gift, shop) } as const
  const cart = await keepBeside(one, {
    ...{ visitorKey, name: gift.package.productId, now, isNewcomer: gift.isNewcomer },
    cart: withinLimits({ id: newId('crt', now.getTime()), version: 1, ...filled }, shop),
  })
  // It lies in place of the one that was known: that one may have been paid in this very moment.
  if (cart.id !== gift.giftId) await ensureUnpaid(one, gift)
  return cart
}

/** A bank may say yes to what was given up; whoever fills it in again would pay it twice. */
async function ensureUnpaid(
  db: Db,
  { giftId, visitorKey }: Pick<SingleGift, 'giftId' | 'visitorKey'>,
): Promise<void> {
  if (giftId === undefined || !isId('crt', giftId)) return
  const paid = await db
    .selectFrom('carts')
    .select('id')
    .where('id', '=', giftId)
    .where('single_gift_of', '=', visitorKey)
    .where('state', '=', 'ordered')
    .executeTakeFirst()
  if (paid !== undefined) throw new GiftPaidMeanwhile()
}

/** Pressing the button again does not ask again for what was refused, unless somebody else orders. */
const keptRefusals = sql`case
  when carts.document #>> '{details,email}' = excluded.document #>> '{details,email}'
  then jsonb_strip_nulls(jsonb_build_object('refusedPromotions', carts.document -> 'refusedPromotions'))
  else '{}' end`

type Beside = {
  cart: CartOf<'singleGift' | 'activation'>
  visitorKey: string
  name: string
  now: Date
  isNewcomer?: boolean | undefined
}

/** In place of what the visitor kept by this name before. */
export async function keepBeside(
  one: OneStatement,
  { cart, visitorKey, name, now, isNewcomer = false }: Beside,
): Promise<Cart> {
  // Whoever comes with the key of before a log-in is led on, as with the basket.
  if (!isNewcomer) await findBasket(one, visitorKey, now)
  const row = await one
    .insertInto('carts')
    .values({
      ...newRow(cart, { key: singleGiftKeyOf(visitorKey, name), now }),
      single_gift_of: visitorKey,
    })
    .onConflict((conflict) =>
      conflict
        .column('visitor_key')
        .where('state', '=', isOpen)
        .doUpdateSet(({ eb, ref }) => ({
          storefront: ref('excluded.storefront'),
          language: ref('excluded.language'),
          kind: ref('excluded.kind'),
          document: sql<string>`excluded.document || ${keptRefusals}`,
          version: eb('carts.version', '+', 1),
          updated_at: ref('excluded.updated_at'),
          expires_at: ref('excluded.expires_at'),
        })),
    )
    .returning(cartColumns)
    .executeTakeFirstOrThrow()
  const kept = toSelfContained(row)
  invariant(kept !== undefined, 'The key of a single gift or an activation holds no exchange.')
  return kept
}

async function keepInBasket(
  one: OneStatement,
  shop: Shop,
  gift: SingleGift & { packageId: string },
): Promise<Basket> {
  const basket = await requireBasket(one, gift.visitorKey, gift.now)
  const [alone, ...others] = basket.shipments.flatMap(({ packages }) => packages)
  if (alone?.id !== gift.packageId || others.length > 0) throw new PackageUnknown()
  const { id, version, kind } = basket
  const filled = withinLimits({ id, version, kind, ...filledWith(gift, shop) }, shop)
  const shipments = filled.shipments.map((shipment) => ({
    ...shipment,
    packages: shipment.packages.map((item) => ({ ...item, id: alone.id })),
  }))
  const refusedPromotions = refusedTo(basket, gift.details)
  return storeCart(one, { ...filled, shipments, refusedPromotions }, gift.now)
}

const filledWith = (
  { package: item, details, language, promotionCode }: SingleGift,
  shop: Shop,
) => ({
  ...{ storefront: shop.storefront.key, language, details },
  shipments: withPackage([], item),
  promotionCode: knownCode(shop, promotionCode),
})

function withinLimits<Kept extends Cart>(cart: Kept, shop: Shop): Kept {
  ensureWithinLimits(priceCart(cart, shop), shop.storefront)
  return cart
}
