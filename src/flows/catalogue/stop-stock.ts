import { findOffer } from '#domain/catalogue/find-offer.ts'
import { nameProducts } from '#domain/catalogue/name-products.ts'
import type { VariationType } from '#domain/catalogue/product.ts'
import { resumeSale, stopSale } from '#domain/catalogue/stop-sale.ts'
import { variationTypes } from '#domain/catalogue/variations.ts'
import type { Db } from '#domain/db.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { nearestNames } from '#kernel/nearest-names.ts'
import { type OperatorRefusal, refusal } from '#kernel/operator-refusal.ts'

/** A product, and which of its forms; undefined is all of them. */
export type StockToChange = { productId: string; form: VariationType | undefined }

/** What was asked, and how many forms changed. */
export type StockChange = StockToChange & { changedCount: number }

const typesOf = (form: VariationType | undefined): readonly VariationType[] =>
  form === undefined ? variationTypes : [form]

/**
 * Takes a product off sale at once, whatever the files say, until `resumeStock` (SPEC §8, 2031). Again is harmless. Throws
 * `productUnknown` and `formNotOffered`.
 */
export async function stopStock(
  deps: Pick<Deps, 'db' | 'clock'>,
  { productId, form, reason }: StockToChange & { reason: string },
): Promise<StockChange> {
  const offered = await findOffer(deps.db, productId)
  if (offered === undefined || offered.isArchived) throw await unknownProduct(deps.db, productId)
  const types = typesOf(form)
  if (!types.some((type) => offered.forms.includes(type)))
    throw refusal('formNotOffered', { product: productId, form: sayForm(form) })
  const stop = { productId, variationTypes: types, reason, at: deps.clock.now() }
  const changedCount = await deps.db.transaction().execute((tx) => stopSale(tx, stop))
  return { productId, form, changedCount }
}

/** Ends what `stopStock` began: the files decide again. Again is harmless. Throws `productUnknown`. */
export async function resumeStock(
  deps: Pick<Deps, 'db'>,
  { productId, form }: StockToChange,
): Promise<StockChange> {
  if ((await findOffer(deps.db, productId)) === undefined)
    throw await unknownProduct(deps.db, productId)
  const resumed = { productId, variationTypes: typesOf(form) }
  const changedCount = await deps.db.transaction().execute((tx) => resumeSale(tx, resumed))
  return { productId, form, changedCount }
}

/** ` as a digital card`, or nothing for all forms. */
export const sayForm = (form: VariationType | undefined): string =>
  form === undefined ? '' : ` as a ${form.toLowerCase()} card`

/** Names products that may have been meant. */
async function unknownProduct(db: Db, product: string): Promise<OperatorRefusal> {
  return refusal('productUnknown', { product, near: nearestNames(product, await nameProducts(db)) })
}
