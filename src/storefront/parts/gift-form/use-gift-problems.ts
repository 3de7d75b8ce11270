import { formatMoney, type WireMoney } from '#i18n/formats.ts'
import { productTexts } from '#i18n/texts/product.ts'
import { textGroup } from '#i18n/texts.ts'
import { nameLengthMax, noteLengthMax } from '#kernel/limits.ts'
import type { PriceRule } from '#storefront/parts/amounts/price-rule.ts'
import type { FieldErrorMessage } from '#ui/form/shop-form.ts'
import { useFieldErrorMessage } from '#ui/form/use-field-error-message.ts'
import { useLanguage } from '#ui/language.tsx'

/** The message under a field of a gift, with the numbers of its amounts and its note. */
export function useGiftProblems(rule: PriceRule | undefined): FieldErrorMessage {
  const language = useLanguage()
  const format = (money: WireMoney | undefined) =>
    money === undefined ? '' : formatMoney(language, money, 'short')
  return useFieldErrorMessage(textGroup(productTexts, 'form'), {
    amountOutOfRange: { min: format(rule?.minPrice), max: format(rule?.maxPrice) },
    amountNotOffered: { step: format(rule?.step), isWhole: String(rule?.step.value === 100) },
    noteTooLong: { max: String(noteLengthMax) },
    nameTooLong: { max: String(nameLengthMax) },
  })
}
