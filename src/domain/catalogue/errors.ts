import type { VariationProblem } from '#domain/catalogue/variations.ts'
import { errorCodes } from '#kernel/error-codes.ts'
import type { Money } from '#kernel/money.ts'
import { ShopError } from '#kernel/shop-error.ts'

/** No product has this id or address; also one that is no longer sold. */
export class ProductUnknown extends ShopError {
  constructor(parameter = 'productId') {
    super(errorCodes.productUnknown, { parameter })
  }
}

export class CategoryUnknown extends ShopError {
  constructor(parameter = 'url') {
    super(errorCodes.categoryUnknown, { parameter })
  }
}

/** No moment of giving is called so. */
export class MomentUnknown extends ShopError {
  constructor(parameter = 'id') {
    super(errorCodes.momentUnknown, { parameter })
  }
}

/** No product is of a brand that is called so. */
export class BrandUnknown extends ShopError {
  constructor(parameter = 'id') {
    super(errorCodes.brandUnknown, { parameter })
  }
}

export class PagingInvalid extends ShopError {
  constructor(parameter: 'itemsPerPage' | 'pageNumber' | 'itemsPerGroup') {
    super(errorCodes.pagingInvalid, { parameter })
  }
}

/** A price below zero, a range whose end comes before its beginning, or more terms than anybody chooses. */
export class FiltersInvalid extends ShopError {
  constructor(parameter: 'minPrice' | 'maxPrice' | 'terms') {
    super(errorCodes.inputInvalid, { parameter })
  }
}

/** A card for trying things out is nothing that a shop sells (SPEC §8). */
export class TestCardRefused extends ShopError {
  constructor() {
    super(errorCodes.testCardRefused, { parameter: 'productId' })
  }
}

/** The parameter that each reason is about, so that the right field turns red. */
const parameters: Record<VariationProblem, string> = {
  variationUnavailable: 'variationType',
  outOfStock: 'productId',
  amountNotOffered: 'amount',
  amountOutOfRange: 'amount',
}

/** The form or the amount is not for sale: 2031, 3101, 3102 or 3103. Bounds are there for 3103's sentence. */
export class VariationNotForSale extends ShopError<{ min?: Money; max?: Money }> {
  constructor(problem: VariationProblem, bounds: { min?: Money; max?: Money }) {
    super(errorCodes[problem], { parameter: parameters[problem], details: bounds })
  }
}
