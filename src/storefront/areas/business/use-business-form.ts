import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { formatMoney } from '#i18n/formats.ts'
import { businessTexts } from '#i18n/texts/business.ts'
import { writeListQuery } from '#kernel/company-gift.ts'
import { listRowsMax } from '#kernel/limits.ts'
import { type GiftChoice, unitPriceOf } from '#storefront/parts/gift-form/gift-form.ts'
import { amountUnderRule, ruleOf, startGift } from '#storefront/parts/gift-form/product-forms.ts'
import { useGiftProblems } from '#storefront/parts/gift-form/use-gift-problems.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { useFieldErrorMessage } from '#ui/form/use-field-error-message.ts'
import { useShopForm } from '#ui/form/use-shop-form.ts'
import { useLanguage } from '#ui/language.tsx'
import type { BusinessProduct } from './business-product.ts'
import type { BusinessTerms } from './business-terms.ts'
import type { WayOn } from './company-order.ts'
import { quoteAddress } from './quote-address.ts'

export type BusinessFormState = ReturnType<typeof useBusinessForm>

/** Choices of a company for one product. Nothing is sent: the next page asks on. */
export function useBusinessForm(product: BusinessProduct, terms: BusinessTerms) {
  const navigate = useNavigate()
  const paths = usePaths()
  const language = useLanguage()
  const [choice, setChoice] = useState(() => startGift(product))
  const [number, setNumber] = useState('')
  const [occasion, setOccasion] = useState<string>()
  const wayOn = useRef<WayOn>('list')
  const rule = ruleOf(product, choice.variationType)
  const totalMax = product.orderMax ?? terms.totalMax
  const sayAmount = useGiftProblems(rule)
  const say = useFieldErrorMessage(businessTexts, {
    numberOverList: { max: new Intl.NumberFormat(language).format(listRowsMax) },
    totalOverOrder: { max: formatMoney(language, totalMax, 'short') },
  })
  const form = useShopForm({
    name: `business-${product.id}`,
    load: async () => {
      const { companyOrder } = await import('./company-order.ts')
      const { current } = wayOn
      const totalCentsMax = totalMax.value
      return companyOrder({ choice, rule, wayOn: current, totalCentsMax, now: new Date() })
    },
    fieldErrorMessage: (field, problem) =>
      field === 'amount' ? sayAmount(field, problem) : say(field, problem),
    onDone: async (said) => {
      const gift = {
        number: said.number,
        amountCents: said.amount,
        occasion: said.occasion || undefined,
      }
      // The way back finds it as it was.
      await form.keep()
      const isByPost = choice.variationType === 'PHYSICAL'
      const list = writeListQuery({ ...gift, isByPost, when: said.deliveryDate })
      await navigate(
        wayOn.current === 'list'
          ? `${paths.receivers(product.id)}&${list}`
          : quoteAddress(paths, product.id, { ...gift, occasion: titleOf(said.occasion) }),
      )
    },
  })
  // A quote is read by a person.
  const titleOf = (occasion: string) => terms.occasions.find(({ id }) => id === occasion)?.title
  const goOn = (to: WayOn) => {
    wayOn.current = to
  }
  return {
    form,
    choice,
    rule,
    number,
    occasion,
    goOn,
    writeNumber: setNumber,
    chooseOccasion: setOccasion,
    choose: (change: Partial<GiftChoice>) => setChoice((before) => ({ ...before, ...change })),
    unitPrice: rule && unitPriceOf(choice, rule),
    chooseForm: (variationType: GiftChoice['variationType']) => {
      const next = ruleOf(product, variationType)
      setChoice((before) => ({
        ...before,
        variationType,
        ...(next && amountUnderRule(next, before)),
      }))
    },
  }
}
