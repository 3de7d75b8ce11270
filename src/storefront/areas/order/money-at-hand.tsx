import { formatMoney } from '#i18n/formats.ts'
import { orderMoneyTexts } from '#i18n/texts/order-money.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { MoneyAtHandFragment } from '#storefront/graphql/generated/graphql.ts'
import { Icon } from '#ui/icon.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/use-texts.ts'

type MoneyAtHandProps = {
  received: readonly MoneyAtHandFragment[]
  /** Of the page, where no other heading stands above it. */
  level?: 'h1' | 'h2'
}

/** What came for an order unlike it was asked. It stands in place of every way to pay: who pays again pays twice. */
export function MoneyAtHand({ received, level: Heading = 'h2' }: MoneyAtHandProps) {
  const t = useTexts(orderMoneyTexts, 'received')
  const language = useLanguage()
  return (
    <section className="mb-8 flex items-start gap-3.5 rounded-card bg-sun-soft p-5 sm:p-6">
      <Icon name="clock" size={24} className="mt-0.5 text-warning-text" />
      <div className="max-w-prose">
        <Heading className="text-[1.25rem]">{t('heading')}</Heading>
        {received.map(({ amount, asked }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing of it is told apart, nor moves.
          <p key={index} className="mt-1 font-semibold tabular-nums">
            {t(isAsAsked({ amount, asked }) ? 'late' : 'text', {
              amount: formatMoney(language, amount),
              asked: formatMoney(language, asked),
            })}
          </p>
        ))}
        <p className="mt-1">{t('next')}</p>
        <p className="mt-1">{t('once')}</p>
      </div>
    </section>
  )
}

const isAsAsked = ({ amount, asked }: MoneyAtHandFragment): boolean =>
  amount.value === asked.value && amount.currency === asked.currency

graphql(`
  fragment MoneyAtHand on MoneyReceived {
    amount { value currency }
    asked { value currency }
  }
`)
