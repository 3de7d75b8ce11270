import type { Paths } from '#kernel/addresses.ts'
import { withQuery } from '#kernel/with-query.ts'

type SingleGift = {
  productId: string
  /** Of the package that is all that the basket holds, and is ordered in its place. */
  packageId?: string | undefined
}

/** The page on which one gift is ordered by itself. */
export const singleGiftAddress = (paths: Paths, { productId, packageId }: SingleGift): string =>
  withQuery(paths.checkout(productId), { pakket: packageId })
