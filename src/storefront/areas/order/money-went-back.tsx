import { formatMoney } from '#i18n/formats.ts'
import { orderMoneyTexts } from '#i18n/texts/order-money.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { MoneyWentBackFragment } from '#storefront/graphql/generated/graphql.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { payAgainAddress } from './pay-again-address.ts'

type MoneyWentBackProps = {
  order: { uuid: string; wentBack: readonly MoneyWentBackFragment[] }
  /** Of the page, where no other heading stands above it. */
  level?: 'h1' | 'h2'
}

/** A payment that came, could not pay the order and goes back whole: how much, why, and how long it takes or what holds it up. */
export function MoneyWentBack({ order, level: Heading = 'h2' }: MoneyWentBackProps) {
  const t = useTexts(orderMoneyTexts, 'wentBack')
  const paths = usePaths()
  const language = useLanguage()
  const isPaidOtherwise = order.wentBack.some(({ reason }) => reason === 'PAID_TWICE')
  return (
    <section className="mb-8 flex items-start gap-3.5 rounded-card bg-sun-soft p-5 sm:p-6">
      <Icon name="undo" size={24} className="mt-0.5 text-warning-text" />
      <div className="max-w-prose">
        <Heading className="text-[1.25rem]">{t('heading')}</Heading>
        {order.wentBack.map(({ amount, reason, isByCard, isFailed }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing of it is told apart, nor moves.
          <div key={index} className="mt-1 grid gap-1">
            <p className="font-semibold tabular-nums">
              {t('amount', { amount: formatMoney(language, amount) })}
            </p>
            <p>{t(`why.${reason}`)}</p>
            <p>{t(isFailed ? 'failed' : isByCard ? 'whenCard' : 'when')}</p>
          </div>
        ))}
        {!isPaidOtherwise && (
          <div className="mt-4 print:hidden">
            <Button size="small" href={payAgainAddress(paths, order.uuid)}>
              {t('again')}
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}

graphql(`
  fragment MoneyWentBack on MoneyWentBack {
    amount { value currency }
    reason
    isByCard
    isFailed
  }
`)
