import { useState } from 'react'
import { formatMoney, type WireMoney } from '#i18n/formats.ts'
import { textGroup } from '#i18n/text-group.ts'
import { productTexts } from '#i18n/texts/product.ts'
import { nameLengthMax, noteLengthMax } from '#kernel/limits.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ProductFormFragment } from '#storefront/graphql/generated/graphql.ts'
import type { PriceRule } from '#storefront/parts/amounts/price-rule.ts'
import { refreshBasketCount } from '#storefront/parts/basket/basket-count.ts'
import { useFieldErrorMessage } from '#storefront/parts/form/use-field-error-message.ts'
import { useShopForm } from '#storefront/parts/form/use-shop-form.ts'
import type { StartedGift } from '#storefront/parts/gift-wish/started-gift.ts'
import { addToCart } from '#storefront/parts/measurement/events.ts'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { useLanguage } from '#storefront/ui/language.tsx'
import { type GiftChoice, otherAmount, unitPriceOf } from './gift-form.ts'
import { amountUnderRule, ruleOf, startGift } from './product-forms.ts'

export type GiftFormState = ReturnType<typeof useGiftForm>

/** What a receiver reads, as far as it was written. */
const nothingBegun: StartedGift = { name: '', message: '' }

type Written = StartedGift & { giverName: string }

/** The form of a gift card: what is chosen, what it costs, and putting it in the basket. */
export function useGiftForm(product: ProductFormFragment, begun: StartedGift = nothingBegun) {
  const openModal = useModals()
  const [choice, setChoice] = useState(() => startGift(product))
  const [written, setWritten] = useState<Written>({ ...begun, giverName: '' })
  const rule = ruleOf(product, choice.variationType)
  const unitPrice = rule && unitPriceOf(choice, rule)
  const form = useShopForm({
    name: `gift-${product.id}`,
    load: async () => {
      const { addGift } = await import('./add-gift.ts')
      const { variationType, amount } = choice
      const isTyped = amount === otherAmount
      return addGift({ productId: product.id, variationType, rule: isTyped ? rule : undefined })
    },
    fieldErrorMessage: useFieldErrorMessage(textGroup(productTexts, 'form'), useFacts(rule)),
    showOther: (message) => openModal('error', { message }),
    judgesOnLeaving: true,
    onDone: ({ quantity, receiver }) => {
      void refreshBasketCount()
      addToCart(product, unitPrice, quantity)
      openModal('addedToBasket', { product, quantity, unitPrice, name: receiver?.name })
    },
  })

  const choose = (change: Partial<GiftChoice>) => setChoice((before) => ({ ...before, ...change }))

  return {
    form,
    choice,
    choose,
    rule,
    /** What one card costs, once that is an amount for sale. */
    unitPrice,
    written,
    /** What the fields of the receiver begin with. */
    begun,
    write: (change: Partial<Written>) => setWritten((before) => ({ ...before, ...change })),
    /** By e-mail or by post: the amount follows. */
    chooseForm: (variationType: GiftChoice['variationType']) => {
      const next = ruleOf(product, variationType)
      setChoice((before) => ({
        ...before,
        variationType,
        ...(next && amountUnderRule(next, before)),
      }))
      form.changed('amount')
    },
  }
}

/** What the sentences about an amount and a note need to know. */
function useFacts(rule: PriceRule | undefined) {
  const language = useLanguage()
  const format = (money: WireMoney | undefined) =>
    money === undefined ? '' : formatMoney(language, money, 'short')
  return {
    amountOutOfRange: { min: format(rule?.minPrice), max: format(rule?.maxPrice) },
    amountNotOffered: { step: format(rule?.step), isWhole: String(rule?.step.value === 100) },
    noteTooLong: { max: String(noteLengthMax) },
    nameTooLong: { max: String(nameLengthMax) },
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
