import { useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type { WireMoney } from '#i18n/formats.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ProductFormFragment } from '#storefront/graphql/generated/graphql.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'
import { refreshBasketCount } from '#storefront/parts/basket/basket-count.ts'
import { addToCart } from '#storefront/parts/measurement/events.ts'
import { useErrorModal } from '#storefront/parts/modals/use-error-modal.ts'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import {
  fieldOf,
  findGiftProblems,
  type GiftForm,
  type GiftProblems,
  toPackageInput,
  unitPriceOf,
} from './gift-form.ts'
import type { PriceRule } from './price-rule.ts'
import { amountUnder, ruleOf, startGift } from './product-forms.ts'

export type GiftFormState = {
  form: UseFormReturn<GiftForm>
  rule: PriceRule | undefined
  /** What one card costs, once that is an amount for sale. */
  unitPrice: WireMoney | undefined
  isAdding: boolean
  /** By e-mail or by post: the amount follows. */
  chooseForm: (variationType: GiftForm['variationType']) => void
  add: () => void
}

/** The form of a gift card: its values, its rules, and putting it in the basket. */
export function useGiftForm(product: ProductFormFragment): GiftFormState {
  const openModal = useModals()
  const showError = useErrorModal()
  const [isAdding, setIsAdding] = useState(false)
  const form = useForm<GiftForm>({
    defaultValues: startGift(product),
    mode: 'onTouched',
    resolver: (values) =>
      answerOf(values, findGiftProblems(values, ruleOf(product, values.variationType))),
  })
  const rule = ruleOf(product, form.watch('variationType'))
  const unitPrice = rule && unitPriceOf(form.watch(), rule)

  async function addToBasket(values: GiftForm) {
    setIsAdding(true)
    try {
      const input = toPackageInput(values, product.id)
      const { addPackage } = await callShop(AddPackageDocument, { input }, 'mutation')
      if (addPackage.errors.length > 0) return showRefusals(addPackage.errors, values)
      void refreshBasketCount()
      addToCart(product, unitPrice, input.quantity)
      const name = input.receiver?.name
      openModal('addedToBasket', { product, quantity: input.quantity, unitPrice, name })
    } catch (failure) {
      showError(failure)
    } finally {
      setIsAdding(false)
    }
  }

  /** Beside the field where there is one, else in the global modal. */
  function showRefusals(refusals: readonly Refusal[], values: GiftForm) {
    for (const refusal of refusals) {
      const field = fieldOf(refusal.referencedRequestParameter, values)
      if (!field) return showError(refusal)
      form.setError(field, { type: 'shop', message: refusal.message }, { shouldFocus: true })
    }
  }

  function chooseForm(variationType: GiftForm['variationType']) {
    const next = ruleOf(product, variationType)
    form.setValue('variationType', variationType)
    if (!next) return
    const { amount, otherAmount } = amountUnder(next, form.getValues())
    form.setValue('amount', amount)
    form.setValue('otherAmount', otherAmount)
    form.clearErrors(['amount', 'otherAmount'])
  }

  return {
    form,
    rule,
    unitPrice,
    isAdding,
    chooseForm,
    add: () => void form.handleSubmit(addToBasket)(),
  }
}

type Refusal = { code: number; message: string; referencedRequestParameter: string | null }

/** As react-hook-form asks it of a resolver. */
function answerOf(values: GiftForm, problems: GiftProblems) {
  const wrong = Object.entries(problems).filter(([, problem]) => problem !== undefined)
  const errors = Object.fromEntries(
    wrong.map(([field, message]) => [field, { type: 'rule', message }]),
  )
  return wrong.length === 0 ? { values, errors: {} } : { values: {}, errors }
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

const AddPackageDocument = graphql(`
  mutation AddPackage($userData: UserData!, $input: PackageInput!) {
    addPackage(userData: $userData, input: $input) {
      errors {
        ...ShopError
      }
    }
  }
`)
