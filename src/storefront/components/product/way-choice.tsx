import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { ProductFormFragment } from '#storefront/graphql/generated/graphql.ts'
import { type RadioCard, RadioCards } from '#storefront/ui/radio-cards.tsx'
import type { GiftForm } from './gift-form.ts'

type WayChoiceProps = { form: UseFormReturn<GiftForm>; product: ProductFormFragment }

/** By e-mail or by post. What cannot be ordered yet is shown, and says so. */
export function WayChoice({ form, product }: WayChoiceProps) {
  const t = useTranslations('product.form')
  const ways = {
    DIGITAL: {
      config: product.digitalVariationConfig,
      label: t('digital'),
      hint: t('digitalHint'),
    },
    PHYSICAL: {
      config: product.physicalVariationConfig,
      label: t('physical'),
      hint: t('physicalHint'),
    },
  }
  const options = Object.entries(ways).flatMap(([value, { config, label, hint }]): RadioCard[] => {
    if (!config) return []
    const state = { AVAILABLE: hint, COMING: t('coming'), OUT: t('unavailable') }[config.stock]
    return [{ value, label, hint: state, isDisabled: config.stock !== 'AVAILABLE' }]
  })
  return (
    <RadioCards
      legend={t('way')}
      name="variationType"
      layout="columns"
      value={form.watch('variationType')}
      options={options}
      onChange={(value) => form.setValue('variationType', value as GiftForm['variationType'])}
    />
  )
}
