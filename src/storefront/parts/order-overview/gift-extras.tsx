import { formatMoney } from '#i18n/formats.ts'
import { orderOverviewTexts } from '#i18n/texts/order-overview.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { GiftExtrasFragment } from '#storefront/graphql/generated/graphql.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** Paper and box around a gift, with what they cost where that is something. */
export function GiftExtras({ gift }: { gift: GiftExtrasFragment }) {
  const t = useTexts(orderOverviewTexts)
  const language = useLanguage()
  return [gift.wrapper, gift.giftPacking].map((extra) => {
    if (!extra) return null
    const { id, title, price } = extra.variation
    const cost = formatMoney(language, { ...price, value: price.value * extra.qty })
    return (
      <p key={id} className="text-[0.875rem] text-text-soft">
        {price.value === 0 ? t('free', { title }) : t('extra', { title, count: extra.qty, cost })}
      </p>
    )
  })
}

graphql(`
  fragment GiftExtras on GiftcardPackage {
    wrapper { qty variation { id title price { currency value } } }
    giftPacking { qty variation { id title price { currency value } } }
  }
`)
