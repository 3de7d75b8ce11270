import { useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type { WireMoney } from '#i18n/formats.ts'
import { callShop } from '#storefront/call-shop.ts'
import { refreshBasketCount } from '#storefront/components/basket-count.ts'
import { useErrorModal } from '#storefront/components/modals/use-error-modal.ts'
import { useModals } from '#storefront/components/modals/use-modals.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ProductFormFragment } from '#storefront/graphql/generated/graphql.ts'
import { addToCart } from '#storefront/measurement/events.ts'
import {
  fieldOf,
  findGiftProblems,
  type GiftForm,
  type GiftProblems,
  toPackageInput,
  unitPriceOf,
} from './gift-form.ts'
import { type PriceRule, suggestedCents } from './price-rule.ts'

export type GiftFormState = {
  form: UseFormReturn<GiftForm>
  rule: PriceRule | undefined
  /** What one card costs, once that is an amount for sale. */
  unitPrice: WireMoney | undefined
  isAdding: boolean
  add: () => void
}

/** The form of a gift card: its values, its rules, and putting it in the basket. */
export function useGiftForm(product: ProductFormFragment): GiftFormState {
  const openModal = useModals()
  const showError = useErrorModal()
  const [isAdding, setIsAdding] = useState(false)
  const form = useForm<GiftForm>({
    defaultValues: emptyForm(product),
    mode: 'onTouched',
    resolver: (values) => answerOf(values, findGiftProblems(values, ruleOf(product, values))),
  })
  const rule = ruleOf(product, { variationType: form.watch('variationType') })
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

  return { form, rule, unitPrice, isAdding, add: () => void form.handleSubmit(addToBasket)() }
}

type Refusal = { code: number; message: string; referencedRequestParameter: string | null }

function ruleOf(
  product: ProductFormFragment,
  { variationType }: Pick<GiftForm, 'variationType'>,
): PriceRule | undefined {
  const { digitalVariationConfig, physicalVariationConfig } = product
  return (
    (variationType === 'DIGITAL' ? digitalVariationConfig : physicalVariationConfig) ?? undefined
  )
}

function emptyForm(product: ProductFormFragment): GiftForm {
  const variationType =
    product.digitalVariationConfig?.stock === 'AVAILABLE' ? 'DIGITAL' : 'PHYSICAL'
  const rule = ruleOf(product, { variationType })
  return {
    variationType,
    amount: rule ? String(suggestedCents(rule)) : '',
    otherAmount: '',
    quantity: 1,
    receiver: 'other',
    name: '',
    email: '',
    confirmEmail: '',
    message: '',
  }
}

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
