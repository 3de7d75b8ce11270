import { type RefObject, useState } from 'react'
import type { DeliveryAddress } from '#kernel/address-parts.ts'
import type { giftSchema, postedGiftSchema } from '#kernel/gift-input.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type {
  ProductFormFragment,
  WrappingOnOfferFragment,
} from '#storefront/graphql/generated/graphql.ts'
import { useAddressBook } from '#storefront/parts/address-book/use-address-book.ts'
import type { StartedGift } from '#storefront/parts/gift-wish/started-gift.ts'
import type { FieldName } from '#ui/form/shop-form.ts'
import { type GiftChoice, unitPriceOf } from './gift-form.ts'
import { amountUnderRule, paperToStartWith, ruleOf, startGift } from './product-forms.ts'
import { wrappingCost } from './wrapping-cost.ts'

/** What the fields of a receiver begin with. */
export type BegunGift = StartedGift & {
  email?: string | undefined
  giverName?: string | undefined
  /** Where it is posted. */
  address?: Partial<DeliveryAddress> | undefined
  /** Where givers live, as far as it is known. */
  ownAddress?: Partial<DeliveryAddress> | undefined
  /** The instant that was chosen; nothing is at once. */
  deliveryDate?: string | undefined
  /** By e-mail or by post, where that was chosen. */
  variationType?: GiftChoice['variationType'] | undefined
}

/** What a receiver reads, as far as it was written. */
type Written = Pick<StartedGift, 'name' | 'message'> & { giverName: string }

export type GiftChoiceState = ReturnType<typeof useGiftChoice>

type GiftField = FieldName<typeof giftSchema> | FieldName<typeof postedGiftSchema>

/** The form around the fields of a gift, which may have others too. */
type GiftForm = {
  field: (name: GiftField) => { name: string; error: string | undefined }
  changed: (name: GiftField) => void
  element: RefObject<HTMLFormElement | null>
}

export type GiftFormState = GiftChoiceState & {
  form: GiftForm
  /** How it is posted wants a phone number of whoever gets it. */
  asksPhone?: boolean | undefined
}

const nothingBegun: BegunGift = { name: '', message: '' }

type GiftToChoose = {
  begun: BegunGift | undefined
  /** What was chosen before. */
  chosen?: GiftChoice | undefined
  /** How many, where the address says so. */
  wantedQuantity?: number | undefined
  /** What can go around it. */
  wrappings: readonly WrappingOnOfferFragment[]
  /** True where the same page asks who orders, who may choose an address too. */
  asksDetails?: boolean | undefined
}

/** What is chosen of a gift, and what it costs. */
export function useGiftChoice(
  product: ProductFormFragment,
  { begun = nothingBegun, chosen, wantedQuantity, wrappings, asksDetails }: GiftToChoose,
) {
  const [choice, setChoice] = useState(() => {
    const first = chosen ?? startGift(product, begun.amountCents, begun.variationType)
    return { ...first, quantity: wantedQuantity ?? first.quantity }
  })
  const [written, setWritten] = useState<Written>({
    name: begun.name,
    message: begun.message,
    giverName: begun.giverName ?? '',
  })
  const rule = ruleOf(product, choice.variationType)
  const book = useAddressBook(asksDetails || choice.variationType === 'PHYSICAL')
  const wrapping = wrappingCost(choice, wrappings)
  return {
    wrappings,
    book,
    /** What goes around it costs this much; undefined where that is nothing. */
    wrapping,
    choice,
    choose: (change: Partial<GiftChoice>) => setChoice((before) => ({ ...before, ...change })),
    rule,
    /** What one card costs, once that is an amount for sale. */
    unitPrice: rule && unitPriceOf(choice, rule),
    written,
    begun,
    write: (change: Partial<Written>) => setWritten((before) => ({ ...before, ...change })),
    /** By e-mail or by post: the amount follows. */
    chooseForm: (variationType: GiftChoice['variationType']) => {
      const next = ruleOf(product, variationType)
      setChoice((before) => ({
        ...before,
        variationType,
        ...{ wrapper: paperToStartWith(variationType), giftPacking: '', isEachWrapped: false },
        ...(next && amountUnderRule(next, before)),
      }))
    },
  }
}

graphql(`
  fragment VariationRule on VariationConfig {
    stock
    hasFixedPrices
    pricesToShow {
      currency
      value
    }
    minPrice {
      currency
      value
    }
    maxPrice {
      currency
      value
    }
    step {
      currency
      value
    }
  }
`)

graphql(`
  fragment ProductForm on Product {
    id
    title
    productType
    isChoiceCard
    goesRegistered
    isBlockable
    backgroundColor
    showShadow
    showHand
    isOrderable
    image {
      url
      alt
    }
    digitalVariationConfig {
      ...VariationRule
    }
    physicalVariationConfig {
      ...VariationRule
    }
  }
`)
