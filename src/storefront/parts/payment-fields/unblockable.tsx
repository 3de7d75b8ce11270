import { localeOf } from '#i18n/formats.ts'
import { earlyDeliveryTexts } from '#i18n/texts/early-delivery.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** Names, before they are ordered, cards that stay good after a withdrawal: their issuer cannot block them. */
export function Unblockable({ titles }: { titles: readonly string[] }) {
  const t = useTexts(earlyDeliveryTexts)
  const locale = useLanguage()
  if (titles.length === 0) return null
  return (
    <p className="mt-3 max-w-prose text-[0.9375rem] text-text-soft">
      {t('unblockable', { titles: new Intl.ListFormat(localeOf[locale]).format(titles) })}
    </p>
  )
}
