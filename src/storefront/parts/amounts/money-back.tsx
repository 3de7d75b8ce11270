import { callOffTexts } from '#i18n/texts/call-off.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { MoneyBackFragment } from '#storefront/graphql/generated/graphql.ts'
import { Price } from '#ui/price.tsx'
import { useTexts } from '#ui/use-texts.ts'

const parts = ['gifts', 'wrapping', 'discount', 'fees', 'postage'] as const

/** What comes back of what was paid, part by part. */
export function MoneyBack({ money }: { money: MoneyBackFragment }) {
  const t = useTexts(callOffTexts, 'back')
  return (
    <dl className="grid gap-2 rounded-card bg-surface-gray p-4 sm:p-5">
      {parts.map((part) => {
        const { value, currency } = money[part]
        if (value === 0) return null
        return (
          <div key={part} className="flex justify-between gap-4">
            <dt>{t(part)}</dt>
            <dd>
              <Price money={{ currency, value: part === 'discount' ? -value : value }} />
            </dd>
          </div>
        )
      })}
      <div className="flex justify-between gap-4 border-line border-t pt-2 font-bold">
        <dt>{t('total')}</dt>
        <dd>
          <Price money={money.total} />
        </dd>
      </div>
    </dl>
  )
}

graphql(`
  fragment MoneyBack on MoneyBack {
    gifts { currency value }
    wrapping { currency value }
    discount { currency value }
    fees { currency value }
    postage { currency value }
    total { currency value }
    isWholeOrder
  }
`)
