import type { Basket, PackageToAdd } from '#domain/cart/cart.ts'
import { withPackages } from '#domain/cart/cart-contents.ts'
import { cartColumns, isOpen, newRow, storeCart, toBasket } from '#domain/cart/cart-row.ts'
import type { AsSeen, CartChange, GrowthGuard } from '#domain/cart/change.ts'
import { ensureDestination } from '#domain/cart/destination.ts'
import { ensureAsSeen } from '#domain/cart/ensure-as-seen.ts'
import { ensureWithinLimits } from '#domain/cart/ensure-within-limits.ts'
import { ensureForSale, ensureQuantity } from '#domain/cart/package-rules.ts'
import { priceCart } from '#domain/cart/price-cart.ts'
import { ensureWrapping } from '#domain/cart/wrapping.ts'
import { ensureNoTestCard, ensureProduct } from '#domain/catalogue/ensure-variation.ts'
import type { OneStatement } from '#domain/db.ts'
import { type Given, prepared } from '#domain/prepared.ts'
import type { Shop } from '#domain/shop.ts'
import { newId } from '#kernel/ids.ts'
import { invariant } from '#kernel/invariant.ts'

/**
 * Puts a package into the visitor's basket and makes the basket when there is none. One statement for a new
 * basket, two for one that exists: the insert meets the open row and answers with it. Throws 3100, 3101, 2031, 3102,
 * 3103, 3108, 3109, 3110, 3200, 3206, 3361, 2015, 2030, and `LostRace` when two tabs add at once.
 */
export const addPackage = (
  one: OneStatement,
  shop: Shop,
  { package: added, ...change }: CartChange & { package: PackageToAdd },
): Promise<Basket> => addPackages(one, shop, { ...change, packages: [added] })

/**
 * As `addPackage`, for many at once: all of them or none. Throws 3211 where the basket is not as it
 * was seen; version 0 is none.
 */
export async function addPackages(
  one: OneStatement,
  shop: Shop,
  change: CartChange & GrowthGuard & AsSeen & { packages: readonly PackageToAdd[] },
): Promise<Basket> {
  const { packages: added, now } = change
  for (const item of added) {
    ensureQuantity(item.quantity)
    ensureForSale(shop.catalogue, item)
    const product = ensureProduct(shop.catalogue, item.productId)
    ensureNoTestCard(product, shop.storefront)
    ensureDestination(item, item.variationType, shop.storefront)
    ensureWrapping(item, item.receiver, product)
  }

  const fresh = fill(
    { ...emptyCart(shop, change), id: newId('crt', now.getTime()), version: 1 },
    shop,
    added,
  )
  await change.ensureRoom?.(JSON.stringify(added).length)
  const [row] = (await insertCart(one, newRow(fresh, { key: change.visitorKey, now }))).rows
  invariant(row !== undefined, 'A visitor has a basket or gets one.')
  if (row.id === fresh.id) return fresh

  const found = { ...toBasket(row), language: change.language }
  const isExpired = row.expires_at <= now
  if (!isExpired) ensureAsSeen(found, change)
  const before = isExpired ? { ...found, ...emptyCart(shop, change) } : found
  return storeCart(one, fill(before, shop, added), now)
}

const insertCart = prepared((one, given: Given<ReturnType<typeof newRow>>) =>
  one
    .insertInto('carts')
    .values({
      ...{ id: given.id, visitor_key: given.visitor_key, storefront: given.storefront },
      ...{ language: given.language, kind: given.kind, document: given.document },
      ...{
        created_at: given.created_at,
        updated_at: given.updated_at,
        expires_at: given.expires_at,
      },
    })
    .onConflict((conflict) =>
      conflict
        .column('visitor_key')
        .where('state', '=', isOpen)
        .doUpdateSet(({ ref }) => ({ updated_at: ref('excluded.updated_at') })),
    )
    .returning(cartColumns),
)

const emptyCart = (shop: Shop, change: CartChange): Omit<Basket, 'id' | 'version'> => ({
  kind: 'basket',
  storefront: shop.storefront.key,
  language: change.language,
  shipments: [],
  details: undefined,
  setAside: undefined,
})

function fill(cart: Basket, shop: Shop, added: readonly PackageToAdd[]): Basket {
  const filled = { ...cart, shipments: withPackages(cart.shipments, added) }
  ensureWithinLimits(priceCart(filled, shop), shop.storefront)
  return filled
}
