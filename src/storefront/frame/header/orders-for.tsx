import { accountTexts } from '#i18n/texts/account.ts'
import { useBasketCompany, useBasketCount } from '#storefront/parts/basket/basket-count.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.ts'

/**
 * For whom a member of companies orders the basket, and the step of the checkout that changes it.
 * Last in the panel: nothing moves when it comes. An empty basket is for nobody yet.
 */
export function OrdersFor() {
  const t = useTexts(accountTexts, 'ordersFor')
  const company = useBasketCompany()
  const count = useBasketCount() ?? 0
  const paths = usePaths()
  if (count === 0) return null
  return (
    <div className="mt-1 flex animate-appear items-center gap-3 rounded-field bg-surface-warm px-3 py-2">
      <Icon name={company ? 'briefcase' : 'user'} size={20} className="text-action" />
      <p className="min-w-0 flex-1 text-[0.875rem] leading-snug">
        <span className="block text-text-soft">{t('basket')}</span>
        <strong className="wrap-anywhere">{company?.name ?? t('myself')}</strong>
      </p>
      <Anchor
        href={`${paths.checkout()}?stap=gegevens`}
        aria-label={t('changeWhom')}
        className="inline-flex min-h-11 items-center font-semibold text-[0.9375rem] text-action underline underline-offset-4"
      >
        {t('change')}
      </Anchor>
    </div>
  )
}
